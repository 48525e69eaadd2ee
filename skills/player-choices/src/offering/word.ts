import choices from '../../../../content/en/choices.yaml';
import {
  type ChoicesInput,
  type Content,
  english,
  fill,
  fingerprint,
  fits,
  getOwn,
  isOfBeat,
  type Option,
  opinionName,
  type Random,
  situationOf,
  typeset,
  verbOf,
  wordCount,
  wordedAs,
} from '../../../../src/sdk/index.ts';
import { rolesFor } from './names.ts';

type Brief = ChoicesInput['brief'];

const CONTENT: Content = choices;
/** A choice is read at a glance. */
const MOST_WORDS = 12;
/** Scenes for which a wording is not used again if there is another. */
const REST = 10;

/** When each wording was last used, by its fingerprint. */
export type Worded = Record<string, number>;

export interface Wording {
  text: string;
  /** What it was worded with; null for the author's own words. */
  template: string | null;
}

/** Words for an option: the author's, or those that fit the question, the answer, the reason and the act best. */
export function wordsFor(
  option: Option,
  brief: Brief,
  { random, worded, taken }: { random: Random; worded: Worded; taken: readonly string[] },
): Wording | null {
  if (option.text !== null) return { text: option.text, template: null };
  const roles = rolesFor(option, brief);
  const tags = tagsFor(option, brief);
  for (const group of groupsFor(option, brief, tags)) {
    const found = (getOwn(CONTENT, group) ?? [])
      .filter((line) => fits(line, tags))
      .flatMap(({ text: template, when = [] }) => {
        const text = fill(template, roles, english, (wordings) => random.pick(wordings));
        if (text === null || wordCount(text) > MOST_WORDS) return [];
        const last = worded[fingerprint(template)];
        const tired = last === undefined ? 0 : Math.max(0, 1 - (brief.scene - last) / REST) * 3;
        const echo = taken.includes(firstWord(text)) ? 1.5 : 0;
        const specific = /\{(?:want|fact|about|topic|item|thing|place|other)/.test(template) ? 0.2 : 0;
        return [
          {
            text: typeset(text),
            template,
            score: random.next() + specific + when.length * 0.3 - tired - echo,
          },
        ];
      })
      .sort((a, b) => b.score - a.score)[0];
    if (found !== undefined) return found;
  }
  return null;
}

export function firstWord(text: string): string {
  return text.split(' ')[0]?.toLowerCase() ?? '';
}

function groupsFor(
  { intent, answers, because }: Option,
  { question, deed }: Brief,
  tags: ReadonlySet<string>,
): string[] {
  const { target, topic, fact, item } = intent;
  const act: string = intent.act;
  const kind = question.next?.kind;
  const isPerson = topic?.startsWith('person:') === true;
  const isForWeather = because.some((reason) => reason.kind === 'weather');
  const plain =
    act === 'ask'
      ? [isPerson ? 'choose.ask.person' : 'choose.ask', 'choose.ask_plain']
      : (act === 'look' || act === 'search') && target === undefined
        ? [item === undefined ? `choose.${act}.around` : 'choose.look.item']
        : act === 'threaten' && fact !== undefined
          ? ['choose.threaten.fact', 'choose.threaten']
          : (act === 'bargain' || act === 'ask_favour') && item !== undefined
            ? [`choose.${act}.item`, `choose.${act}`]
            : act === 'go' && because.some(({ kind }) => kind === 'news')
              ? ['choose.go.news', 'choose.go']
              : act === 'go' && tags.has('called')
                ? ['choose.go.called', 'choose.go']
                : isForWeather
                  ? [`choose.${act}.weather`, `choose.${act}`]
                  : [`choose.${act}`];
  if (answers === undefined || kind === undefined || (kind === 'way' && isForWeather)) return plain;
  // What was said in a moment of the plot is only known by its words.
  if (question.next !== null && wordedAs(question.next) === 'beat')
    return [`choose.beat.${act}`, `choose.beat.${answers}`, ...plain];
  // What is told is said in words of its own, whatever was asked.
  if (act === 'tell' || act === 'trade') return [...plain, `choose.${kind}.${answers}`];
  const situation = question.next === null ? null : situationOf(question.next, deed);
  const special = situation === null ? [] : [`choose.${situation}.${act}`, `choose.${situation}.${answers}`];
  // Where the scene asks the player to go somewhere, another place they are wanted at is named with who waits there.
  if (act === 'go' && tags.has('called') && question.next?.about !== target) return plain;
  return [...special, `choose.${kind}.${act}`, `choose.${kind}.${answers}`, ...plain];
}

function tagsFor(
  { intent }: Option,
  { people, place, plot, time, threads, topics, you, question }: Brief,
): Set<string> {
  const person = people.find(({ id }) => id === intent.target);
  const exit = place?.exits.find(({ id }) => id === intent.target);
  const topic = topics.find(({ id }) => id === intent.topic);
  const opinion = person?.opinion ?? 0;
  const wanted = person?.wants.find(({ id }) => id === intent.want);
  // Only who has been asked to come goes as they were asked.
  const isCalled = plot.knocks.some(
    (knock) => knock.place.id === intent.target && knock.from !== null && (knock.times > 0 || knock.told),
  );
  const isAlong = isAskedAlong(intent, { people, question });
  const isPromised =
    wanted?.taken === true ||
    threads.promises.some(({ who, text }) => who.id === person?.id && text === wanted?.text);
  return new Set([
    intent.act,
    time.part,
    ...(time.held || time.once ? ['held'] : []),
    ...(time.hours.length > 0 ? ['fixed'] : []),
    ...(time.weather === null ? [] : [time.weather.sky]),
    ...(you.isHuman ? ['hands'] : []),
    opinion >= 15 ? 'warm' : opinion <= -15 ? 'cold' : 'even',
    opinionName(opinion),
    ...(person === undefined ? [] : [person.met ? 'met' : 'stranger']),
    ...(person?.arrived ? ['came'] : []),
    ...(['help', 'give'].includes(verbOf(person?.remembers?.act ?? '')) ? ['owes'] : []),
    ...(exit === undefined ? [] : [exit.visited ? 'visited' : 'unvisited']),
    ...(isCalled ? ['called'] : []),
    ...(isAlong ? ['along'] : []),
    ...(topic?.askedOf.includes(intent.target ?? '') ? ['asked'] : []),
    ...(person?.guards.includes(intent.topic ?? '') ? ['guarded'] : []),
    ...(isPromised ? ['promised'] : []),
    ...(isOfBeat(question.next?.about ?? null) ? ['moment'] : []),
  ]);
}

/** Whether a choice answers somebody here who has asked the player to come along. */
function isAskedAlong(
  { act, target }: Option['intent'],
  { people, question: { next } }: Pick<Brief, 'people' | 'question'>,
): boolean {
  const isAsked = next?.kind === 'way' && people.some(({ id }) => id === next.from);
  return isAsked && (verbOf(act) !== 'go' || target === next.about);
}

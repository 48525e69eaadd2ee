import type { Brief } from '../contracts/brief.ts';
import type { Answer, Option } from '../contracts/question.ts';
import type { Act } from '../rules/acts.ts';
import { clause, oneLine } from './material.ts';

type OptionBrief = Pick<Brief, 'you' | 'people' | 'absent' | 'place' | 'topics' | 'plot'>;
type OfferBrief = Pick<Brief, 'options' | 'people' | 'question' | 'deed' | 'authored'>;

const MOST_OPTIONS = 10;
const FEWEST_OPTIONS = 3;
/** What can be done anywhere and follows from nothing in particular, unless it names its object. */
const VAGUE: ReadonlySet<string> = new Set(['wait', 'rest', 'search', 'look', 'hide', 'sneak', 'remember']);
/** What can be said to whoever asks, whatever they ask. */
const REPLIES: readonly [act: Act, answers: Answer][] = [
  ['accept', 'meet'],
  ['refuse', 'refuse'],
  ['put_off', 'put_off'],
  ['ask', 'ask_back'],
  ['deceive', 'lie'],
];
const REPLY = 'reply|';
const MOST_ASKING = 2;

/**
 * What is put to a model: the options of the rules without those that would fit any scene, and the replies to the one it
 * talks with. The rules cannot know what a model will have somebody ask; whatever it is, it can be granted or refused.
 */
export function optionsFor(brief: OfferBrief): Option[] {
  const { options, authored } = brief;
  if (authored?.hasChoices === true) return options.slice(0, MOST_OPTIONS);
  const particular = options.filter((option) => !isVague(option));
  const replies = repliesIn(brief);
  const kept = particular.length + replies.length < FEWEST_OPTIONS ? options : particular;
  return [...kept.slice(0, MOST_OPTIONS), ...replies];
}

/** Whether an option is a reply in the words of a model; the rules say what it costs. */
export function isReply({ id }: Pick<Option, 'id'>): boolean {
  return id.startsWith(REPLY);
}

/** Whether an option could be had in any scene and names nothing of this one. */
export function isVague({ intent, text, because }: Option): boolean {
  const { act, target, item, topic, want, fact, decides, wanted } = intent;
  const isBare = [target, item, topic, want, fact, decides, wanted].every((part) => part === undefined);
  return VAGUE.has(act) && isBare && text === null && because.every(({ kind }) => kind !== 'beat');
}

/** To the one it has been about, and to whoever stands beside them: a model may have either ask. */
function repliesIn({ options, people, question, deed }: OfferBrief): Option[] {
  const wanted = [question.next?.from, deed?.target?.id];
  const first = wanted.map((id) => people.find((one) => one.id === id)).find((one) => one !== undefined);
  const asking = first === undefined ? people : [first, ...people.filter((one) => one !== first)];
  const isThere = (act: Act, id: string) =>
    options.some(({ intent }) => intent.act === act && intent.target === id && !intent.topic);
  return asking.slice(0, MOST_ASKING).flatMap(({ id }) =>
    REPLIES.filter(([act]) => !isThere(act, id)).map(([act, answers]) => ({
      ...{ id: `${REPLY}${act}|${id}`, intent: { act, target: id }, text: null, answers },
      ...{ because: [{ kind: 'prose', ref: id, text: 'The scene brings it up' }] },
      ...{ stakes: 'trust' as const, weight: 0 },
    })),
  );
}

/** How an act is put to a model. What has no name is left out with the words before it. */
const ACTS: Readonly<Record<string, string>> = {
  talk: 'talk with {target}| about {topic}',
  give: 'give {target}| {item}',
  show: 'show {target}| {item}| {topic}',
  go: 'go to {target}',
  follow: 'follow {target}',
  leave: 'leave for {target}',
  look: 'look| at {target}| at {item}',
  read: 'read {target}| {item}',
  help: 'help {target}| with this: {want}',
  tell: 'tell {target}| what you know: {fact}| about {topic}',
  trade: 'offer {target} what you know for what they know|: {fact}',
  keep: 'keep it to yourself|: {fact}',
  'keep thing': 'leave {target} as it is',
  threaten: 'threaten {target}| with what you know: {fact}| about {topic}',
  persuade: 'win {target} over| about {topic}| to part with {item}',
  ask_favour: 'ask {target} for a favour',
  bargain: 'bargain with {target}| about {topic}| for {item}',
  make_amends: 'make amends to {target}',
  put_off: 'put {target} off',
  accept: 'do or grant what {target} asks',
  refuse: 'refuse {target}',
  deceive: 'lie to {target}| about {topic}',
  remember: 'think back| to {topic}',
  hide: 'hide| {target}',
  promise: 'promise {target}| to tell nobody: {fact}',
  wait: 'wait',
  rest: 'rest',
};
const ANY = '{act} {target}| about {topic}| with {item}';

/** An option on one line: what is done, how it answers, what it costs and how likely it is. */
export function optionLine(option: Option, brief: OptionBrief): string {
  const { answers, cost, costs, roll, needs, text } = option;
  const deed = deedWords(option, brief);
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    text === null ? deed : `${oneLine(text, 160)} (${deed})`,
    answers === undefined ? '' : `answers the question: ${answers.replaceAll('_', ' ')}`,
    costs !== undefined ? `costs: ${oneLine(costs, 80)}` : cost === undefined ? '' : `costs: ${cost}`,
    roll === undefined
      ? ''
      : `dice${roll.stat === null ? '' : ` (${oneLine(roll.stat, 30)})`}: success ${percent(roll.odds.success)}, at a price ${percent(roll.odds.partial)}, failure ${percent(roll.odds.failure)}`,
    needs === undefined ? '' : `locked: ${oneLine(needs, 80)}`,
  ]
    .filter((part) => part !== '')
    .join(' | ');
}

function deedWords({ intent, because }: Option, brief: OptionBrief): string {
  const { act, target, topic, item, want, fact } = intent;
  const wish = brief.people.flatMap(({ wants }) => wants).find(({ id }) => id === want)?.text;
  const known = because.find(({ ref }) => fact !== undefined && ref === fact)?.text;
  const words: Readonly<Record<string, string | undefined>> = {
    act: act.replaceAll('_', ' '),
    target: nameOf(target, brief),
    topic: nameOf(topic, brief),
    item: nameOf(item, brief),
    want: wish && clause(wish, 160),
    fact: known && clause(known, 200),
  };
  const kind = target === undefined ? '' : target.slice(0, target.indexOf(':'));
  const parts = (ACTS[`${act} ${kind}`] ?? ACTS[act] ?? ANY).split('|').flatMap((part) => {
    const missing = (part.match(/\{(\w+)\}/g) ?? []).some((slot) => words[slot.slice(1, -1)] === undefined);
    return missing ? [] : [part.replaceAll(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '').trim()];
  });
  return parts.length === 0 ? act.replaceAll('_', ' ') : parts.join(' ').replaceAll(' :', ':');
}

function nameOf(id: string | undefined, brief: OptionBrief): string | undefined {
  if (id === undefined) return undefined;
  const { people, absent, place, topics, you, plot } = brief;
  const known = [
    ...people,
    ...absent,
    ...(place === null ? [] : [place, ...place.things, ...place.exits]),
    ...topics,
    ...you.items,
    ...people.flatMap(({ items }) => items),
    ...plot.knocks.map((knock) => knock.place),
    ...(plot.calling === null ? [] : [plot.calling]),
  ];
  const named =
    known.find((entry) => entry.id === id)?.name ??
    id
      .slice(id.lastIndexOf('/') + 1)
      .replace(/^[a-z]+:/, '')
      .replaceAll('-', ' ');
  return oneLine(named, 60);
}

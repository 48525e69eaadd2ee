import { plainTerms } from '../../base/words.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Brief, Named } from '../../contracts/brief.ts';
import type { Intent } from '../../contracts/intent.ts';
import type { Meanings } from '../../planner/meaning.ts';
import { mentionedIn } from '../../planner/names.ts';
import { type Reading, readPlayerText } from '../../planner/read-text.ts';
import { kindIn } from '../../planner/verbs.ts';
import { verbOf } from '../../rules/acts.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { breaks } from '../../rules/constraints/judge.ts';
import { nameable } from './nameable.ts';
import { questionIn } from './question.ts';

/** What a typed action means: something the rules can resolve, or what the player has to be asked. */
export type Typed = { intent: Intent } | { unclear: string; suggestions: string[] };

/** What comes before the reading by words; a model may say what a text means here. Null leaves it to the words. */
export type ReadByModel = (text: string, brief: Brief, signal?: AbortSignal) => Promise<Intent | null>;

export interface TypedInput {
  brief: Brief;
  campaign: Pick<Campaign, 'limits' | 'people' | 'places' | 'topics'>;
  meanings: Meanings;
  byModel?: ReadByModel;
  signal?: AbortSignal;
}

const LONGEST = 400;

/** Reads what a player has typed. What cannot be told from it is asked back, never guessed. */
export async function readTyped(typed: string, input: TypedInput): Promise<Typed> {
  const { brief, campaign, signal } = input;
  const text = typed.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (text === '') return unclear('Type what you want to do.', brief);
  const limits = questionIn(text) === null ? campaign.limits : [];
  const forbidden = breaks(limits, { act: 'look', words: text });
  if (forbidden !== null) return against(forbidden);
  const read = (await input.byModel?.(text, brief, signal)) ?? null;
  const found = read === null ? await readByWords(text, input, signal) : { intent: { ...read, text } };
  if (!('intent' in found)) return found;
  const broken = breaks(campaign.limits, {
    ...found.intent,
    ...(found.intent.asked === undefined && { words: text }),
  });
  return broken === null ? found : against(broken);
}

function against({ text }: Constraint): Typed {
  return { unclear: `That does not go with this world: ${text}`, suggestions: [] };
}

async function readByWords(
  text: string,
  { brief, campaign, meanings }: TypedInput,
  signal?: AbortSignal,
): Promise<Typed> {
  const named = mentionedIn(text, nameable(brief, campaign));
  const question = questionIn(text);
  const reading = await readPlayerText(text, brief, meanings, signal);
  const isTold = kindIn(text) !== null || named.length > 0;
  if (question !== null && (reading.kind !== 'standing' || brief.people.length === 0))
    return asked(text, question, named, brief);
  if (!isTold && (await meanings.kindsNear(text, signal)) === null)
    return unclear('It is not clear what you want to do. Say it with a verb: ask, give, go, look …', brief);
  return intentOf(text, reading, named, brief);
}

/** A question is put to whoever is there, or to oneself. */
function asked(text: string, question: string, named: readonly Named[], brief: Brief): Typed {
  const person = addressee(named, brief);
  const others = named.filter(({ id }) => id !== person?.id);
  const topic =
    others.find(({ id }) => id.startsWith('topic:')) ??
    topicOf(question, brief) ??
    others.find(({ id }) => id.startsWith('person:'));
  const about = topic !== undefined && { topic: topic.id };
  if (person === null) return { intent: { act: 'remember', text, asked: question, ...about } };
  return { intent: { act: 'ask', text, asked: question, target: person.id, ...about } };
}

/** “What day did the sea leave?” is about the day the sea left. */
function topicOf(question: string, { topics }: Brief): Named | undefined {
  const said = new Set(plainTerms(question));
  return topics.find(({ name }) => {
    const terms = plainTerms(name);
    return terms.length > 0 && terms.every((term) => said.has(term));
  });
}

function addressee(named: readonly Named[], { people, question }: Brief): Named | null {
  const isNamed = people.find(({ id }) => named.some((one) => one.id === id));
  const inTalk = people.find(({ id }) => id === question.next?.from || id === question.last?.from);
  const found = isNamed ?? inTalk ?? people[0];
  return found === undefined ? null : { id: found.id, name: found.shortName || found.name };
}

function intentOf(text: string, { kind, deed }: Reading, named: readonly Named[], brief: Brief): Typed {
  const act = kind === 'steal' ? 'steal' : kind === 'flee' ? 'flee' : deed.act;
  const verb = verbOf(act);
  const of = (prefix: string) => named.find(({ id }) => id.startsWith(`${prefix}:`));
  const intent = (more: Partial<Intent>): Typed => ({ intent: { act: act as Intent['act'], text, ...more } });
  const away = named.find(({ id }) => id.startsWith('person:') && !brief.people.some((one) => one.id === id));
  if (verb === 'go' || (verb === 'sneak' && of('place') !== undefined))
    return going(of('place'), brief, intent);
  if (TO_SOMEBODY.has(verb)) {
    const person = personIn(named, brief);
    if (person === 'several')
      return unclear(
        `Whom do you mean: ${peopleOf(brief).join(', ')}?`,
        brief,
        peopleOf(brief).map((name) => `${text} (${name})`),
      );
    if (person === null)
      return unclear(
        away === undefined ? 'There is nobody here to do that with.' : `${away.name} is not here.`,
        brief,
      );
    const topic = of('topic') ?? named.find(({ id }) => id.startsWith('person:') && id !== person.id);
    const item = brief.you.items.find(({ id }) => named.some((one) => one.id === id));
    if (act === 'give' && item === undefined) return missingItem(brief);
    return intent({
      target: person.id,
      ...(topic !== undefined && { topic: topic.id }),
      ...(item !== undefined && { item: item.id }),
    });
  }
  const thing = of('thing');
  if (verb === 'take' && thing === undefined)
    return unclear(
      'What do you want to take?',
      brief,
      thingsOf(brief).map((name) => `Take ${name}`),
    );
  const topic = of('topic');
  const target = verb === 'remember' ? undefined : (thing ?? personAmong(named, brief));
  return intent({
    ...(target && { target: target.id }),
    ...(topic !== undefined && { topic: topic.id }),
  });
}

const TO_SOMEBODY: ReadonlySet<string> = new Set(['talk', 'persuade', 'threaten', 'help', 'give', 'fight']);

function going(place: Named | undefined, brief: Brief, intent: (more: Partial<Intent>) => Typed): Typed {
  const exits = brief.place?.exits ?? [];
  const ways = exits.map(({ name }) => `Go to ${name}`);
  if (place === undefined) return unclear('Where do you want to go?', brief, ways);
  if (place.id === brief.place?.id) return unclear(`You are already there: ${place.name}.`, brief, ways);
  if (!exits.some(({ id }) => id === place.id))
    return unclear(`There is no way from here straight to ${place.name}.`, brief, ways);
  return intent({ target: place.id });
}

function personIn(named: readonly Named[], brief: Brief): Named | 'several' | null {
  const own = personAmong(named, brief);
  if (own !== undefined) return own;
  const isAway = named.some(({ id }) => id.startsWith('person:'));
  if (isAway || brief.people.length === 0) return null;
  const [only] = brief.people;
  return brief.people.length === 1 && only !== undefined ? { id: only.id, name: only.shortName } : 'several';
}

function personAmong(named: readonly Named[], { people }: Brief): Named | undefined {
  return named.find(({ id }) => people.some((person) => person.id === id));
}

function missingItem(brief: Brief): Typed {
  const { items } = brief.you;
  if (items.length === 0) return unclear('You have nothing to give.', brief);
  return unclear(
    'What do you want to give?',
    brief,
    items.map(({ name }) => `Give ${name}`),
  );
}

function peopleOf({ people }: Brief): string[] {
  return people.map(({ shortName, name }) => shortName || name);
}

function thingsOf({ place }: Brief): string[] {
  return (place?.things ?? []).filter(({ known }) => known).map(({ name }) => name);
}

function unclear(message: string, brief: Brief, suggestions: readonly string[] = []): Typed {
  const others = [
    ...peopleOf(brief).map((name) => `Talk to ${name}`),
    ...thingsOf(brief).map((name) => `Look at ${name}`),
  ];
  return { unclear: message, suggestions: (suggestions.length > 0 ? suggestions : others).slice(0, 4) };
}

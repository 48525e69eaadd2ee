import { plainTerms } from '../../base/words.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Brief, Named } from '../../contracts/brief.ts';
import type { Intent } from '../../contracts/intent.ts';
import { mentionedIn, wellSpelt } from '../../planner/names.ts';
import { questionIn, reportedIn } from '../../planner/question.ts';
import { type Reading, readPlayerText } from '../../planner/read-text.ts';
import type { Similarity } from '../../planner/similarity.ts';
import { ruleOf, verbOf } from '../../rules/acts.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { breaks } from '../../rules/constraints/judge.ts';
import { nameable } from './nameable.ts';

/** What a typed action means: something the rules can resolve, or what the player has to be asked. */
export type Typed = { intent: Intent } | { unclear: string; suggestions: string[] };

/** What comes before the reading by words; a model may say what a text means here. Null leaves it to the words. */
export type ReadByModel = (text: string, brief: Brief, signal?: AbortSignal) => Promise<Intent | null>;

export interface TypedInput {
  brief: Brief;
  campaign: Pick<Campaign, 'limits' | 'people' | 'places' | 'topics'>;
  meanings: Similarity;
  byModel?: ReadByModel;
  signal?: AbortSignal;
}

const LONGEST = 400;

/** Reads what a player has typed. What cannot be told from it is asked back, never guessed. */
export async function readTyped(typed: string, input: TypedInput): Promise<Typed> {
  const { brief, campaign, signal } = input;
  const text = typed.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (text === '') return unclear('Type what you want to do.', brief);
  // One may ask about what is not there, but not about what is never spoken of.
  const isQuestion = questionIn(text) !== null;
  const limits = campaign.limits.filter(({ kind }) => !isQuestion || kind === 'closed_topic');
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
  const known = nameable(brief, campaign);
  const named = mentionedIn(wellSpelt(text, known), known);
  const called = spokenTo(text, brief);
  const question = questionIn(called?.words ?? text);
  const reading = await readPlayerText(text, brief, meanings, { ...(signal && { signal }), known });
  const only = named.length === 1 && isName(text, nameable(brief, campaign)) ? named[0] : undefined;
  if (only !== undefined) return byName(text, only, reading, brief);
  const isWish = (reading.kind === 'persuade' || reading.kind === 'threaten') && likelyEnough(reading);
  const isAsking =
    reading.likely === null ||
    reading.kind === 'talk' ||
    (called === null ? isDirect(text, reading, named) : !isWish);
  if (question !== null && isAsking) return asked(text, question, named, brief);
  if (reading.likely === null)
    return unclear('It is not clear what you want to do. Say it with a verb: ask, give, go, look …', brief);
  return intentOf(text, reading, named, brief);
}

/**
 * “Where was Dorcas?” is a question whatever else its words may mean, but for what the player sees here, for how somebody
 * looks, and for what somebody thinks of the player. “What if I paid Bram?” is a deed.
 */
function isDirect(text: string, { kind, likely }: Reading, named: readonly Named[]): boolean {
  if (reportedIn(text) !== null) return true;
  const names = (prefix: string) => named.some(({ id }) => id.startsWith(`${prefix}:`));
  if (kind === 'standing') return !names('person') && !names('faction');
  if (kind === 'looks' || kind === 'look' || kind === 'search') {
    const isSeen = names('person') ? kind === 'looks' : names('thing') || names('item');
    return !SEES_HERE.test(text) && !isSeen;
  }
  const isDeed = SPEAKS_OF_ME.test(text) && (likely?.score ?? 0) >= SURE;
  if (isDeed && (kind === 'remember' || /\b(?:i|we)\b/i.test(text))) return false;
  return /^(?:who|what|where|when|why|how|which|whose)\b/i.test(text) || !SPEAKS_OF_ME.test(text);
}

function likelyEnough({ likely }: Reading): boolean {
  return (likely?.score ?? 0) >= LIKELY;
}

const SEES_HERE = /\b(?:i|we|here|this|around)\b/i;
const SPEAKS_OF_ME = /\b(?:i|we|me|us|my|our)\b/i;
/** How likely a reading must be to stand against the form of a question. */
const SURE = 0.5;
/** How likely a wish must be to stand against the form of a question to somebody. */
const LIKELY = 0.4;

/** “To the chapel”: a name and no more. */
function isName(text: string, named: readonly Named[]): boolean {
  const bare = text
    .toLowerCase()
    .replace(/^(?:(?:to|at|the|an?|over|back)\s+)+/, '')
    .replace(/[.!?\s]+$/, '');
  return named.some(({ name }) => name.toLowerCase().replace(/^(?:the|an?)\s+/, '') === bare);
}

/** Who names a place and nothing else wants to go there; a person is spoken to, and a thing looked at. */
function byName(text: string, only: Named, reading: Reading, brief: Brief): Typed {
  const kind = only.id.startsWith('place:') ? 'go' : only.id.startsWith('person:') ? 'talk' : 'look';
  return intentOf(
    text,
    { ...reading, kind, deed: { ...reading.deed, act: kind }, likely: null },
    [only],
    brief,
  );
}

/** “Ask Ilse why she left”: whoever is asked is named first. */
const ASKS_BY_NAME = /^(?:(?:i|we) )?(?:ask|question|tell)\b/i;

/** A question is put to whoever is there, or to oneself. */
function asked(text: string, question: string, named: readonly Named[], brief: Brief): Typed {
  const person = spokenTo(text, brief)?.person ?? addressee(named, brief);
  const away = named.find(({ id }) => id.startsWith('person:') && id !== person?.id);
  if (away !== undefined && ASKS_BY_NAME.test(text) && !named.some(({ id }) => id === person?.id))
    return unclear(`${away.name} is not here.`, brief);
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

/** “Wren” in “Who is Odo to you, Wren?”, and what is said to her. */
function spokenTo(text: string, { people }: Brief): { person: Named; words: string } | null {
  const [, first, after = ''] = /^([^,]+),\s+(.+)$/.exec(text) ?? [];
  const [, before = '', last, mark = ''] = /^(.+),\s*([^,]+?)([?.!]*)$/.exec(text) ?? [];
  for (const [called, words] of [[first, after] as const, [last, before + mark] as const]) {
    const found = people.find(({ name, shortName }) =>
      [name, shortName].some((one) => one.toLowerCase() === called?.toLowerCase()),
    );
    if (found !== undefined) return { person: { id: found.id, name: found.shortName || found.name }, words };
  }
  return null;
}

function addressee(named: readonly Named[], { people, question }: Brief): Named | null {
  const isNamed = people.find(({ id }) => named.some((one) => one.id === id));
  const inTalk = people.find(({ id }) => id === question.next?.from || id === question.last?.from);
  const found = isNamed ?? inTalk ?? people[0];
  return found === undefined ? null : { id: found.id, name: found.shortName || found.name };
}

function intentOf(
  text: string,
  { kind, deed, likely }: Reading,
  named: readonly Named[],
  brief: Brief,
): Typed {
  const act = likely?.act ?? (kind === 'steal' || kind === 'flee' ? kind : deed.act);
  const verb = verbOf(act);
  const of = (prefix: string) => named.find(({ id }) => id.startsWith(`${prefix}:`));
  const intent = (more: Partial<Intent>): Typed => ({ intent: { act: act as Intent['act'], text, ...more } });
  if (kind === 'standing')
    return { intent: { act: 'remember', text, ...about(of('faction') ?? of('person')) } };
  if (kind === 'flee') return fleeing(of('place'), brief, intent);
  if (verb === 'go' || (verb === 'sneak' && of('place') !== undefined))
    return going(of('place'), brief, (more) => intent({ ...more, ...companyIn(text, named, brief) }));
  if (ruleOf(act).needsSomebody) {
    const person = personIn(text, named, brief);
    if (person === 'several')
      return unclear(
        `Whom do you mean: ${peopleOf(brief).join(', ')}?`,
        brief,
        peopleOf(brief).map((name) => `${text} (${name})`),
      );
    if (person === null) return unclear(whoIsMissing(named, brief), brief);
    const topic =
      of('topic') ?? named.find(({ id }) => id.startsWith('person:') && id !== person.id) ?? of('faction');
    const item = brief.you.items.find(({ id }) => named.some((one) => one.id === id));
    if (verb === 'give' && item === undefined) return missingItem(brief);
    return intent({
      target: person.id,
      ...(topic !== undefined && { topic: topic.id }),
      ...(item !== undefined && { item: item.id }),
    });
  }
  const thing = of('thing');
  if (act === 'take' && thing === undefined && of('item') === undefined)
    return unclear(
      'What do you want to take?',
      brief,
      thingsOf(brief).map((name) => `Take ${name}`),
    );
  const item = of('item');
  const person = personAmong(named, brief);
  const target = verb === 'remember' ? undefined : verb === 'sneak' ? (person ?? thing) : (thing ?? person);
  return intent({
    ...(target && { target: target.id }),
    ...about(of('topic') ?? (verb === 'remember' ? of('person') : undefined)),
    ...(item !== undefined && brief.you.items.some(({ id }) => id === item.id) && { item: item.id }),
  });
}

function about(topic: Named | undefined): { topic?: string } {
  return topic === undefined ? {} : { topic: topic.id };
}

function whoIsMissing(named: readonly Named[], { people, threads }: Brief): string {
  const away = named.find(({ id }) => id.startsWith('person:') && !people.some((one) => one.id === id));
  if (away !== undefined) return `${away.name} is not here.`;
  const group = threads.factions.find(({ id }) => named.some((one) => one.id === id));
  return group === undefined ? 'There is nobody here to do that with.' : `Nobody of ${group.name} is here.`;
}

function going(place: Named | undefined, brief: Brief, intent: (more: Partial<Intent>) => Typed): Typed {
  const exits = brief.place?.exits ?? [];
  const ways = exits.map(({ name }) => `Go to ${name}`);
  if (place === undefined) return unclear('Where do you want to go?', brief, ways);
  if (place.id === brief.place?.id) return unclear(`You are already there: ${place.name}.`, brief, ways);
  if (!exits.some(({ id }) => id === place.id))
    return unclear(`There is no way from here straight to ${place.name}.`, brief, ways);
  return intent({ target: place.id });
}

/** “Go to the mill with Ansa”, “follow Ansa to the mill”: whoever of those here is named comes along. */
function companyIn(text: string, named: readonly Named[], { people }: Brief): Pick<Intent, 'along'> {
  if (!TOGETHER.test(text)) return {};
  const along = people.filter(({ id }) => named.some((one) => one.id === id)).map(({ id }) => id);
  return along.length === 0 ? {} : { along };
}

const TOGETHER = /\b(?:with|together|follow|after|behind|beside|join|accompany|lead|take|bring)\b/i;

/** Who flees takes whatever way there is. */
function fleeing(place: Named | undefined, brief: Brief, intent: (more: Partial<Intent>) => Typed): Typed {
  const exits = brief.place?.exits ?? [];
  const way = exits.find(({ id }) => id === place?.id) ?? exits.find(({ visited }) => visited) ?? exits[0];
  return way === undefined ? unclear('There is no way out of here.', brief) : intent({ target: way.id });
}

function personIn(text: string, named: readonly Named[], brief: Brief): Named | 'several' | null {
  const own = personAmong(named, brief);
  if (own !== undefined) return own;
  if (named.some(({ id }) => id.startsWith('person:'))) return null;
  const groups = named.filter(({ id }) => id.startsWith('faction:')).map(({ id }) => id);
  const meant = brief.people.filter(({ pronoun, factions }) =>
    groups.length > 0 ? groups.some((id) => factions.includes(id)) : isMeant(pronoun, text),
  );
  const [first] = meant;
  if (first === undefined) return null;
  return meant.length === 1 || groups.length > 0 ? { id: first.id, name: first.shortName } : 'several';
}

const PRONOUNS = { she: /\b(?:she|her|hers)\b/i, he: /\b(?:he|him|his)\b/i };

/** Whether “her” or “him” can be somebody; where neither is said, anybody is meant. */
function isMeant(pronoun: string, text: string): boolean {
  const [isShe, isHe] = [PRONOUNS.she.test(text), PRONOUNS.he.test(text)];
  return isShe === isHe || pronoun === 'they' || (pronoun === 'she' && isShe) || (pronoun === 'he' && isHe);
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

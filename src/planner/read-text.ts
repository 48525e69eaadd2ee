import type { Brief, Deed, Named } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import { ruleOf, type SceneType, verbOf } from '../rules/acts.ts';
import { type Likely, likeliest } from './actions/kinds.ts';
import { scoresOf } from './actions/model.ts';
import { concernsGroup, mentionedIn, namesIn, wellSpelt } from './names.ts';
import { questionIn } from './question.ts';
import type { Similarity } from './similarity.ts';
import { actOf, type Kind, RISKY, sceneTypeOfKind } from './verbs.ts';

/** What a player's text means, without an engine that has resolved it. */
export interface Reading {
  kind: Kind;
  sceneType: SceneType;
  deed: Deed;
  /** Dice decide how it ends. */
  isRisky: boolean;
  /** Somebody's opinion of the player bears on it. */
  needsOpinion: boolean;
  /** A group's opinion of the player bears on it. */
  needsReputation: boolean;
  /** The text asks what somebody looks like. */
  asksForLooks: boolean;
  /** All that the text names, out of what is known. */
  mentioned: Named[];
  /** What the words most likely mean; null when that is unclear, or when an intent says what is meant. */
  likely: Likely | null;
}

/** Reads a text by what texts with a known meaning have in common with it; with meanings where they can be had. */
export async function readPlayerText(
  typed: string,
  brief: Brief,
  meanings: Similarity,
  /** `known` is what can be named; what the brief names unless told. */
  { signal, known = namesIn(brief) }: { signal?: AbortSignal; known?: readonly Named[] } = {},
): Promise<Reading> {
  const text = wellSpelt(typed, known);
  const plain = inPlainWords(text, known);
  const vector = await meanings.vectorOf(plain, signal);
  const people = brief.people.flatMap(({ name, shortName }) => [...name.split(' '), shortName]);
  const names = new Set([...people.filter(isProper), PLAIN['person'] ?? ''].map(lower));
  const likely = likeliest(scoresOf(plain, vector, [...names]));
  const meant = likely !== null && isToSomebody(likely, text, brief) ? { ...likely, ...ASKED } : likely;
  return { ...reading(meant?.kind ?? 'look', text, null, known, meant?.asksForGroup), likely: meant };
}

/** What stands for a name: whoever or whatever it is called, nothing of its meaning says what is done. */
const PLAIN: Readonly<Record<string, string>> = {
  person: 'Anna',
  item: 'key',
  thing: 'box',
  place: 'harbour',
  faction: 'guild',
  topic: 'matter',
};

/** The text with a plain word for everything that has a name here. */
export function inPlainWords(text: string, known: readonly Named[]): string {
  let plain = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const all = known.map(({ id, name }) => ({
    kind: id.split(':')[0] ?? '',
    bare: name.replace(/^(?:the|an?)\s+/i, ''),
  }));
  for (const { kind, bare } of all.sort((one, other) => other.bare.length - one.bare.length)) {
    const word = PLAIN[kind];
    if (word === undefined || bare.length < 3) continue;
    const pattern = bare.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '[^\\p{L}]+');
    plain = plain.replaceAll(new RegExp(`(?<![\\p{L}])${pattern}(?=s?(?![\\p{L}]))`, 'giu'), word);
  }
  return plain;
}

const ASKED = { kind: 'talk', act: 'ask' } as const;

/** What the player does, sees or is to others is no question to anybody; what is so is asked of whoever is there. */
function isToSomebody({ kind }: Likely, text: string, { people }: Brief): boolean {
  const isOwn = OWN.has(kind) || /\b(?:I|we|me|us|my|our)\b/i.test(text);
  return !isOwn && people.length > 0 && questionIn(text) !== null;
}

const OWN: ReadonlySet<Kind> = new Set(['look', 'looks', 'search', 'standing']);

const isProper = (name: string) => /^\p{Lu}[\p{L}]+$/u.test(name);
const lower = (name: string) => name.toLowerCase();

/** What an intent means that no engine has resolved. */
export function readIntent(intent: Intent, brief: Brief, playerInput: string): Reading {
  const text = intent.text === '' ? playerInput : intent.text;
  const verb = verbOf(intent.act);
  const read = reading(verb === 'decide' ? 'look' : verb, text, intent, namesIn(brief));
  const isRisky = ruleOf(intent.act).rolled === true;
  return { ...read, isRisky, deed: { ...read.deed, act: intent.act } };
}

function reading(
  kind: Kind,
  text: string,
  intent: Intent | null,
  named: readonly Named[],
  asksForGroup = false,
): Reading {
  const mentioned = mentionedIn(text, named);
  const sceneType = sceneTypeOfKind(kind);
  return {
    kind,
    sceneType,
    deed: deedOf(kind, text, intent, named, mentioned),
    ...needsOf(kind, asksForGroup, text, mentioned),
    asksForLooks: kind === 'looks',
    mentioned,
    likely: null,
  };
}

/**
 * What has a say in an action. What is done to somebody goes by that person's opinion; what is done to a group, with nobody
 * named, by the group's; who asks somebody how a group takes the player needs both.
 */
export function needsOf(
  kind: Kind,
  asksForGroup: boolean,
  text: string,
  mentioned: readonly Named[],
): Pick<Reading, 'isRisky' | 'needsOpinion' | 'needsReputation'> {
  const [person, group] = [nameOf('person', mentioned), nameOf('faction', mentioned)];
  const isRisky = RISKY.has(kind);
  if (kind === 'standing') {
    const isGroup = group && !person ? true : asksForGroup && (group || !person);
    return { isRisky, needsOpinion: !isGroup, needsReputation: isGroup };
  }
  const isDialogue = sceneTypeOfKind(kind) === 'dialogue' || kind === 'threaten';
  const isGroup = (isDialogue || kind === 'fight') && !person && concernsGroup(text, mentioned);
  const isAsked = isDialogue && asksForGroup;
  return { isRisky, needsOpinion: isDialogue && (!isGroup || isAsked), needsReputation: isGroup || isAsked };
}

function nameOf(prefix: string, mentioned: readonly Named[]): boolean {
  return mentioned.some(({ id }) => id.startsWith(`${prefix}:`));
}

function deedOf(
  kind: Kind,
  text: string,
  intent: Intent | null,
  named: readonly Named[],
  mentioned: readonly Named[],
): Deed {
  const wanted = intent?.target;
  const target =
    wanted === undefined ? pickTarget(kind, mentioned) : (named.find(({ id }) => id === wanted) ?? null);
  const topic =
    mentioned.find(({ id }) => id !== target?.id && /^(?:topic|person|thing|place):/.test(id)) ?? null;
  const item = mentioned.find(({ id }) => id.startsWith('item:')) ?? null;
  return {
    act: actOf(kind),
    text,
    words: 'player',
    asked: intent?.asked ?? null,
    target,
    topic,
    item,
    want: null,
    outcome: 'done',
    reveals: null,
    degree: 'hint',
    result: null,
    roll: null,
    opinion: null,
    fact: null,
    bearing: null,
    decision: null,
  };
}

const TARGETS: Partial<Record<Kind, string>> = {
  go: 'place',
  flee: 'place',
  sneak: 'place',
  look: 'thing',
  search: 'thing',
  take: 'thing',
  steal: 'thing',
  try: 'thing',
  remember: 'topic',
};

/** Who or what a verb most likely means, out of what the text names. */
function pickTarget(kind: Kind, mentioned: readonly Named[]): Named | null {
  const wanted = TARGETS[kind] ?? 'person';
  return mentioned.find(({ id }) => id.startsWith(`${wanted}:`)) ?? mentioned[0] ?? null;
}

import type { Brief, Deed, Named } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import { ruleOf, type SceneType, verbOf } from '../rules/acts.ts';
import type { Meanings } from './meaning.ts';
import { asksForGroup, concernsGroup, mentionedIn, namesIn } from './names.ts';
import { actOf, type Kind, kindIn, RISKY, sceneTypeOfKind } from './verbs.ts';

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
}

/** Nearness from which a text means what its neighbours mean, by how much its own words say. */
const ENOUGH = { none: 0.34, weak: 0.5, word: 0.72 } as const;
/** How much nearer another meaning must be than that of the words. */
const MARGIN = 0.15;

/** Reads a text by its words and, where meanings can be had, by its nearness to labelled examples. */
export async function readPlayerText(
  text: string,
  brief: Brief,
  meanings: Meanings,
  signal?: AbortSignal,
): Promise<Reading> {
  const byWords = kindIn(text);
  const kind =
    byWords?.certainty === 'phrase' ? byWords.kind : await kindByMeaning(text, byWords, meanings, signal);
  return reading(kind, text, null, brief);
}

/** What an intent means that no engine has resolved. */
export function readIntent(intent: Intent, brief: Brief, playerInput: string): Reading {
  const text = intent.text === '' ? playerInput : intent.text;
  const verb = verbOf(intent.act);
  const read = reading(verb === 'decide' ? 'look' : verb, text, intent, brief);
  const isRisky = ruleOf(intent.act).rolled === true;
  return { ...read, isRisky, deed: { ...read.deed, act: intent.act } };
}

async function kindByMeaning(
  text: string,
  byWords: ReturnType<typeof kindIn>,
  meanings: Meanings,
  signal: AbortSignal | undefined,
): Promise<Kind> {
  const near = await meanings.kindsNear(text, signal);
  const [best] = near ?? [];
  if (near === null || best === undefined) return byWords?.kind ?? 'look';
  if (byWords === null) return best.nearness >= ENOUGH.none ? best.kind : 'look';
  const own = near.find(({ kind }) => kind === byWords.kind)?.nearness ?? 0;
  const bound = byWords.certainty === 'weak' ? ENOUGH.weak : ENOUGH.word;
  return best.nearness >= bound && best.nearness - own >= MARGIN ? best.kind : byWords.kind;
}

function reading(kind: Kind, text: string, intent: Intent | null, brief: Brief): Reading {
  const named = namesIn(brief);
  const mentioned = mentionedIn(text, named);
  const sceneType = sceneTypeOfKind(kind);
  const isReputation = kind === 'standing';
  const isGroup = isReputation ? asksForGroup(text, mentioned) : concernsGroup(text, mentioned);
  return {
    kind,
    sceneType,
    deed: deedOf(kind, text, intent, named, mentioned),
    isRisky: RISKY.has(kind),
    needsOpinion: sceneType === 'dialogue' || kind === 'threaten' || (isReputation && !isGroup),
    needsReputation:
      isGroup && (sceneType === 'dialogue' || kind === 'fight' || kind === 'threaten' || isReputation),
    asksForLooks: kind === 'looks',
    mentioned,
  };
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

import type { JsonObject } from '../base/json.ts';
import type { Intent } from '../plan/generator.ts';
import type { Deed, Named } from './context.ts';
import type { Meanings } from './meaning.ts';
import { concernsGroup, mentionedIn, namesIn } from './names.ts';
import { type Kind, kindIn, RISKY, type SceneType, sceneTypeOfKind, verbOf } from './verbs.ts';

/** What a player's text means, without an engine that has resolved it. */
export interface Reading {
  kind: Kind;
  sceneType: SceneType;
  deed: Deed;
  /** Dice decide how it ends. */
  isRisky: boolean;
  /** Somebody's opinion of the player bears on it. */
  needsOpinion: boolean;
  /** The standing with a group bears on it. */
  needsStanding: boolean;
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
  context: JsonObject,
  meanings: Meanings,
  signal?: AbortSignal,
): Promise<Reading> {
  const byWords = kindIn(text);
  const kind =
    byWords?.certainty === 'phrase' ? byWords.kind : await kindByMeaning(text, byWords, meanings, signal);
  return reading(kind, text, null, context);
}

/** What an intent means that no engine has resolved. */
export function readIntent(intent: Intent, context: JsonObject, playerInput: string): Reading {
  const text = intent.text === '' ? playerInput : intent.text;
  const kind = KINDS.has(intent.verb) ? (intent.verb as Kind) : (kindIn(text)?.kind ?? 'look');
  const read = reading(kind, text, intent, context);
  return intent.verb === '' ? read : { ...read, deed: { ...read.deed, verb: intent.verb } };
}

const KINDS = new Set([
  ...RISKY,
  'talk',
  'help',
  'give',
  'search',
  'take',
  'look',
  'go',
  'remember',
  'rest',
  'wait',
] as string[]);

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

function reading(kind: Kind, text: string, intent: Intent | null, context: JsonObject): Reading {
  const named = namesIn(context);
  const mentioned = mentionedIn(text, named);
  const sceneType = sceneTypeOfKind(kind);
  const isGroup = concernsGroup(text, mentioned);
  const isStanding = kind === 'standing';
  return {
    kind,
    sceneType,
    deed: deedOf(kind, text, intent, named, mentioned),
    isRisky: RISKY.has(kind),
    needsOpinion: sceneType === 'dialogue' || kind === 'threaten' || (isStanding && !isGroup),
    needsStanding:
      isGroup && (sceneType === 'dialogue' || kind === 'fight' || kind === 'threaten' || isStanding),
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
    verb: verbOf(kind),
    text,
    target,
    topic,
    item,
    want: null,
    outcome: 'done',
    reveals: null,
    degree: 'hint',
    result: null,
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

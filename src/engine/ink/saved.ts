import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { InkStory } from '../../campaign/ink/story.ts';
import { InkFailure } from './failure.ts';
import { LIMITS, type RuntimeStory } from './machine.ts';

/** What is kept of a scene between two choices, as text in the state of the story. */
interface SavedScene {
  version: 1;
  /** The knot that began the scene. */
  knot: string;
  /** The knots that the state points into, with what they were like when it was saved. */
  stamps: Record<string, string>;
  /** The state as ink writes it. */
  ink: JsonObject;
}

/** What outlives a scene: variables and how often what was visited. The rest is where a scene stands. */
const LASTING = ['variablesState', 'visitCounts', 'turnIndices', 'turnIdx', 'storySeed', 'previousRandom'];

export function saveScene(story: RuntimeStory, knot: string, isDone: boolean, ink: InkStory): string {
  const state = parsed(story.state.ToJson());
  const kept = isDone ? lasting(state) : state;
  const saved: SavedScene = { version: 1, knot, stamps: isDone ? {} : stampsOf(state, ink), ink: kept };
  const text = JSON.stringify(saved);
  if (text.length > LIMITS.state)
    throw new InkFailure(
      'state too large',
      `The variables of the scenes take more than ${LIMITS.state / 1024} KiB.`,
      ink.knots[knot] ?? null,
    );
  return text;
}

export function readSaved(text: string): SavedScene {
  const bad = (cause?: unknown) =>
    new InkFailure('bad state', 'The saved state of a scene cannot be read.', null, cause);
  if (text.length > LIMITS.state) throw bad();
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw bad(cause);
  }
  if (!isJsonObject(value) || value['version'] !== 1) throw bad();
  const { knot, stamps, ink } = value;
  if (typeof knot !== 'string' || !isJsonObject(stamps) || !isJsonObject(ink ?? null)) throw bad();
  const texts = Object.entries(stamps).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { version: 1, knot, stamps: Object.fromEntries(texts), ink: ink as JsonObject };
}

/** Whether the knots that a saved scene stands in are as they were. */
export function isUnchanged({ stamps }: SavedScene, { knots }: InkStory): boolean {
  return Object.entries(stamps).every(
    ([knot, stamp]) => Object.hasOwn(knots, knot) && knots[knot]?.stamp === stamp,
  );
}

/** Goes on where the scene was saved. */
export function restore(story: RuntimeStory, { ink }: SavedScene): void {
  story.state.LoadJson(JSON.stringify(ink));
}

/** A scene as it was left, in a story that has gone on since. */
export function withLasting(left: SavedScene, { ink }: SavedScene): SavedScene {
  return { ...left, ink: { ...left.ink, ...lasting(ink) } };
}

/** Brings back variables and visits alone; the story stands nowhere afterwards. */
export function restoreLasting(story: RuntimeStory, { ink }: SavedScene): void {
  const fresh = beginnings.get(story) ?? parsed(story.state.ToJson());
  beginnings.set(story, fresh);
  story.state.LoadJson(JSON.stringify({ ...fresh, ...lasting(ink) }));
}

/** What a story is like before its first scene; it is used for scene after scene. */
const beginnings = new WeakMap<RuntimeStory, JsonObject>();

/** The saved scene as if this knot had never been visited: what was chosen in it can be chosen again. */
export function forgettingVisits(saved: SavedScene, knot: string): SavedScene {
  const isElsewhere = ([path]: [string, unknown]) => path !== knot && !path.startsWith(`${knot}.`);
  const without = (counts: Json | undefined) =>
    Object.fromEntries(Object.entries(isJsonObject(counts) ? counts : {}).filter(isElsewhere));
  const { visitCounts, turnIndices } = saved.ink;
  return {
    ...saved,
    ink: { ...saved.ink, visitCounts: without(visitCounts), turnIndices: without(turnIndices) },
  };
}

function lasting(state: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(state).filter(([key]) => LASTING.includes(key)));
}

function parsed(text: unknown): JsonObject {
  const value = JSON.parse(String(text)) as Json;
  return isJsonObject(value) ? value : {};
}

/** Every text in the state that is the path of something in a knot names a knot that must stay as it is. */
function stampsOf(state: JsonObject, { knots }: InkStory): Record<string, string> {
  const stamps: Record<string, string> = {};
  const visit = (value: Json) => {
    if (typeof value === 'string') {
      const [knot = ''] = value.split('.');
      if (Object.hasOwn(knots, knot)) stamps[knot] = knots[knot]?.stamp ?? '';
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (isJsonObject(value)) Object.values(value).forEach(visit);
  };
  for (const key of ['flows', 'evalStack', 'currentDivertTarget']) visit(state[key] ?? null);
  return stamps;
}

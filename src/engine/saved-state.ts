import { asJson, isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { DayPart } from '../campaign/campaign.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Plan } from '../contracts/plan.ts';
import type { Chapter } from '../prompts/shared.ts';
import { intentFrom } from './intents.ts';
import type { Persona } from './persona.ts';
import { dueOf } from './saved-promises.ts';
import type { OfferedChoice, Scene } from './scene.ts';
import { type Absence, type KeptWorld, newParts, type World } from './world.ts';

/** The scene that a record keeps. */
export function sceneIn({ sceneObject }: { sceneObject: JsonObject }): Scene {
  return sceneObject as unknown as Scene;
}

/** The plan behind a scene, and how it ran. */
export function planIn({ plan, trace }: { plan: Json; trace: Json }): {
  plan: Plan | null;
  result: ExecutionResult | null;
} {
  return { plan, result: trace } as ReturnType<typeof planIn>;
}

/** Who the player is, as a state or the details of a story keep it. */
export function personaIn(kept: JsonObject | null | undefined): Persona | undefined {
  return kept?.['persona'] as Persona | undefined;
}

/** The world as the state keeps it: scores live in the store. */
export function keptWorld({ opinions: _, reputations: __, ...kept }: KeptWorld & Partial<World>): JsonObject {
  return asJson(kept);
}

/** The world of a state, without scores. Stories of earlier versions named acts and scores otherwise. */
export function worldIn(state: JsonObject): KeptWorld {
  const kept = state['world'] as JsonObject;
  const found = worlds.get(kept) ?? readWorld(kept);
  worlds.set(kept, found);
  return found;
}

/** By what was kept, which is never changed: a scene asks for its world again and again. */
const worlds = new WeakMap<JsonObject, ReturnType<typeof readWorld>>();

function readWorld({ regard: _, standing: __, away, left, ...world }: JsonObject): KeptWorld {
  const { recent, deeds, episodes } = world;
  return {
    ...newParts(),
    ...((away !== undefined || left !== undefined) && { absent: absentIn(away, left) }),
    ...world,
    due: dueOf(world['due']),
    recent: Array.isArray(recent) ? recent.map(withAct) : [],
    episodes: Array.isArray(episodes) ? episodes.map(withAct) : [],
    deeds: isJsonObject(deeds)
      ? Object.fromEntries(Object.entries(deeds).map(([id, deed]) => [id, withAct(deed)]))
      : {},
  } as unknown as KeptWorld;
}

/** Who was gone, as stories of earlier versions kept it: days by person, and place, day and part of the day in a line. */
function absentIn(away: Json | undefined, left: Json | undefined): World['absent'] {
  const hours = Object.entries(isJsonObject(left) ? left : {}).map(([id, hour]): [string, Absence] => {
    const [place = '', day, part] = String(hour).split('|');
    return [id, { day: Number(day), from: { place: place || null, part: part as DayPart } }];
  });
  const days = Object.entries(numbersIn(away)).map(([id, day]): [string, Absence] => [
    id,
    { day, from: null },
  ]);
  return Object.fromEntries([...hours, ...days]);
}

/** The scores as they counted after the last scene, for a story without a store and for the page. */
export function lastScores(state: JsonObject): Pick<World, 'opinions' | 'reputations'> {
  const scores = isJsonObject(state['scores']) ? state['scores'] : {};
  // Stories of earlier versions kept them in the world.
  const world = isJsonObject(state['world']) ? state['world'] : {};
  return {
    opinions: numbersIn(scores['opinions'] ?? world['regard']),
    reputations: numbersIn(scores['reputations'] ?? world['standing']),
  };
}

const OWN_KEYS: ReadonlySet<string> = new Set([
  'world',
  'scores',
  'offered',
  'persona',
  'meaning',
  'chapters',
]);

/** What is not the engine's own: what skills have written. */
export function skillStateIn(state: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(state).filter(([key]) => !OWN_KEYS.has(key)));
}

/** The engine's own part. */
export function ownStateIn(state: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(state).filter(([key]) => OWN_KEYS.has(key)));
}

/** What was summed up so far. */
export function chaptersIn(state: JsonObject): Chapter[] {
  const chapters = Array.isArray(state['chapters']) ? state['chapters'] : [];
  return chapters.filter(isJsonObject) as unknown as Chapter[];
}

function numbersIn(value: Json | undefined): Record<string, number> {
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

export function offeredIn(state: JsonObject): OfferedChoice[] {
  const offered = Array.isArray(state['offered']) ? state['offered'] : [];
  return offered.filter(isJsonObject).map(offeredChoice);
}

/** A choice as it was kept. */
export function offeredChoice(choice: JsonObject): OfferedChoice {
  return {
    ...(choice as unknown as OfferedChoice),
    intent: intentFrom(choice['intent'], String(choice['text'] ?? '')),
  };
}

function withAct(entry: Json): Json {
  if (!isJsonObject(entry) || typeof entry['verb'] !== 'string') return entry;
  const { verb, ...rest } = entry;
  return { act: verb, ...rest };
}

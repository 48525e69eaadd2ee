import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json } from '../../src/base/json.ts';
import type { Scene } from '../../src/engine/scene.ts';

/** What two plays of the same story differ in. */
export interface Difference {
  /** The first scene in which anything differs; null when nothing does. */
  first: number | null;
  /** Share of paragraphs that the other play does not have in the same scene. */
  prose: number;
  /** Scenes in which they differ, of all that were compared. */
  choices: number;
  rolls: number;
  effects: number;
  /** What else a player sees: events of skills, pictures, notices. */
  shown: number;
  scenes: number;
}

export function compare(one: readonly Scene[][], other: readonly Scene[][]): Difference {
  const pairs = one.flatMap((play, index) => pairsOf(play, other[index] ?? []));
  const differing = (part: (scene: Scene) => unknown) =>
    pairs.filter(([a, b]) => !isDeepStrictEqual(a && part(a), b && part(b))).length;
  const unequal = pairs.filter(([a, b]) =>
    PARTS.some((part) => !isDeepStrictEqual(a && part(a), b && part(b))),
  );
  const numbers = unequal.map(([a, b]) => (a ?? b)?.scene ?? 0);
  return {
    first: numbers.length === 0 ? null : Math.min(...numbers),
    prose: proseDifference(pairs),
    choices: differing(choicesOf),
    rolls: differing(rollOf),
    effects: differing(effectsOf),
    shown: differing(shownOf),
    scenes: pairs.length,
  };
}

type Pair = [Scene | undefined, Scene | undefined];

function pairsOf(one: readonly Scene[], other: readonly Scene[]): Pair[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at): Pair => [one[at], other[at]]);
}

const proseOf = ({ prose }: Scene) => prose;
/** Words, and what is said beside them. What refers to memories is named after plans, which are new each time. */
const choicesOf = ({ choices }: Scene) =>
  choices.map(({ text, hint, difficulty, needs, roll, because }) => [
    ...[text, hint, difficulty, needs, roll],
    because.map((reason) => reason.text),
  ]);
const rollOf = ({ roll }: Scene) => roll ?? null;
const effectsOf = ({ effects }: Scene) => effects;
const shownOf = ({ uiEvents = [], assets, notices, location }: Scene) => [
  uiEvents,
  assets.map(({ assetId, metadata }) => [assetId, pictureOf(metadata)]),
  notices,
  location,
];
/** The file itself holds the moment it was drawn at. */
function pictureOf(metadata: Json | undefined): unknown {
  if (!isJsonObject(metadata)) return null;
  const { width, height, altText, provenance } = metadata;
  return [width, height, altText, isJsonObject(provenance) ? provenance['style'] : null];
}

const PARTS = [proseOf, choicesOf, rollOf, effectsOf, shownOf];

function proseDifference(pairs: readonly Pair[]): number {
  let [all, different] = [0, 0];
  for (const [one, other] of pairs) {
    const [here, there] = [one?.prose ?? [], other?.prose ?? []];
    all += here.length + there.length;
    different += here.filter((paragraph) => !there.includes(paragraph)).length;
    different += there.filter((paragraph) => !here.includes(paragraph)).length;
  }
  return all === 0 ? 0 : different / all;
}

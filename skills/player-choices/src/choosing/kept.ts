import { isJsonObject, type JsonObject } from '../../../../src/sdk/index.ts';
import type { ChoicesInput } from './input.ts';

type Dependencies = Record<string, JsonObject | null>;

/** The input with the opinions and standings that tools before this one have looked up: they know better. */
export function withKeptScores(input: ChoicesInput, dependencies: Dependencies): ChoicesInput {
  return {
    ...input,
    people: input.people.map((person) => ({
      ...person,
      regard: keptScore(dependencies, 'perception', person.id) ?? person.regard,
    })),
    factions: input.factions.map((faction) => ({
      ...faction,
      standing: keptScore(dependencies, 'reputation', faction.id) ?? faction.standing,
    })),
  };
}

/** A score in the output of a tool, such as `perception["person:aldric"].score`. */
export function keptScore(
  dependencies: Dependencies,
  kind: 'perception' | 'reputation',
  id: string,
): number | null {
  for (const output of Object.values(dependencies)) {
    const kept = output?.[kind];
    const entry = isJsonObject(kept) && Object.hasOwn(kept, id) ? kept[id] : null;
    if (isJsonObject(entry) && typeof entry['score'] === 'number') return entry['score'];
  }
  return null;
}

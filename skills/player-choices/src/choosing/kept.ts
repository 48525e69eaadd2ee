import { isJsonObject, type JsonObject } from '../../../../src/sdk/index.ts';
import type { ChoicesInput, GivenInput } from './input.ts';

type Dependencies = Record<string, JsonObject | null>;

/** The input with the opinions and standings it does not tell, as tools before this one have looked them up; else 0. */
export function withKeptScores(input: GivenInput, dependencies: Dependencies): ChoicesInput {
  return {
    ...input,
    people: input.people.map((person) => ({
      ...person,
      regard: person.regard ?? keptScore(dependencies, 'perception', person.id) ?? 0,
    })),
    factions: input.factions.map((faction) => ({
      ...faction,
      standing: faction.standing ?? keptScore(dependencies, 'reputation', faction.id) ?? 0,
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

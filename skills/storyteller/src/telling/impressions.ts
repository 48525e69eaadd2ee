import { isJsonObject, type Json, type JsonObject } from '../../../../src/sdk/index.ts';

/** The input with what people think as a tool before this one has found it: first impressions are made in the same plan. */
export function withImpressions(
  input: JsonObject,
  dependencies: Record<string, JsonObject | null>,
): JsonObject {
  const { people } = input;
  if (!Array.isArray(people)) return input;
  return { ...input, people: people.map((person) => judged(person, dependencies)) };
}

function judged(person: Json, dependencies: Record<string, JsonObject | null>): Json {
  if (!isJsonObject(person) || person['regard'] !== undefined || typeof person['id'] !== 'string')
    return person;
  for (const output of Object.values(dependencies)) {
    const kept = output?.['perception'];
    const entry = isJsonObject(kept) && Object.hasOwn(kept, person['id']) ? kept[person['id']] : null;
    if (isJsonObject(entry) && typeof entry['score'] === 'number')
      return { ...person, regard: entry['score'] };
  }
  return person;
}

import type { JsonObject } from '../../../../src/base/json.ts';

/** A brief as the engine might send it, with a name that says what it is an example of. */
export interface ExampleBrief {
  name: string;
  brief: JsonObject;
}

type Part = JsonObject;

/** Makes examples that differ from a common brief in what is named. */
export function examplesFrom(common: Part, differing: Readonly<Record<string, Part>>): ExampleBrief[] {
  return Object.entries(differing).map(([name, part], index) => ({
    name,
    brief: { ...common, scene: 4 + index, ...part },
  }));
}

/** The same people, with one of them changed. */
export function withPerson(people: readonly Part[], id: string, change: Part): Part[] {
  return people.map((person) => (person['id'] === id ? { ...person, ...change } : person));
}

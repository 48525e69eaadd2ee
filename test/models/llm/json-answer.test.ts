import { expect, it } from 'vitest';
import { readJson } from '../../../src/models/language/json-answer.ts';
import { factsSchema } from '../../../src/prompts/tasks/facts.ts';

const entry = { name: 'Pip', about: 'a boy', quote: 'a boy called Pip' };
const facts = (parts: object) =>
  JSON.stringify({ summary: '', people: [], things: [], places: [], promises: [], ...parts });
const read = (text: string) => readJson(factsSchema(), { text, stopReason: 'end' });

it('an answer that is longer than asked for is cut, not refused', () => {
  const long = 'You told Hester that the first date was a Thursday. '.repeat(20);
  const answer = read(facts({ summary: long, people: Array.from({ length: 9 }, () => entry) }));
  const { summary, people } = answer as { summary: string; people: unknown[] };
  expect(summary.length).toBeLessThanOrEqual(400);
  expect(long).toContain(summary);
  expect(people).toHaveLength(4);
});

it('an answer of another kind is refused', () => {
  expect(() => read(facts({ people: 'Pip' }))).toThrow('does not fit');
  expect(() => read('Once upon a time')).toThrow('is not JSON');
});

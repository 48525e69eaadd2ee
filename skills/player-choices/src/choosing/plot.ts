import type { Candidate } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

/** More than anything else can be worth. */
const MUST = 20;
const SHOULD = 10;

/** What the plot needs: decisions that are due, choices it waits for, and the way to where something waits. */
export function* withPlot({ decisions, wanted, calling }: ChoicesInput): Iterable<Candidate> {
  for (const { text, verb, tag, beat } of decisions) {
    yield {
      verb: `${verb}:${tag}`,
      tags: [tag],
      text,
      stakes: 'turning point',
      because: [{ kind: 'beat', ref: beat, text: 'It has come to this' }],
      score: MUST,
    };
  }
  for (const { text, verb, target, tag, beat } of wanted) {
    yield {
      verb,
      ...(target !== null && { target }),
      tags: [tag],
      text,
      stakes: 'turning point',
      because: [{ kind: 'beat', ref: beat, text: 'The time for it has come' }],
      score: SHOULD,
    };
  }
  if (calling !== null) {
    yield {
      verb: 'go',
      target: calling.id,
      tags: [],
      text: `Go to ${calling.name} at once`,
      hint: 'Something is about to happen there.',
      stakes: 'turning point',
      because: [{ kind: 'beat', ref: calling.id, text: `Something waits at ${calling.name}` }],
      score: SHOULD,
    };
  }
}

import type { Candidate } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

/** More than anything else can be worth. */
const MUST = 20;
const SHOULD = 10;

/** What the plot needs: decisions that are due, one choice it waits for, and the way to where something waits. */
export function* withPlot(
  { decisions, wanted, calling, people }: ChoicesInput,
  lastOffered: (candidate: Candidate) => number,
): Iterable<Candidate> {
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
  const possible = wanted
    .filter(({ target }) => !target?.startsWith('person:') || people.some(({ id }) => id === target))
    .map(
      ({ text, verb, target, tag, beat }): Candidate => ({
        verb,
        ...(target !== null && { target }),
        tags: [tag],
        text,
        stakes: 'turning point',
        because: [{ kind: 'beat', ref: beat, text: 'The time for it has come' }],
        score: SHOULD,
      }),
    )
    // The one that was not offered for longest.
    .sort((a, b) => lastOffered(a) - lastOffered(b))
    .slice(0, 1);
  yield* possible;
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

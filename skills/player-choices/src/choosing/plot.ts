import { bearingOn } from './bearing.ts';
import type { Candidate, Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';
import { about, asReason, doneAt, type Past } from './past.ts';

/** More than anything else can be worth. */
const MUST = 20;
const SHOULD = 10;
const MAY = 2;

/** What the plot needs: decisions that are due, one choice it waits for, and the way to where something waits. */
export function* withPlot(
  { scene, decisions, wanted, calling, people, place, exits }: ChoicesInput,
  past: Past,
  lastOffered: (candidate: Candidate) => number,
): Iterable<Candidate> {
  for (const { text, verb, tag, beat } of decisions) {
    yield {
      verb: `${verb}:${tag}`,
      tags: [tag],
      text,
      stakes: 'turning point',
      because: [...bearingOn(past, text), { kind: 'beat', ref: beat, text: 'It has come to this' }],
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
        because: [...bearingOn(past, text), { kind: 'beat', ref: beat, text: 'The time for it has come' }],
        score: SHOULD,
      }),
    )
    // The one that was not offered for longest.
    .sort((a, b) => lastOffered(a) - lastOffered(b))
    .slice(0, 1)
    .map((candidate) => (lastOffered(candidate) === 0 ? candidate : putOff(candidate)))
    // What was passed over a moment ago has to be wanted more than other things.
    .map((candidate) => (lastOffered(candidate) < scene - 1 ? candidate : { ...candidate, score: MAY }));
  yield* possible;
  // Whoever is there already need not go.
  if (calling !== null && calling.id !== place?.id) {
    const known = doneAt(past, calling.id) ?? about(past, calling.name)[0];
    const isKnown = exits.some(({ id, visited }) => id === calling.id && visited);
    const way: Candidate = {
      verb: 'go',
      target: calling.id,
      tags: [],
      text: `Go ${isKnown ? 'back ' : ''}to ${calling.name} at once`,
      hint: 'It will not keep for ever.',
      stakes: 'turning point',
      because: [
        ...(known === undefined ? (isKnown ? [been(calling)] : []) : [asReason(known, calling.name)]),
        { kind: 'beat', ref: calling.id, text: `Something waits at ${calling.name}` },
      ],
      score: SHOULD,
    };
    yield lastOffered(way) === 0 ? way : putOff({ ...way, text: `Go to ${calling.name} after all` });
  }
}

function been({ id, name }: { id: string; name: string }): Reason {
  return { kind: 'memory', ref: id, text: `You have been to ${name}` };
}

/** What one has left undone is something one has done. */
function putOff(candidate: Candidate): Candidate {
  const { because, target, tags } = candidate;
  const reason = {
    kind: 'memory',
    ref: target ?? tags[0] ?? '',
    text: 'You have put it off before',
  } as const;
  return {
    ...candidate,
    because: because.some(({ kind }) => kind === 'memory') ? because : [reason, ...because],
  };
}

import { NarratoriaError } from '../../../src/base/errors.ts';
import type { Json, JsonObject } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { EventDecoder, type TimedEvent } from '../../../src/skills/protocol/decoder.ts';
import { SessionState } from '../../../src/skills/protocol/session-state.ts';
import { eventSequence } from '../../../test/skills/protocol/support/arbitraries.ts';
import { mustBe } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { sample } from '../kit/nasty.ts';
import { target } from '../target.ts';

const TOKENS = [
  '\n',
  '{',
  '}',
  '"type":"done"',
  '"version":"0"',
  '\uFEFF',
  '1e999',
  '\\u0000',
  '[[[[',
  'null',
];

interface Output {
  bytes: Buffer;
  /** Where it is cut into chunks. */
  cuts: number[];
}

/** What a decoder made of an output: events until the error, if there was one. */
function decode(chunks: readonly Buffer[]): { events: TimedEvent[]; error: string | null } {
  const events: TimedEvent[] = [];
  const decoder = new EventDecoder({ onEvent: (event) => events.push(event), now: () => 0 });
  try {
    for (const chunk of chunks) decoder.push(chunk);
    decoder.end();
    return { events, error: null };
  } catch (error) {
    if (error instanceof NarratoriaError) return { events, error: error.message };
    throw error;
  }
}

function make(random: Random): Output {
  const lines = sample(eventSequence, random).map((event) =>
    random.below(2) === 0
      ? Buffer.from(JSON.stringify(event))
      : jsonText(mutateJson(event as Json, random), random),
  );
  const sound = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
  const bytes = random.below(3) === 0 ? mutateBytes(sound, random, TOKENS) : sound;
  return {
    bytes,
    cuts: Array.from({ length: random.below(5) }, () => random.below(bytes.length + 1)).sort((a, b) => a - b),
  };
}

function read({ bytes, cuts }: Output) {
  const whole = decode([bytes]);
  const edges = [0, ...cuts, bytes.length];
  const pieces = decode(edges.slice(1).map((end, index) => bytes.subarray(edges[index], end)));
  mustBe(JSON.stringify(whole) === JSON.stringify(pieces), 'it does not matter how the bytes are cut');
  const state = new SessionState();
  for (const event of whole.events) {
    if (event.type !== 'state_patch') continue;
    const before = state.snapshot();
    state.applyPatch(event.patch as JsonObject);
    const again = new SessionState(before);
    again.applyPatch(state.diffFrom(before));
    mustBe(
      JSON.stringify(sorted(again.snapshot())) === JSON.stringify(sorted(state.snapshot())),
      'a difference leads to the state it was taken from',
    );
  }
  return whole.error === null ? ('accepted' as const) : ('refused' as const);
}

/** Keys in one order, so that texts can be compared. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

export default target<Output>({
  name: 'events',
  what: 'what a script writes to stdout, up to the state it leads to',
  inputs: 10_000,
  quick: 200,
  limitMs: 2000,
  open: () => ({ make, read, show: ({ bytes }) => bytes.toString('latin1') }),
});

import { ProtocolViolationError } from '../../../../src/base/errors.ts';
import { EventDecoder, type TimedEvent } from '../../../../src/skills/protocol/decoder.ts';
import { OUTPUT_LIMITS, type OutputLimits } from '../../../../src/skills/protocol/limits.ts';

/** The time all decoders of these tests live in: 2026-02-03T04:05:06.789Z. */
export const NOW = Date.UTC(2026, 1, 3, 4, 5, 6, 789);

export interface Decoded {
  events: TimedEvent[];
  error: ProtocolViolationError | null;
  isDone: boolean;
}

/** Feeds chunks to a decoder as a process would. Any other error than a violation is a defect and is thrown on. */
export function decode(
  chunks: Iterable<Uint8Array | string>,
  limits: Partial<OutputLimits> = {},
  now: () => number = () => NOW,
): Decoded {
  const events: TimedEvent[] = [];
  const decoder = new EventDecoder({
    onEvent: (event) => events.push(event),
    now,
    limits: { ...OUTPUT_LIMITS, ...limits },
  });
  try {
    for (const chunk of chunks) decoder.push(Buffer.from(chunk));
    decoder.end();
  } catch (error) {
    if (!(error instanceof ProtocolViolationError)) throw error;
    return { events, error, isDone: decoder.isDone };
  }
  return { events, error: null, isDone: decoder.isDone };
}

/** The violation that a text leads to. */
export function violationOf(
  text: Uint8Array | string,
  limits: Partial<OutputLimits> = {},
): ProtocolViolationError {
  const { error } = decode([text], limits);
  if (error === null) throw new Error(`No violation in ${JSON.stringify(text.slice(0, 200))}`);
  return error;
}

/** Each value on a line of its own. */
export function ndjson(...values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** Cuts bytes at the given places, which need be neither sorted nor distinct nor in range. */
export function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const edges = [
    0,
    ...places.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b),
    bytes.length,
  ];
  return edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
}

export const LOG = { version: '0', type: 'log', level: 'info', message: 'Starting' } as const;
export const DONE = { version: '0', type: 'done', ok: true } as const;

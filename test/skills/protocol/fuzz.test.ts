import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../src/base/error-codes.ts';
import { eventSequence } from './support/arbitraries.ts';
import { cut, type Decoded, decode, ndjson } from './support/decode.ts';
import { holds } from './support/holds.ts';

/** `decode` itself throws on anything but a ProtocolViolationError; what it returns must make sense. */
function expectSound({ events, error, isDone }: Decoded): void {
  for (const event of events) expect(event.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(events.filter(({ type }) => type === 'done')).toHaveLength(isDone ? 1 : 0);
  if (error !== null) {
    expect(ERROR_CODES).toHaveProperty(error.code);
    expect(error.message).not.toBe('');
  }
}

type Mutation = (bytes: Buffer, at: number, value: number) => Buffer;

const MUTATIONS: Record<string, Mutation> = {
  change: (bytes, at, value) => {
    const copy = Buffer.from(bytes);
    copy[at] = value;
    return copy;
  },
  insert: (bytes, at, value) => Buffer.concat([bytes.subarray(0, at), Buffer.of(value), bytes.subarray(at)]),
  remove: (bytes, at, value) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + (value % 8) + 1)]),
  repeat: (bytes, at, value) => Buffer.concat([bytes.subarray(0, at + value), bytes.subarray(at)]),
  truncate: (bytes, at) => bytes.subarray(0, at),
  structure: (bytes, at, value) => {
    const token = ['{', '}', '[', ']', '"', ':', ',', '\n', '\\u', 'null', '1e999', '-', '__proto__'][
      value % 13
    ];
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(token ?? ''), bytes.subarray(at)]);
  },
};

interface Damage {
  kind: string;
  at: number;
  value: number;
}

function damage(output: Buffer, mutations: readonly Damage[]): Buffer {
  return mutations.reduce<Buffer>(
    (bytes, { kind, at, value }) => (MUTATIONS[kind] as Mutation)(bytes, at % (bytes.length + 1), value),
    output,
  );
}

const mutation: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom(...Object.keys(MUTATIONS)),
  at: fc.nat(),
  value: fc.nat({ max: 255 }),
});

describe('whatever a script writes', () => {
  it('random bytes lead to a violation or to nothing, never to another error', () => {
    holds(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        (bytes, places) => {
          expectSound(decode(cut(Buffer.from(bytes), places)));
        },
      ),
      4000,
    );
  });

  it('random JSON on each line does not either', () => {
    const line = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ version: '0', type: 'log', ...(value as object) })),
      fc
        .record({ version: fc.constant('0'), type: fc.jsonValue(), patch: fc.jsonValue() })
        .map((v) => JSON.stringify(v)),
    );
    holds(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        expectSound(decode([lines.join('\n')]));
      }),
      2000,
    );
  });

  it('good output with mistakes in it does not either', () => {
    holds(
      fc.property(
        eventSequence,
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        (sequence, mutations) => {
          const output = damage(Buffer.from(ndjson(...sequence)), mutations);
          expectSound(decode([output], { lineBytes: 2000, totalBytes: 4000, events: 8, depth: 12 }));
        },
      ),
      4000,
    );
  });

  it('is judged alike however it is cut, whatever the limits are', () => {
    const limits = fc.record({
      lineBytes: fc.integer({ min: 20, max: 400 }),
      totalBytes: fc.integer({ min: 50, max: 1500 }),
      events: fc.integer({ min: 1, max: 8 }),
      depth: fc.integer({ min: 2, max: 12 }),
    });
    const afterDone = fc.oneof(fc.constant(''), fc.string({ maxLength: 200 }));
    holds(
      fc.property(
        eventSequence,
        afterDone,
        fc.array(mutation, { maxLength: 2 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        limits,
        (sequence, rest, mutations, places, tight) => {
          const output = damage(Buffer.from(ndjson(...sequence) + rest), mutations);
          const whole = decode([output], tight);
          const pieces = decode(cut(output, places), tight);
          expect(JSON.stringify(pieces.error)).toBe(JSON.stringify(whole.error));
          expect(ndjson(...pieces.events)).toBe(ndjson(...whole.events));
        },
      ),
      3000,
    );
  });
});

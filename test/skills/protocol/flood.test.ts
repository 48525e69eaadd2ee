import { describe, expect, it } from 'vitest';
import { ProtocolViolationError } from '../../../src/base/errors.ts';
import { EventDecoder } from '../../../src/skills/protocol/decoder.ts';
import { OUTPUT_LIMITS } from '../../../src/skills/protocol/limits.ts';
import { LOG, ndjson } from './support/decode.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = 64 * 1024;

interface Flood {
  bytesRead: number;
  events: number;
  code: string | null;
  heldBytes: number;
}

/** Pushes fresh copies of a chunk, as pipes do, until the decoder refuses or `bytes` have been sent. */
function flood(pattern: Buffer, bytes: number): Flood {
  let events = 0;
  const decoder = new EventDecoder({ onEvent: () => (events += 1) });
  const before = process.memoryUsage();
  let bytesRead = 0;
  let code: string | null = null;
  try {
    while (bytesRead < bytes) {
      bytesRead += pattern.length;
      decoder.push(Buffer.from(pattern));
    }
  } catch (error) {
    if (!(error instanceof ProtocolViolationError)) throw error;
    code = error.code;
  }
  const after = process.memoryUsage();
  const heldBytes = after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed;
  return { bytesRead, events, code, heldBytes };
}

describe('a script that floods its stdout', () => {
  it('without a newline is stopped at the limit of a line', () => {
    const { bytesRead, code, heldBytes } = flood(Buffer.alloc(CHUNK, 'x'), 200 * MEGABYTE);
    expect(code).toBe('line_too_long');
    expect(bytesRead).toBeLessThanOrEqual(OUTPUT_LIMITS.lineBytes + CHUNK);
    expect(heldBytes).toBeLessThan(4 * OUTPUT_LIMITS.lineBytes);
  });

  it('with blank lines is stopped at the limit of bytes', () => {
    const { bytesRead, code } = flood(Buffer.alloc(CHUNK, '\n'), 200 * MEGABYTE);
    expect(code).toBe('output_limit');
    expect(bytesRead).toBeLessThanOrEqual(OUTPUT_LIMITS.totalBytes + CHUNK);
  });

  it('with events is stopped at the limit of events', () => {
    const { events, code } = flood(Buffer.from(ndjson(LOG).repeat(800)), 200 * MEGABYTE);
    expect(code).toBe('output_limit');
    expect(events).toBe(OUTPUT_LIMITS.events);
  });

  it('with large events is stopped at the limit of bytes', () => {
    const { bytesRead, code } = flood(
      Buffer.from(ndjson({ ...LOG, message: 'm'.repeat(CHUNK) })),
      200 * MEGABYTE,
    );
    expect(code).toBe('output_limit');
    expect(bytesRead).toBeLessThanOrEqual(OUTPUT_LIMITS.totalBytes + 2 * CHUNK);
  });
});

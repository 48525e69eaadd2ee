import { isUtf8 } from 'node:buffer';
import { ProtocolViolationError } from '../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ProtocolEvent } from '../contracts/event.ts';
import { checkEvent } from './check-event.ts';
import { OUTPUT_LIMITS, type OutputLimits } from './limits.ts';
import { LineSplitter } from './lines.ts';
import { toTimestamp } from './timestamp.ts';

/** An event with the time it happened, which the decoder adds where the script gave none. */
export type TimedEvent = ProtocolEvent & { timestamp: string };

interface DecoderOptions {
  onEvent: (event: TimedEvent) => void;
  now?: () => number;
  limits?: OutputLimits;
}

/**
 * From the bytes of a script's stdout to typed events, each passed on as soon as its line is complete.
 * Throws a ProtocolViolationError at the first line that breaks a rule; after `done` it reads nothing more.
 */
export class EventDecoder {
  readonly #onEvent: (event: TimedEvent) => void;
  readonly #now: () => number;
  readonly #limits: OutputLimits;
  readonly #lines: LineSplitter;
  readonly #assetIds = new Set<string>();
  #lineNumber = 0;
  #bytes = 0;
  #events = 0;
  #isDone = false;

  constructor({ onEvent, now = Date.now, limits = OUTPUT_LIMITS }: DecoderOptions) {
    this.#onEvent = onEvent;
    this.#now = now;
    this.#limits = limits;
    this.#lines = new LineSplitter(limits.lineBytes);
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  push(chunk: Buffer): void {
    if (this.#isDone) return;
    this.#bytes += chunk.length;
    this.#lines.push(chunk, (line) => this.#decodeLine(line));
    if (!this.#isDone && this.#bytes > this.#limits.totalBytes) {
      throw new ProtocolViolationError(
        'output_limit',
        `The script wrote more than ${this.#limits.totalBytes} bytes to stdout.`,
        { limit: this.#limits.totalBytes },
      );
    }
  }

  /** The stream has ended: decodes a last line that lacks its newline. */
  end(): void {
    if (this.#isDone) return;
    const line = this.#lines.end();
    if (line !== null) this.#decodeLine(line);
  }

  /** Returns whether to go on reading. */
  #decodeLine(line: Buffer): boolean {
    this.#lineNumber += 1;
    if (isBlank(line)) return true;
    if (this.#events >= this.#limits.events) {
      throw new ProtocolViolationError(
        'output_limit',
        `The script emitted more than ${this.#limits.events} events.`,
        {
          limit: this.#limits.events,
        },
      );
    }
    const event = checkEvent(this.#parse(line), this.#lineNumber);
    if (event.type === 'asset') this.#checkAssetId(event.assetId);
    this.#events += 1;
    this.#isDone = event.type === 'done';
    event.timestamp = toTimestamp(event.timestamp, this.#now);
    this.#onEvent(event as TimedEvent);
    return !this.#isDone;
  }

  #parse(line: Buffer): JsonObject {
    if (!isUtf8(line)) throw this.#invalid('is not UTF-8', line);
    let value: Json;
    try {
      value = JSON.parse(line.toString('utf8')) as Json;
    } catch {
      throw this.#invalid('is not JSON', line);
    }
    if (!isJsonObject(value)) throw this.#invalid('is not a JSON object', line);
    const problem = findHarmful(value, this.#limits.depth);
    if (problem !== null) {
      throw new ProtocolViolationError('protocol_violation', `Line ${this.#lineNumber} ${problem}.`, {
        line: this.#lineNumber,
      });
    }
    return value;
  }

  #checkAssetId(assetId: string): void {
    if (this.#assetIds.has(assetId)) {
      throw new ProtocolViolationError(
        'protocol_violation',
        `Line ${this.#lineNumber} announces the asset ${JSON.stringify(assetId)} a second time.`,
        { line: this.#lineNumber, assetId },
      );
    }
    this.#assetIds.add(assetId);
  }

  #invalid(what: string, line: Buffer): ProtocolViolationError {
    const excerpt = line.subarray(0, 80).toString('utf8');
    return new ProtocolViolationError(
      'invalid_json',
      `Line ${this.#lineNumber} of stdout ${what}: ${JSON.stringify(excerpt)}`,
      { line: this.#lineNumber, excerpt },
    );
  }
}

const SPACE = 0x20;
const TAB = 0x09;

function isBlank(line: Buffer): boolean {
  for (const byte of line) {
    if (byte !== SPACE && byte !== TAB) return false;
  }
  return true;
}

/** JSON that parses but would hurt later: nesting that overflows stacks, numbers that become Infinity. */
function findHarmful(value: Json, depth: number): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'has a number too large to represent';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'is nested too deeply';
  if (Array.isArray(value)) {
    for (const item of value) {
      const problem = findHarmful(item, depth - 1);
      if (problem !== null) return problem;
    }
    return null;
  }
  for (const key in value) {
    const problem = findHarmful(value[key] as Json, depth - 1);
    if (problem !== null) return problem;
  }
  return null;
}

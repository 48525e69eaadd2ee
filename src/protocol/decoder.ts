import { isAscii, isUtf8 } from 'node:buffer';
import { ProtocolViolationError } from '../base/errors.ts';
import { excerptOf } from '../base/excerpt.ts';
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { findHarm } from '../base/json-harm.ts';
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
    this.#lines.push(chunk, (line) => {
      this.#count(line.length + 1);
      return this.#decodeLine(line);
    });
    if (!this.#isDone) this.#count(0);
  }

  /** The stream has ended: decodes a last line that lacks its newline. */
  end(): void {
    if (this.#isDone) return;
    const line = this.#lines.end();
    if (line !== null) this.#decodeLine(line);
  }

  /** Adds to the bytes read and judges them with those of the line that is still coming in. */
  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes + this.#lines.pendingBytes <= this.#limits.totalBytes) return;
    const message = `The script wrote more than ${this.#limits.totalBytes} bytes to stdout.`;
    throw new ProtocolViolationError('output_limit', message, { limit: this.#limits.totalBytes });
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
    const isPlain = isAscii(line); // then the bytes are the characters, which is the quickest to read
    if (!isPlain && !isUtf8(line)) throw this.#invalid('is not UTF-8', line);
    let value: Json;
    try {
      value = JSON.parse(line.toString(isPlain ? 'latin1' : 'utf8')) as Json;
    } catch {
      throw this.#invalid('is not JSON', line);
    }
    if (!isJsonObject(value)) throw this.#invalid('is not a JSON object', line);
    const problem = findHarm(value, this.#limits.depth);
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
        `Line ${this.#lineNumber} announces the asset ${excerptOf(assetId)} a second time.`,
        { line: this.#lineNumber, assetId: assetId.slice(0, 80) },
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

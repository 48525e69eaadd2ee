import { isUtf8 } from 'node:buffer';
import { ProtocolViolationError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { findHarm } from '../../base/json-harm.ts';
import { cleanDocument, isSuspect } from '../../base/plain-text.ts';
import type { ProtocolEvent } from '../../contracts/event.ts';
import { checkEvent } from './check-event.ts';
import { OUTPUT_LIMITS, type OutputLimits, type PatchLimits } from './limits.ts';
import { LineGatherer, lineTooLong, splitLines } from './lines.ts';
import { toTimestamp } from './timestamp.ts';

/** Counts what the state patches of one invocation hold, and refuses the first that goes over a limit. */
class PatchBudget {
  readonly #limits: PatchLimits;
  #bytes = 0;
  #keys = 0;

  constructor(limits: PatchLimits) {
    this.#limits = limits;
  }

  take(patch: JsonObject, bytes: number): void {
    const { bytes: most, totalBytes, keys, depth } = this.#limits;
    if (bytes > most) throw overLimit(`A state patch is larger than ${most} bytes.`, most);
    this.#bytes += bytes;
    if (this.#bytes > totalBytes)
      throw overLimit(
        `The state patches of one run are larger than ${totalBytes} bytes together.`,
        totalBytes,
      );
    const count = countKeys(patch, depth);
    if (count === Infinity) throw overLimit(`A state patch is nested more than ${depth} levels deep.`, depth);
    this.#keys += count;
    if (this.#keys > keys)
      throw overLimit(`The state patches of one run have more than ${keys} keys together.`, keys);
  }
}

/** How many keys it has; without end where it is nested deeper than so many levels. */
function countKeys(value: Json, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Infinity;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countKeys(item, levels - 1);
  else for (const key in value) count += 1 + countKeys(value[key] as Json, levels - 1);
  return count;
}

function overLimit(message: string, limit: number): ProtocolViolationError {
  return new ProtocolViolationError('state_limit', message, { limit });
}

const BYTE_ORDER_MARK = '\uFEFF';
const EXCERPT_LENGTH = 80;

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
  readonly #lines: LineGatherer;
  readonly #assetIds = new Set<string>();
  readonly #patches: PatchBudget;
  #lineNumber = 0;
  #bytes = 0;
  #events = 0;
  #isDone = false;
  /** When the bytes came that are being read: writing a time down for each event would cost more than its other checks. */
  #received = '';

  constructor({ onEvent, now = Date.now, limits = OUTPUT_LIMITS }: DecoderOptions) {
    this.#onEvent = onEvent;
    this.#now = now;
    this.#limits = limits;
    this.#lines = new LineGatherer(limits.lineBytes);
    this.#patches = new PatchBudget(limits.patch);
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  push(chunk: Buffer): void {
    if (this.#isDone) return;
    const { totalBytes } = this.#limits;
    // What exceeds the limit is not read, so that the outcome does not depend on how the bytes were cut.
    const room = totalBytes - this.#bytes;
    this.#bytes += chunk.length;
    const block = this.#lines.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (block !== null) this.#decodeBlock(block);
    if (this.#isDone) return;
    this.#lines.checkPending();
    if (this.#bytes <= totalBytes) return;
    const message = `The script wrote more than ${totalBytes} bytes to stdout.`;
    throw new ProtocolViolationError('output_limit', message, { limit: totalBytes });
  }

  /** The stream has ended: decodes a last line that lacks its newline. */
  end(): void {
    if (this.#isDone) return;
    const line = this.#lines.end();
    if (line !== null) this.#decodeBlock(line);
  }

  /** A block in which no line can be too long and that is UTF-8 throughout is turned to text at once, which is much the quickest. */
  #decodeBlock(block: Buffer): void {
    this.#received = new Date(this.#now()).toISOString();
    if (block.length <= this.#limits.lineBytes && isUtf8(block)) {
      this.#decodeText(block.toString('utf8'));
    } else {
      this.#decodeLineByLine(block);
    }
  }

  #decodeText(text: string): void {
    const isClean = !isSuspect(text);
    let start = 0;
    while (start < text.length && !this.#isDone) {
      const newline = text.indexOf('\n', start);
      const end = newline === -1 ? text.length : newline;
      this.#decodeLine(text.slice(start, end), isClean);
      start = end + 1;
    }
  }

  #decodeLineByLine(block: Buffer): void {
    for (const line of splitLines(block)) {
      if (line.length > this.#limits.lineBytes) throw lineTooLong(this.#limits.lineBytes);
      if (!isUtf8(line)) {
        this.#lineNumber += 1;
        throw this.#invalid('is not UTF-8', line.subarray(0, EXCERPT_LENGTH).toString('utf8'));
      }
      this.#decodeLine(line.toString('utf8'), false);
      if (this.#isDone) return;
    }
  }

  /** `isClean` where nothing in the text can have to be taken out, which is seen more quickly for many lines at once. */
  #decodeLine(line: string, isClean: boolean): void {
    this.#lineNumber += 1;
    const text = this.#lineNumber === 1 && line.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line;
    if (!text.startsWith('{') && text.trim() === '') return;
    if (this.#events >= this.#limits.events) {
      const message = `The script emitted more than ${this.#limits.events} events.`;
      throw new ProtocolViolationError('output_limit', message, { limit: this.#limits.events });
    }
    const sent = checkEvent(this.#parse(text), this.#lineNumber);
    const event = isClean ? sent : cleanDocument(sent, text);
    if (event.type === 'asset') this.#checkAssetId(event.assetId);
    if (event.type === 'state_patch') this.#patches.take(event.patch, Buffer.byteLength(text));
    this.#events += 1;
    this.#isDone = event.type === 'done';
    event.timestamp = toTimestamp(event.timestamp, this.#received);
    this.#onEvent(event as TimedEvent);
  }

  #parse(text: string): JsonObject {
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      throw this.#invalid('is not JSON', text);
    }
    if (!isJsonObject(value)) throw this.#invalid('is not a JSON object', text);
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

  #invalid(what: string, text: string): ProtocolViolationError {
    const excerpt = text.slice(0, EXCERPT_LENGTH);
    return new ProtocolViolationError(
      'invalid_json',
      `Line ${this.#lineNumber} of stdout ${what}: ${JSON.stringify(excerpt)}`,
      { line: this.#lineNumber, excerpt },
    );
  }
}

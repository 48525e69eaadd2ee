import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { ProtocolEvent } from '../../contracts/event.ts';
import { EventDecoder } from '../protocol/decoder.ts';

const NEWLINE = 0x0a;
const LONGEST_QUOTE = 160;

/** A line of stdout that is not blank. */
export interface OutputLine {
  /** Counted from 1, blank lines included. */
  number: number;
  text: string;
  /** The object it holds, whether or not it is an event; null when it holds none. */
  value: JsonObject | null;
}

/** All that a script wrote to stdout, and how far the runtime would have read it. */
export interface Transcript {
  lines: readonly OutputLine[];
  /** The events up to `done` or up to the first broken rule. */
  events: readonly ProtocolEvent[];
  /** The first rule it broke before `done`, and the line that breaks it. */
  violation: { error: NarratoriaError; line: OutputLine } | null;
}

export function readTranscript(stdout: Buffer): Transcript {
  const events: ProtocolEvent[] = [];
  const lines: OutputLine[] = [];
  const decoder = new EventDecoder({ onEvent: (event) => events.push(event) });
  let violation: Transcript['violation'] = null;
  for (const [index, bytes] of splitLines(stdout).entries()) {
    const line = toLine(bytes, index + 1);
    if (line.text.trim() !== '') lines.push(line);
    if (violation !== null) continue;
    try {
      decoder.push(bytes);
      if (bytes.at(-1) !== NEWLINE) decoder.end();
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      violation = { error, line };
    }
  }
  return { lines, events, violation };
}

export function linesOfType(transcript: Transcript, type: ProtocolEvent['type']): OutputLine[] {
  return transcript.lines.filter(({ value }) => value?.['type'] === type);
}

/** A line as a message shows it: short, and without what would upset a terminal. */
export function quoteLine(text: string): string {
  const plain = text.trim().replace(/\p{Cc}/gu, '�');
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
}

/** Each line with its ending; the last one may lack it. */
function splitLines(stdout: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  while (start < stdout.length) {
    const end = stdout.indexOf(NEWLINE, start);
    const next = end === -1 ? stdout.length : end + 1;
    lines.push(stdout.subarray(start, next));
    start = next;
  }
  return lines;
}

function toLine(bytes: Buffer, number: number): OutputLine {
  // A byte order mark counts for nothing, as for the decoder.
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '');
  try {
    const value: unknown = JSON.parse(text);
    return { number, text, value: isJsonObject(value) ? value : null };
  } catch {
    return { number, text, value: null };
  }
}

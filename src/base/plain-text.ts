import { isJsonObject, type Json, type JsonObject, setOwn } from './json.ts';
import { remembering } from './remembering.ts';

/**
 * Orders to a terminal, from their first to their last character: those that carry a text, such as OSC 52, which writes
 * to the clipboard, those that set colours or move the cursor, and the short ones. None can begin inside another, so
 * that no text takes longer than its length.
 */
const ORDERS = new RegExp(
  [
    '(?:\\u001B[\\]PX^_]|[\\u0090\\u0098\\u009D-\\u009F])[^\\u0007\\u001B\\u0080-\\u009F\\n]*(?:\\u0007|\\u001B\\\\|\\u009C)',
    '(?:\\u001B\\[|\\u009B)[0-?]*[ -/]*[@-~]',
    '\\u001B[ -/]*[0-Z\\\\^-~]',
  ].join('|'),
  'g',
);
/** Control characters, and marks that make text look like another by turning the direction of what follows. */
const CONTROL = '[\\0-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]';
const CONTROLS = new RegExp(CONTROL, 'g');
/** Not written with \p{Cc}: the flag that needs makes it take three times as long, and all that comes in is looked at. */
const HAS_CONTROL = new RegExp(CONTROL);
/** How JSON spells them out. */
const SPELLED = /\\[ubfr]/;

/** Whether anything may have to be taken out of a text, or of the JSON that it is. */
export function isSuspect(text: string): boolean {
  return HAS_CONTROL.test(text) || (text.includes('\\') && SPELLED.test(text));
}

/**
 * A text from outside without anything that a terminal would obey: the one rule for campaigns, cards, skills, models and
 * players. Line breaks and tabs stay. So do letters written from right to left and the marks for single letters
 * (U+200E, U+200F, U+061C, and joiners): they cannot change what stands after them.
 */
export function withoutControls(text: string): string {
  if (!isSuspect(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(ORDERS, '').replace(CONTROLS, '');
}

/** The same for every text in a document, names of fields included. */
export function withoutControlsIn<Value>(value: Value): Value {
  return cleaned(value as Json | undefined) as Value;
}

/** A document that was read from this text. Most have nothing to take away, which is quicker to see in the text. */
export function cleanDocument<Value>(value: Value, text: string): Value {
  return isSuspect(text) ? withoutControlsIn(value) : value;
}

function cleaned(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map((item) => cleaned(item) as Json);
  if (!isJsonObject(value)) return value;
  const copy: JsonObject = {};
  for (const [key, entry] of Object.entries(value))
    setOwn(copy, withoutControls(key), cleaned(entry) as Json);
  return copy;
}

/** Letters and digits only: quotes, tags and dashes must not hide a sentence. */
export const lettersOf = remembering((text): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));

/** A text on one line that is no longer than anyone would read. */
export function plainText(text: string, maxLength: number): string {
  const plain = withoutControls(text.slice(0, 4 * maxLength))
    .replace(/[\t\n]+/g, ' ')
    .trim();
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength)}…`;
}

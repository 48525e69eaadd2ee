import type { Json } from '../../base/json.ts';
import { type PlainSchema, plainSchema } from '../../contracts/wording.ts';

const TRUE_WORDS = ['true', '1', 'yes', 'on'];
const FALSE_WORDS = ['false', '0', 'no', 'off'];
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Reads a text from the environment as the type its setting has; what cannot be read so stays a text. */
export function coerce(text: string, schema: PlainSchema): Json {
  switch (schema.type) {
    case 'number':
    case 'integer':
      return DECIMAL.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return coerceToBoolean(text);
    case 'array':
      return coerceToArray(text, plainSchema(schema.items));
    default:
      return text;
  }
}

function coerceToBoolean(text: string): Json {
  const word = text.trim().toLowerCase();
  if (TRUE_WORDS.includes(word)) return true;
  return FALSE_WORDS.includes(word) ? false : text;
}

/** A JSON array, or items with commas between them. */
function coerceToArray(text: string, items: PlainSchema): Json {
  if (text.trim().startsWith('[')) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      return text;
    }
  }
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => coerce(item, items));
}

import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { shortened } from '../../base/shortened.ts';
import { validator } from '../../contracts/validate.ts';
import type { Generation } from './language-model.ts';

const LONGEST = 20_000;

/** The answer as JSON, held against the schema: rules cannot say everything, and a server may answer anything. */
export function readJson(
  schema: JsonObject | null,
  { text, stopReason }: Pick<Generation, 'text' | 'stopReason'>,
): Json {
  if (schema === null) return null;
  const json = withinLengths(parsed(text), schema);
  if (json === undefined && stopReason === 'length') {
    throw new NarratoriaError(
      'answer_cut',
      'The answer was cut at its budget of tokens and is not whole JSON.',
      { details: { text: text.slice(0, 500) } },
    );
  }
  if (json === undefined) throw invalidAnswer('is not JSON', text);
  const [first] = validator(schema)(json);
  if (first !== undefined)
    throw invalidAnswer(`does not fit: ${first.message.replace(/\.$/, '')}`, text, json);
  return json;
}

/** The answer with texts and lists no longer than they may be: a long summary is better than none. */
function withinLengths(json: Json | undefined, schema: Json | undefined): Json | undefined {
  if (!isJsonObject(schema)) return json;
  const { maxLength, maxItems, items, properties } = schema;
  if (typeof json === 'string' && typeof maxLength === 'number') return shortened(json, maxLength);
  if (Array.isArray(json)) {
    const kept = typeof maxItems === 'number' ? json.slice(0, maxItems) : json;
    return kept.map((entry) => withinLengths(entry, items) ?? null);
  }
  if (!isJsonObject(json) || !isJsonObject(properties)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, withinLengths(value, properties[key]) ?? null]),
  );
}

/** JSON, also with words or a fence around it, as models without a grammar write. */
function parsed(text: string): Json | undefined {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  for (const part of [text, from === -1 || to < from ? '' : text.slice(from, to + 1)]) {
    try {
      return JSON.parse(part) as Json;
    } catch {
      // the next may do
    }
  }
  return undefined;
}

/** JSON that does not fit goes with the error: whoever asked may be able to use parts of it. */
function invalidAnswer(what: string, text: string, json?: Json): NarratoriaError {
  return new NarratoriaError('answer_invalid', `The answer of the language model ${what}.`, {
    details: { text: text.slice(0, 500), ...(json !== undefined && text.length < LONGEST && { json }) },
  });
}

import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { integerBetween, numberBetween } from './number-rules.ts';

/** Rules that hold a language model to a schema. */
export interface Grammar {
  /** In GBNF. JSON is written without white space, and every property of an object, in the order of the schema. */
  rules: string;
  /** An answer has no more bytes, and so no more tokens; with these, none is ever cut. */
  mostTokens: number;
}

/** llama.cpp refuses to repeat a rule more often. */
const MOST_REPETITIONS = 2000;
const DEEPEST = 20;
/** What says something to people only. */
const ANNOTATIONS = ['description', 'title', 'default', 'examples', '$schema', '$id', '$comment'];
/** Printable characters but for quote and backslash, and the two escapes that prose needs. */
const CHARACTER =
  'char ::= [ !#-\\[\\]-~\\xA0-\\uD7FF\\uE000-\\uFFFC\\U00010000-\\U0010FFFF] | "\\\\" ["\\\\n]';
const LONGEST_CHARACTER = 4;

interface Rule {
  text: string;
  /** The most bytes it stands for. */
  bytes: number;
}

/** The rules for a schema whose every string and list is bounded. What it cannot hold to, it refuses. */
export function grammarOf(schema: JsonObject): Grammar {
  const named: string[] = [];
  const name = (text: string): string => {
    named.push(`r${named.length} ::= ${text}`);
    return `r${named.length - 1}`;
  };
  const root = ruleOf(schema, '', 0, name);
  return { rules: [`root ::= ${root.text}`, ...named, CHARACTER].join('\n'), mostTokens: root.bytes + 1 };
}

type Namer = (text: string) => string;

function ruleOf(schema: Json | undefined, at: string, depth: number, name: Namer): Rule {
  if (!isJsonObject(schema)) throw unsupported(at, 'must be an object');
  if (depth > DEEPEST) throw unsupported(at, `nests deeper than ${DEEPEST}`);
  const { enum: values, const: only, anyOf, oneOf } = schema;
  const choices = anyOf ?? oneOf;
  if (only !== undefined) return expect(schema, at, ['const', 'type'], literal(only));
  if (values !== undefined) {
    if (!Array.isArray(values) || values.length === 0) throw unsupported(at, '"enum" must be a filled list');
    return expect(schema, at, ['enum', 'type'], oneOfRules(values.map(literal)));
  }
  if (choices !== undefined) {
    if (!Array.isArray(choices) || choices.length === 0) throw unsupported(at, 'must offer something');
    const rules = choices.map((choice, index) => ruleOf(choice, `${at}/${index}`, depth + 1, name));
    return expect(schema, at, ['anyOf', 'oneOf'], oneOfRules(rules));
  }
  const { type } = schema;
  if (Array.isArray(type)) {
    return oneOfRules(
      [...new Set(type)].map((each) => ruleOf({ ...schema, type: each }, at, depth + 1, name)),
    );
  }
  switch (type) {
    case 'object':
      return objectRule(schema, at, depth, name);
    case 'array':
      return listRule(schema, at, depth, name);
    case 'string':
      return stringRule(schema, at, name);
    case 'integer':
    case 'number':
      return numberRule(schema, at, type);
    case 'boolean':
      return expect(schema, at, ['type'], oneOfRules([literal(true), literal(false)]));
    case 'null':
      return expect(schema, at, ['type'], literal(null));
    default:
      throw unsupported(at, 'has no "type", "enum", "const", "anyOf" or "oneOf" that is known');
  }
}

function objectRule(schema: JsonObject, at: string, depth: number, name: Namer): Rule {
  const { properties = {}, additionalProperties = false } = schema;
  if (!isJsonObject(properties)) throw unsupported(at, '"properties" must be an object');
  if (additionalProperties !== false) throw unsupported(at, '"additionalProperties" must be false');
  const members = Object.entries(properties).map(([key, value]) => {
    const rule = ruleOf(value, `${at}/${key}`, depth + 1, name);
    const label = `${JSON.stringify(key)}:`;
    return { text: `${quoted(label)} ${rule.text}`, bytes: Buffer.byteLength(label) + rule.bytes };
  });
  const commas = Math.max(0, members.length - 1);
  const text = ['"{"', members.map((member) => member.text).join(' "," '), '"}"'].filter(Boolean).join(' ');
  return expect(schema, at, ['type', 'properties', 'required', 'additionalProperties'], {
    text,
    bytes: members.reduce((sum, { bytes }) => sum + bytes, 2 + commas),
  });
}

function listRule(schema: JsonObject, at: string, depth: number, name: Namer): Rule {
  if (schema['prefixItems'] !== undefined) return tupleRule(schema, at, depth, name);
  const { minItems = 0, maxItems, items } = schema;
  const [least, most] = bounds(at, 'Items', minItems, maxItems);
  expect(schema, at, ['type', 'items', 'minItems', 'maxItems'], null);
  if (most === 0) return { text: '"[]"', bytes: 2 };
  const item = ruleOf(items, `${at}/items`, depth + 1, name);
  const one = name(item.text);
  const more = most === 1 ? '' : ` ("," ${one}){${Math.max(0, least - 1)},${most - 1}}`;
  const filled = `${one}${more}`;
  const text = least === 0 ? `"[" (${filled})? "]"` : `"[" ${filled} "]"`;
  return { text, bytes: 2 + most * (item.bytes + 1) };
}

/** A list with a schema for each of its places, all of which are filled. */
function tupleRule(schema: JsonObject, at: string, depth: number, name: Namer): Rule {
  const { prefixItems, items, minItems } = schema;
  if (!Array.isArray(prefixItems) || prefixItems.length === 0)
    throw unsupported(at, '"prefixItems" must be a filled list');
  if (items !== false) throw unsupported(at, 'needs "items": false beside "prefixItems"');
  if (minItems !== prefixItems.length)
    throw unsupported(at, `needs "minItems": ${prefixItems.length} beside "prefixItems"`);
  const rules = prefixItems.map((item, index) => ruleOf(item, `${at}/${index}`, depth + 1, name));
  return expect(schema, at, ['type', 'prefixItems', 'items', 'minItems', 'maxItems'], {
    text: `"[" ${rules.map(({ text }) => text).join(' "," ')} "]"`,
    bytes: rules.reduce((sum, { bytes }) => sum + bytes + 1, 1),
  });
}

function stringRule(schema: JsonObject, at: string, name: Namer): Rule {
  const { minLength = 0, maxLength } = schema;
  const [least, most] = bounds(at, 'Length', minLength, maxLength);
  const text = most === 0 ? quoted('""') : name(`"\\"" char{${least},${most}} "\\""`);
  return expect(schema, at, ['type', 'minLength', 'maxLength'], {
    text,
    bytes: 2 + LONGEST_CHARACTER * most,
  });
}

function numberRule(schema: JsonObject, at: string, type: 'integer' | 'number'): Rule {
  const { minimum, maximum } = schema;
  const rule = (type === 'integer' ? integerBetween : numberBetween)(
    typeof minimum === 'number' ? minimum : undefined,
    typeof maximum === 'number' ? maximum : undefined,
  );
  if (rule === null)
    throw unsupported(at, 'has no number between "minimum" and "maximum" that can be written');
  return expect(schema, at, ['type', 'minimum', 'maximum'], rule);
}

function bounds(at: string, what: 'Items' | 'Length', least: Json, most: Json | undefined): [number, number] {
  if (typeof most !== 'number') throw unsupported(at, `needs a "max${what}"`);
  if (most > MOST_REPETITIONS)
    throw unsupported(at, `may have a "max${what}" of ${MOST_REPETITIONS} at most`);
  if (typeof least !== 'number' || least > most) throw unsupported(at, `has a "min${what}" that cannot be`);
  return [least, most];
}

function oneOfRules(rules: readonly Rule[]): Rule {
  const [first] = rules;
  if (rules.length === 1 && first !== undefined) return first;
  return {
    text: `(${rules.map(({ text }) => text).join(' | ')})`,
    bytes: Math.max(...rules.map(({ bytes }) => bytes)),
  };
}

function literal(value: Json): Rule {
  const json = JSON.stringify(value);
  return { text: quoted(json), bytes: Buffer.byteLength(json) };
}

/** A text as GBNF writes it. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Lets a rule pass when the schema says nothing that it does not hold to. */
function expect<Passed>(schema: JsonObject, at: string, known: readonly string[], rule: Passed): Passed {
  const unknown = Object.keys(schema).find((key) => !known.includes(key) && !ANNOTATIONS.includes(key));
  if (unknown !== undefined) throw unsupported(at, `uses "${unknown}", which a model cannot be held to`);
  return rule;
}

function unsupported(at: string, what: string): NarratoriaError {
  return new NarratoriaError('schema_unsupported', `The schema${at === '' ? '' : ` at ${at}`} ${what}.`, {
    details: { at },
  });
}

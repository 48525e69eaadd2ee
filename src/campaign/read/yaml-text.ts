import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { isJsonObject, type Json } from '../../base/json.ts';
import { findHarm } from '../../base/json-harm.ts';
import { withoutControlsIn } from '../../base/plain-text.ts';
import { pointerSegments } from '../../contracts/pointer.ts';
import { type Complaint, placeFinder, type StructuredText } from './structured.ts';

const MAX_DEPTH = 64;
const MAX_ALIASES = 20;
/** More than anybody writes into fields, and little enough for a parser that compares every alias with every anchor. */
const MAX_LENGTH = 64 * 1024;

/** Reads the YAML that stands from `start` to `end` in a text; lines and columns are those of the whole text. */
export function readYamlText(text: string, start: number, end: number): StructuredText {
  const placeOf = placeFinder(text);
  const at = (offset: number) => placeOf(Math.min(start + offset, end));
  const failed = (complaint: Omit<Complaint, 'line' | 'column'>, offset = 0): StructuredText => ({
    value: undefined,
    complaints: [{ ...at(offset), ...complaint }],
    locate: () => at(0),
  });
  if (end - start > MAX_LENGTH) {
    const message = 'The fields in this file are longer than 64 KiB; what is beyond this place is too much.';
    return failed(
      { code: 'too_large', message, hint: 'Shorten them; what is told stands below them.' },
      MAX_LENGTH,
    );
  }
  const yaml = text.slice(start, end);
  let document: ReturnType<typeof parseDocument>;
  let value: unknown;
  try {
    document = parseDocument(yaml, { prettyErrors: false, logLevel: 'silent', uniqueKeys: false });
    const [error] = document.errors;
    if (error !== undefined) {
      const quote = openQuote(document, yaml, error);
      return quote === null ? failed(explain(error), error.pos[0]) : failed(NEVER_CLOSED, quote);
    }
    const again = repeatedKey(document);
    if (again !== null) return failed(REPEATED, again);
    value = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? {};
  } catch (cause) {
    // Only two things get here: nesting that overflows the stack, and aliases that multiply.
    const message = cause instanceof RangeError ? 'This nests too deeply.' : 'This uses too many aliases.';
    return failed({ code: 'invalid_yaml', message });
  }
  if (!isJsonObject(value as Json))
    return failed({ code: 'not_fields', message: 'There are no fields here.' });
  const harm = findHarm(value as Json, MAX_DEPTH);
  if (harm !== null) return failed({ code: 'wrong_value', message: `This ${harm}.` });
  return {
    value: withoutControlsIn(value as Json),
    complaints: [],
    locate: (pointer, part = 'value') => at(offsetOf(document.contents, pointer, part)),
  };
}

/** The fields of an object by name: a document with thousands of them is asked for the place of each. */
const indexes = new WeakMap<YAMLMap, Map<string, Pair>>();

function fieldsOf(map: YAMLMap): Map<string, Pair> {
  let index = indexes.get(map);
  if (index === undefined) {
    index = new Map(
      map.items.flatMap((item) => (isScalar(item.key) ? [[String(item.key.value), item]] : [])),
    );
    indexes.set(map, index);
  }
  return index;
}

/** Where a field stands a second time in the same object. The parser itself compares each key with every other. */
function repeatedKey(document: ReturnType<typeof parseDocument>): number | null {
  let found: number | null = null;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (seen.has(name)) {
          found = isNode(key) ? (key.range?.[0] ?? 0) : 0;
          return visit.BREAK;
        }
        seen.add(name);
      }
      return undefined;
    },
  });
  return found;
}

function offsetOf(root: Node | null, pointer: string, part: 'key' | 'value'): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  let key: unknown;
  for (const segment of pointerSegments(pointer)) {
    key = undefined;
    if (isSeq(node)) node = node.items[Number(segment)];
    else if (isMap(node)) {
      const pair = fieldsOf(node).get(segment);
      key = pair?.key;
      node = isPair(pair) ? (pair.value ?? pair.key) : undefined;
    } else node = undefined;
    if (!isNode(node)) return offset;
    offset = node.range?.[0] ?? offset;
  }
  return part === 'key' && isNode(key) ? (key.range?.[0] ?? offset) : offset;
}

const REPEATED = {
  code: 'invalid_yaml',
  message: 'This field stands here a second time.',
  hint: 'Keep one of the two.',
} as const;

const NEVER_CLOSED = {
  code: 'invalid_yaml',
  message: 'The quotation mark that opens here is never closed.',
  hint: 'Put the same mark at the end of the text.',
} as const;

/**
 * Where the quotation mark opens that an error is due to; null when it is due to something else. A text that is not
 * closed swallows the fields below it, so the error itself lies at the next quotation mark, or at the end.
 */
function openQuote(
  document: ReturnType<typeof parseDocument>,
  yaml: string,
  error: YAMLError,
): number | null {
  const swallowing: number[] = [];
  const isMissing = error.code === 'MISSING_CHAR' && /quote$/.test(error.message);
  visit(document, {
    Scalar(_, { type, range }: Scalar) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (!isQuoted || !range || range[0] > error.pos[0]) return;
      const [from, to] = range;
      if ((isMissing && to >= error.pos[0]) || /\n[ \t]*[\w$-]+:(?=\s)/.test(yaml.slice(from, to)))
        swallowing.push(from);
    },
  });
  return swallowing[0] ?? null;
}

function explain({ code, message }: YAMLError): Omit<Complaint, 'line' | 'column'> {
  const said = { code: 'invalid_yaml' as const, message: `This is not valid YAML: ${plainly(message)}.` };
  switch (code) {
    case 'TAB_AS_INDENT':
      return { ...said, message: 'A line is indented with a tab.', hint: 'Indent with spaces.' };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return {
        ...said,
        message: 'There is a second colon on this line.',
        hint: 'Put text that has a colon in it between quotation marks.',
      };
    case 'MISSING_CHAR':
      return { ...said, hint: 'See whether every quotation mark and bracket is closed.' };
    case 'BAD_INDENT':
      return { ...said, hint: 'Fields that belong together begin in the same column.' };
    default:
      return said;
  }
}

function plainly(message: string): string {
  return (message.charAt(0).toLowerCase() + message.slice(1)).replaceAll('\n', ' ').replace(/\.$/, '');
}

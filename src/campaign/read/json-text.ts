import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Json } from '../../base/json.ts';
import type { Place } from '../../base/json-document.ts';
import { findHarm } from '../../base/json-harm.ts';
import { cleanDocument } from '../../base/plain-text.ts';
import { pointerSegments } from '../../contracts/pointer.ts';
import { type Complaint, placeFinder, type StructuredText } from './structured.ts';

const MAX_DEPTH = 64;

/** Reads JSON so that every mistake has a line and a column. */
export function readJsonText(text: string): StructuredText {
  const placeOf = placeFinder(text);
  const nowhere = { value: undefined, locate: (): Place => ({ line: 1, column: 1 }) };
  const deep = depthOverflow(text);
  if (deep !== null) {
    const message = `Lists and objects lie more than ${MAX_DEPTH} deep here.`;
    return { ...nowhere, complaints: [{ ...placeOf(deep), code: 'too_deep', message }] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  let value: Json;
  try {
    value = cleanDocument(JSON.parse(text) as Json, text);
  } catch {
    return { ...nowhere, complaints: [syntaxComplaint(text, errors[0], placeOf)] };
  }
  const harm = findHarm(value, MAX_DEPTH + 1);
  const complaints: Complaint[] =
    harm === null ? [] : [{ line: 1, column: 1, code: 'wrong_value', message: `The document ${harm}.` }];
  if (tree !== undefined) findDuplicateKeys(tree, placeOf, complaints);
  return {
    value,
    complaints,
    locate: (pointer, part = 'value') => placeOf(offsetOf(tree, pointer, part)),
  };
}

/** The values of an object by name: a document with thousands of fields is asked for the place of each. */
const indexes = new WeakMap<Node, Map<string, Node | undefined>>();

function fieldsOf(node: Node | undefined): Map<string, Node | undefined> {
  if (node?.type !== 'object') return new Map();
  let index = indexes.get(node);
  if (index === undefined) {
    index = new Map(node.children?.map(({ children: [key, value] = [] }) => [String(key?.value), value]));
    indexes.set(node, index);
  }
  return index;
}

function offsetOf(tree: Node | undefined, pointer: string, part: 'key' | 'value'): number {
  let node = tree;
  for (const segment of pointerSegments(pointer)) {
    const next = node?.type === 'array' ? node.children?.[Number(segment)] : fieldsOf(node).get(segment);
    if (next === undefined) return node?.offset ?? 0;
    node = next;
  }
  const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return (part === 'key' ? key?.offset : undefined) ?? node?.offset ?? 0;
}

/** Where the text nests too deeply; brackets inside strings do not count. */
function depthOverflow(text: string): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return at;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return null;
}

const MOST_DUPLICATES = 100;

function findDuplicateKeys(node: Node, placeOf: (offset: number) => Place, found: Complaint[]): void {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    if (found.length >= MOST_DUPLICATES) return;
    if (key !== undefined && seen.has(key.value)) {
      const message = `${JSON.stringify(key.value)} stands here a second time.`;
      found.push({ ...placeOf(key.offset), code: 'duplicate_key', message });
    }
    if (key !== undefined) seen.add(key.value);
    findDuplicateKeys(child, placeOf, found);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'the name of a field is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end of the document',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'a comment is never closed',
  UnexpectedEndOfString: 'a closing quotation mark is missing on this line',
  InvalidCharacter: 'text in quotation marks has a line break or tab in it',
  InvalidEscapeCharacter: 'a backslash is followed by the wrong letter',
};

function syntaxComplaint(
  text: string,
  first: ParseError | undefined,
  placeOf: (offset: number) => Place,
): Complaint {
  if (first === undefined || text.trim() === '') {
    return {
      line: 1,
      column: 1,
      code: 'invalid_json',
      message: 'This is not valid JSON: there is nothing in it.',
    };
  }
  const reason = REASONS[printParseErrorCode(first.error)] ?? 'a word, number or sign is not right here';
  return {
    ...placeOf(first.offset),
    code: 'invalid_json',
    message: `This is not valid JSON: ${reason}.`,
    ...adviceAt(text, first.offset),
  };
}

/** The mistakes people make most often in JSON, told by what stands around the place. */
function adviceAt(text: string, offset: number): { hint: string } | undefined {
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset).trimStart();
  if (/^[“”„‘’]/.test(here)) return { hint: 'Use straight quotation marks: "…".' };
  if (here.startsWith("'")) return { hint: 'Use double quotation marks: "…".' };
  if (before.endsWith(',') && /^[}\]]/.test(here)) return { hint: 'Remove the comma before it.' };
  if (/^\/[/*]/.test(here)) return { hint: 'Remove the comment.' };
  if (/^[\p{L}_$][\w$-]*\s*:/u.test(here))
    return { hint: 'Put the name of the field in double quotation marks.' };
  if (here === '') return { hint: 'The file ends too early; see whether every { and [ is closed.' };
  return undefined;
}

import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Json } from './json.ts';

/** A place in a text, counted from 1 as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** A JSON text with its value, and the way back from a JSON pointer to line and column. */
export interface JsonDocument {
  text: string;
  value: Json | undefined;
  error: (Place & { message: string }) | null;
}

export function parseJsonDocument(text: string): JsonDocument {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return { text: source, value: JSON.parse(source) as Json, error: null };
  } catch {
    return { text: source, value: undefined, error: firstSyntaxError(source) };
  }
}

/** Where the value at a JSON pointer stands; the nearest thing around it when it is missing. */
export function locate(document: JsonDocument, pointer: string): Place {
  const tree = treeOf(document);
  const segments = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  let node: Node | undefined = tree;
  for (const segment of segments) {
    const next: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (next === undefined) break;
    node = next;
  }
  return placeAt(document.text, node?.offset ?? 0);
}

/** A document is often asked for many places, and may be large. */
const trees = new WeakMap<JsonDocument, { tree: Node | undefined }>();

function treeOf(document: JsonDocument): Node | undefined {
  const known = trees.get(document) ?? { tree: parseQuietly(document.text) };
  trees.set(document, known);
  return known.tree;
}

function firstSyntaxError(text: string): Place & { message: string } {
  const errors: ParseError[] = [];
  parseQuietly(text, errors);
  const first = errors[0];
  if (first === undefined) return { line: 1, column: 1, message: 'This is not valid JSON.' };
  const what = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return { ...placeAt(text, first.offset), message: `This is not valid JSON: ${what}.` };
}

/** The syntax tree, or nothing when the text nests so deeply that reading it overflows the stack. */
function parseQuietly(text: string, errors: ParseError[] = []): Node | undefined {
  try {
    return parseTree(text, errors, {
      disallowComments: true,
      allowTrailingComma: false,
      allowEmptyContent: false,
    });
  } catch {
    return undefined;
  }
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/**
 * What is used of the tree that the compiler of inkjs makes. Its classes are not exported, and their kinds are told by
 * `typeName`, so this says what each kind holds.
 */
export interface ParsedNode {
  typeName: string;
  content: ParsedNode[];
  parent: ParsedNode | null;
  hasOwnDebugMetadata: boolean;
  debugMetadata: {
    fileName: string | null;
    startLineNumber: number;
    startCharacterNumber: number;
  } | null;
}

export interface ParsedFlow extends ParsedNode {
  name: string | null;
  isFunction: boolean;
  args: unknown[] | null;
}

export interface ParsedCall extends ParsedNode {
  name: string;
  args: ParsedNode[];
}

export interface ParsedDivert extends ParsedNode {
  targetContent: ParsedNode | null;
}

export const isFlow = (node: ParsedNode): node is ParsedFlow =>
  ['Knot', 'Stitch', 'Function'].includes(node.typeName);
export const isCall = (node: ParsedNode): node is ParsedCall => node.typeName === 'FunctionCall';
export const isDivert = (node: ParsedNode): node is ParsedDivert => node.typeName === 'Divert';
export const isChoice = (node: ParsedNode): node is ParsedNode & { onceOnly: boolean } =>
  node.typeName === 'Choice';
export const isTag = (node: ParsedNode): node is ParsedNode & { isStart: boolean } => node.typeName === 'Tag';
export const isText = (node: ParsedNode): node is ParsedNode & { text: string } => node.typeName === 'Text';

/** A literal, or null for what is only known in play. */
export function literal(node: ParsedNode): string | number | boolean | null {
  if (node.typeName === 'Number' && 'value' in node) {
    const { value } = node;
    return typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }
  if (node.typeName !== 'String') return null;
  return node.content.every(isText)
    ? node.content.map((part) => (isText(part) ? part.text : '')).join('')
    : null;
}

import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { childrenOf } from './children.ts';

/** An expression that was read: its tree, its type check, and a function that evaluates it. */
export type ParsedExpression = ReturnType<Environment['parse']>;

/** Why an expression is refused although it is CEL; the message continues "cannot be read: ". */
export class RefusedExpression extends Error {}

const LONGEST = 1000;
const ENVIRONMENT = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 500, maxDepth: 32, maxListElements: 200, maxMapEntries: 100, maxCallArguments: 4 },
});

/** Macros that evaluate their body once for each entry of a list or map. */
export const LOOPS = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/**
 * The functions that expressions may call. Each takes time in proportion to its arguments, which the cost of an
 * expression counts on: `matches` can take for ever, `duration` the cube of its text, and `cel.bind` doubles a text
 * each time it is nested.
 */
const FUNCTIONS = ['size', 'has', 'int', 'uint', 'double', 'string', 'bool', 'dyn'];
const METHODS = [
  'contains',
  'startsWith',
  'endsWith',
  'size',
  'lowerAscii',
  'upperAscii',
  'trim',
  'indexOf',
  'lastIndexOf',
  'substring',
  ...LOOPS,
];

/** Reads a CEL expression. Throws a RefusedExpression for what conditions must not do, else the error of the parser. */
export function parseExpression(text: string): ParsedExpression {
  if (text.length > LONGEST)
    throw new RefusedExpression(`it has ${text.length} characters, and may have ${LONGEST}`);
  const parsed = parseWithinLimits(text);
  refuseUnknownCalls(parsed.ast);
  return parsed;
}

function parseWithinLimits(text: string): ParsedExpression {
  try {
    return ENVIRONMENT.parse(text);
  } catch (error) {
    if (!isLimitExceeded(error)) throw error;
    throw new RefusedExpression('it has too many parts, or they are nested too deeply', { cause: error });
  }
}

function isLimitExceeded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'limit_exceeded';
}

function refuseUnknownCalls(node: ASTNode): void {
  if (node.op === 'call' && !FUNCTIONS.includes(node.args[0])) throw unknownCall(node.args[0], FUNCTIONS);
  if (node.op === 'rcall' && !METHODS.includes(node.args[0])) throw unknownCall(node.args[0], METHODS);
  for (const child of childrenOf(node)) refuseUnknownCalls(child);
}

function unknownCall(name: string, known: readonly string[]): RefusedExpression {
  const instead =
    name === 'matches' ? 'use contains, startsWith or endsWith' : `there are ${known.join(', ')}`;
  return new RefusedExpression(`"${name.slice(0, 40)}" cannot be called in a condition; ${instead}`);
}

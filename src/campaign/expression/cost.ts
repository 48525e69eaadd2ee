import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './children.ts';
import { LOOPS } from './parse.ts';
import { joined, larger, SCALAR, type Shape, shapeOf, total } from './shape.ts';

/** More steps than any sensible condition takes; the worst of them take 5 ms. */
export const MOST_STEPS = 2000;

/** What all conditions of a campaign may take together, whenever they are looked at: about a quarter of a second. */
const STEPS_TOGETHER = 100_000;

/** What one condition may take in a campaign that has so many of them. */
export function stepsAllowed(conditions: number): number {
  return Math.min(MOST_STEPS, Math.floor(STEPS_TOGETHER / Math.max(1, conditions)));
}

/** A function looks at so many characters or entries in the time that a step takes. */
const PER_STEP = 8;

/** The most steps that evaluating a node takes, and how large its value can be. */
interface Cost {
  steps: number;
  shape: Shape;
}

type Names = Readonly<Record<string, unknown>>;
type Bound = ReadonlyMap<string, Shape>;

/**
 * The most steps that evaluating an expression takes with these names, worked out without evaluating it. Every part is a
 * step, a function takes more with the size of its arguments, and a loop repeats its body.
 */
export function costOf(ast: ASTNode, names: Names): number {
  return costOfNode(ast, names, new Map()).steps;
}

function costOfNode(node: ASTNode, names: Names, bound: Bound): Cost {
  if (node.op === 'value') return { steps: 1, shape: shapeOf(node.args) };
  if (node.op === 'id') return { steps: 1, shape: bound.get(node.args) ?? shapeOf(own(names, node.args)) };
  const path = pathOf(node, bound);
  if (path !== null) return { steps: path.length, shape: shapeOf(path.reduce<unknown>(own, names)) };
  if (node.op === 'rcall' && LOOPS.has(node.args[0])) return costOfLoop(node, names, bound);
  const parts = childrenOf(node).map((child) => costOfNode(child, names, bound));
  const shapes = parts.map(({ shape }) => shape);
  const steps = 1 + sum(parts.map((part) => part.steps));
  switch (node.op) {
    case '&&':
    case '||':
      return { steps, shape: SCALAR };
    case '?:':
      return { steps, shape: shapes.slice(1).reduce(larger) };
    case '.':
    case '.?':
    case '[]':
    case '[?]':
      return { steps, shape: shapes[0]?.of ?? SCALAR };
    case 'list':
      return { steps, shape: { size: shapes.length, of: shapes.reduce(larger, SCALAR) } };
    case 'map':
      return { steps, shape: { size: shapes.length / 2, of: shapes.reduce(larger, SCALAR) } };
    default:
      return { steps: steps + Math.ceil(sum(shapes.map(total)) / PER_STEP), shape: result(node, shapes) };
  }
}

/** The range is evaluated once, the rest once for each of its entries. */
function costOfLoop(node: ASTNode & { op: 'rcall' }, names: Names, bound: Bound): Cost {
  const [method, receiver, [variable, ...body]] = node.args;
  const range = costOfNode(receiver, names, bound);
  const entry = range.shape.of ?? SCALAR;
  const inside = variable?.op === 'id' ? new Map([...bound, [variable.args, entry]]) : bound;
  const each = body.map((part) => costOfNode(part, names, inside));
  const steps = 1 + sum(each.map((part) => part.steps));
  const { size } = range.shape;
  return {
    steps: range.steps + 1 + size * steps,
    shape:
      method === 'map'
        ? { size, of: each.at(-1)?.shape ?? SCALAR }
        : method === 'filter'
          ? range.shape
          : SCALAR,
  };
}

/** Longer than any number as a text. */
const NUMBER: Shape = { size: 30 };

function result(node: ASTNode, shapes: readonly Shape[]): Shape {
  if (node.op === '+') return shapes.reduce(joined);
  if (node.op !== 'call' && node.op !== 'rcall') return SCALAR;
  const first = shapes[0] ?? SCALAR;
  switch (node.args[0]) {
    case 'string':
      return larger(NUMBER, first);
    case 'upperAscii':
    case 'lowerAscii':
      return { size: 3 * first.size }; // some letters become three
    case 'dyn':
    case 'trim':
    case 'substring':
      return first;
    default:
      return SCALAR;
  }
}

/** `player.reputation_with["pilots"]` as its names, when all of it is written out and nothing of it is a loop's variable. */
function pathOf(node: ASTNode, bound: Bound): string[] | null {
  if (node.op === 'id') return bound.has(node.args) ? null : [node.args];
  if (node.op === '.' || node.op === '.?') return joinedPath(node.args[0], node.args[1], bound);
  if ((node.op === '[]' || node.op === '[?]') && node.args[1].op === 'value')
    return joinedPath(node.args[0], String(node.args[1].args), bound);
  return null;
}

function joinedPath(object: ASTNode, field: string, bound: Bound): string[] | null {
  const path = pathOf(object, bound);
  return path === null ? null : [...path, field];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, part) => whole + part, 0);
}

function own(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Names)[name]
    : undefined;
}

/** How large a value can be. */
export interface Shape {
  /** The characters of a text, or the entries of a list or map; 0 for anything else. */
  size: number;
  /** The largest entry. */
  of?: Shape;
}

export const SCALAR: Shape = { size: 0 };

/** An expression may name the same map many times. */
const known = new WeakMap<object, Shape>();

export function shapeOf(value: unknown): Shape {
  if (typeof value === 'string' || value instanceof Uint8Array) return { size: value.length };
  if (typeof value !== 'object' || value === null) return SCALAR;
  const shape = known.get(value) ?? shapeOfEntries(value);
  known.set(value, shape);
  return shape;
}

function shapeOfEntries(value: object): Shape {
  const entries = Array.isArray(value) ? value : Object.entries(value).flat();
  const size = Array.isArray(value) ? value.length : entries.length / 2;
  return { size, of: entries.map(shapeOf).reduce(larger, SCALAR) };
}

/** A shape that has room for both. */
export function larger(one: Shape, other: Shape): Shape {
  const inner = one.of === undefined ? other.of : other.of === undefined ? one.of : larger(one.of, other.of);
  return { size: Math.max(one.size, other.size), ...(inner !== undefined && { of: inner }) };
}

/** What two texts or lists are when one is put after the other. */
export function joined(one: Shape, other: Shape): Shape {
  return { ...larger(one, other), size: one.size + other.size };
}

/** All characters and entries, however deep. */
export function total({ size, of }: Shape): number {
  return of === undefined ? size : size * (1 + total(of));
}

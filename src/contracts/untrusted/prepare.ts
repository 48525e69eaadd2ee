import { isJsonObject, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { isDeeperThan } from '../../base/json-harm.ts';
import { childPointer } from '../pointer.ts';
import { quote } from '../wording.ts';
import { SchemaAllowance, UnusableSchema } from './allowance.ts';
import type { LinearPattern, PatternProblem } from './pattern.ts';

/** Something in a schema, and the JSON pointer to it. */
export interface SchemaRemark {
  pointer: string;
  message: string;
}

/** A schema that is safe to compile, and what it had to do without. */
export interface PreparedSchema {
  schema: JsonObject;
  /** Its patterns by their source. */
  patterns: ReadonlyMap<string, LinearPattern>;
  remarks: SchemaRemark[];
}

/** Keyword that tells how many steps it takes to apply a part of a schema. */
export const COST = 'narratoria:cost';

const MOST_LEVELS = 64;
const MOST_VALUES = 5000;
/** Keywords with a value that is data and no schema. */
const DATA = new Set(['const', 'enum', 'default', 'examples']);
/** Keywords with schemas, or lists of names, by name. */
const BY_NAME = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependentRequired',
  'dependencies',
]);
const REFERENCES = new Set(['$ref', '$dynamicRef', '$recursiveRef']);
const ANCHORS = new Set(['$anchor', '$dynamicAnchor']);
/** Keywords of a whole document, which mean nothing to the check or change what it gives. */
const DROPPED = new Set(['$schema', '$async', COST]);

/** Why a schema is too large to be looked at, or null. */
export function excess(document: Json): string | null {
  if (isDeeperThan(document, MOST_LEVELS)) return 'is nested too deeply';
  return valuesIn(document) > MOST_VALUES ? `has more than ${MOST_VALUES} values` : null;
}

/**
 * A copy of a schema from outside, with the cost of each part, without patterns that could take for ever. Throws an
 * UnusableSchema when it is too large, or refers to what is not a schema in it.
 */
export function prepareSchema(document: JsonObject, allowance = new SchemaAllowance()): PreparedSchema {
  const tooMuch = excess(document);
  if (tooMuch !== null) throw new UnusableSchema('', `it ${tooMuch}`);
  const copier = new Copier(allowance);
  const schema = copier.copy(document, '') as JsonObject;
  copier.checkReferences();
  return { schema, patterns: copier.patterns, remarks: copier.remarks };
}

class Copier {
  readonly patterns = new Map<string, LinearPattern>();
  readonly remarks: SchemaRemark[] = [];
  /** What references may lead to: `#`, `#/$defs/name`, `#anchor`. */
  readonly #parts = new Set<string>();
  readonly #references: { pointer: string; target: string }[] = [];
  readonly #allowance: SchemaAllowance;

  constructor(allowance: SchemaAllowance) {
    this.#allowance = allowance;
  }

  /** What no keyword is known for is copied as if it were a schema: a reference may lead there. */
  copy(value: Json, pointer: string): Json {
    if (Array.isArray(value)) return value.map((item, index) => this.copy(item, `${pointer}/${index}`));
    if (!isJsonObject(value)) return value;
    const cost = costOf(value);
    this.#allowance.spend(cost, pointer);
    this.#parts.add(`#${pointer}`);
    const copy: JsonObject = {};
    const weak: string[] = [];
    for (const [keyword, inner] of Object.entries(value)) {
      const known = this.remarks.length;
      if (!DROPPED.has(keyword)) this.#copyKeyword(copy, keyword, inner, childPointer(pointer, keyword));
      if (this.remarks.length > known) weak.push(keyword);
    }
    for (const keyword of weak) weaken(copy, keyword);
    copy[COST] = cost;
    return copy;
  }

  #copyKeyword(copy: JsonObject, keyword: string, inner: Json, pointer: string): void {
    if (keyword === '$id' && pointer !== '/$id')
      throw new UnusableSchema(pointer, 'a part of it has an "$id" of its own'); // which would move its references
    if (keyword === 'pattern' && typeof inner === 'string' && !this.#isUsable(inner, pointer)) return;
    if (ANCHORS.has(keyword)) this.#parts.add(`#${inner}`);
    if (REFERENCES.has(keyword)) this.#references.push({ pointer, target: String(inner) });
    setOwn(copy, keyword, this.#copyOf(keyword, inner, pointer));
  }

  #copyOf(keyword: string, inner: Json, pointer: string): Json {
    if (DATA.has(keyword)) return inner;
    return BY_NAME.has(keyword) && isJsonObject(inner)
      ? this.#copyByName(keyword, inner, pointer)
      : this.copy(inner, pointer);
  }

  #copyByName(keyword: string, schemas: JsonObject, pointer: string): JsonObject {
    const copy: JsonObject = {};
    for (const [name, schema] of Object.entries(schemas)) {
      const place = childPointer(pointer, name);
      if (keyword === 'patternProperties' && !this.#isUsable(name, place)) continue;
      setOwn(copy, name, this.copy(schema, place));
    }
    return copy;
  }

  #isUsable(source: string, pointer: string): boolean {
    const pattern = this.#allowance.patterns.read(source);
    if ('kind' in pattern) {
      if (pattern.kind === 'no pattern') throw new UnusableSchema(pointer, pattern.reason);
      this.remarks.push({ pointer, message: notChecked(source, pattern) });
      return false;
    }
    this.patterns.set(source, pattern);
    return true;
  }

  checkReferences(): void {
    for (const { pointer, target } of this.#references) {
      if (!target.startsWith('#'))
        throw new UnusableSchema(pointer, `it refers to ${quote(target)}, which is not in this file`);
      if (!this.#parts.has(target.startsWith('#/') ? decoded(target) : target))
        throw new UnusableSchema(pointer, `it refers to ${quote(target)}, where there is no schema`);
    }
  }
}

/** With a part of a schema not checked, what would turn around or count on its result must not be checked either. */
function weaken(copy: JsonObject, keyword: string): void {
  if (keyword === 'not' || keyword === 'if' || keyword === 'oneOf') delete copy[keyword];
  if (keyword === 'patternProperties') {
    delete copy['additionalProperties'];
    delete copy['unevaluatedProperties'];
  }
}

function notChecked(source: string, { reason }: PatternProblem): string {
  return `The pattern ${quote(source)} is not checked, because ${reason}. Patterns have no look-around, no references to groups and at most 1000 repetitions.`;
}

/** The steps of looking at a part itself; the parts in it have their own. */
function costOf(schema: JsonObject): number {
  return Object.entries(schema).reduce((sum, [keyword, value]) => sum + sizeOf(keyword, value), 1);
}

function sizeOf(keyword: string, value: Json): number {
  if (keyword === 'const' || keyword === 'enum') return 1 + valuesIn(value) / 10; // compared at one go
  if (DATA.has(keyword)) return 0;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

function valuesIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1);
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

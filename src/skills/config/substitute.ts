import { getOwn, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { type PlainSchema, plainSchema } from '../../contracts/wording.ts';
import { coerce } from './coerce.ts';

/** `$${` is the text `${`; `${NAME}` is a reference; any other `${` is just text. */
const REFERENCE = /\$\$\{|\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Which variables a skill may be given. */
export type Agreed = 'any' | readonly string[];

/** A copy of a value with the environment filled in, and which variables that took. */
export interface Substitution {
  value: Json;
  used: ReadonlySet<string>;
  unset: ReadonlySet<string>;
  /** Variables that the user has not agreed to hand over; they are not looked at. */
  refused: ReadonlySet<string>;
}

/** Fills in every `${NAME}`, in arrays and objects too. A text that held one is read as the type its schema asks for. */
export function substitute(
  value: Json,
  schema: PlainSchema,
  env: Environment,
  agreed: Agreed = 'any',
): Substitution {
  const used = new Set<string>();
  const unset = new Set<string>();
  const refused = new Set<string>();

  function inText(text: string, place: PlainSchema): Json {
    let isFromEnvironment = false;
    const filled = text.replace(REFERENCE, (match, name: string | undefined) => {
      if (name === undefined) return '${';
      isFromEnvironment = true;
      used.add(name);
      if (!isAgreed(name, agreed)) {
        refused.add(name);
        return match;
      }
      const found = variable(env, name);
      if (found === undefined) unset.add(name);
      return found ?? match;
    });
    return isFromEnvironment ? coerce(filled, place) : filled;
  }

  function inValue(inner: Json, place: PlainSchema): Json {
    if (typeof inner === 'string') return inText(inner, place);
    if (Array.isArray(inner)) return inner.map((item) => inValue(item, plainSchema(place.items)));
    if (typeof inner !== 'object' || inner === null) return inner;
    const copy: JsonObject = {};
    for (const [key, entry] of Object.entries(inner)) {
      setOwn(copy, key, inValue(entry, plainSchema(getOwn(plainSchema(place.properties), key))));
    }
    return copy;
  }

  return { value: inValue(value, schema), used, unset, refused };
}

export function isAgreed(name: string, agreed: Agreed): boolean {
  return agreed === 'any' || agreed.includes(name);
}

/** The variables that a value refers to. */
export function referencesIn(value: Json): string[] {
  return [...substitute(value, {}, {}, []).used];
}

export function hasReference(value: Json): boolean {
  return JSON.stringify(value).includes('${');
}

/** A variable that is really set; what an object inherits is no variable. */
export function variable(env: Environment, name: string): string | undefined {
  return Object.hasOwn(env, name) ? env[name] : undefined;
}

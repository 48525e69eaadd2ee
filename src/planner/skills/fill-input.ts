import type { TSchema } from 'typebox';
import { isJsonObject, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { validator } from '../../contracts/validate.ts';
import type { KnownValues } from './known-values.ts';
import { valueFor } from './values.ts';

/**
 * Input for a script by its schema: what was meant for it where that fits, then what the scene has under the names and
 * descriptions of its properties, then defaults. Null when something required cannot be had.
 */
export function fillInput(schema: JsonObject, given: JsonObject, values: KnownValues): JsonObject | null {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const input: JsonObject = {};
  for (const [name, property] of Object.entries(properties)) {
    const rules = isJsonObject(property) ? property : {};
    const fits = fitter(rules, schema);
    const offers = [given[name], ...offersFor(name, rules, required.has(name), values)];
    const value = offers.find((offer) => offer !== undefined && fits(offer));
    if (value !== undefined) setOwn(input, name, value);
    else if (required.has(name)) return null;
  }
  return validator(schema as TSchema).accepts(input) ? input : null;
}

/** What could be put there, the best first. What is not required is only filled by what the scene knows. */
function offersFor(
  name: string,
  rules: JsonObject,
  isRequired: boolean,
  values: KnownValues,
): (Json | undefined)[] {
  const { default: fallback, const: only, enum: allowed } = rules;
  const options = Array.isArray(allowed) ? allowed : [];
  const known = options.length > 0 ? optionIn(options, values) : valueFor(name, rules, values);
  return isRequired ? [known, fallback, only, options[0]] : [fallback === undefined ? known : undefined];
}

/** The option that the scene speaks of. */
function optionIn(options: readonly Json[], values: KnownValues): Json | undefined {
  const said = ` ${[values.sceneType, values.act, values.part, values.tone, values.text].join(' ').toLowerCase()} `;
  return options.find(
    (option) => typeof option === 'string' && option !== '' && said.includes(` ${option.toLowerCase()} `),
  );
}

/** A property is judged with the definitions of the whole, to which it may refer. */
function fitter(rules: JsonObject, { $defs, definitions }: JsonObject): (value: Json) => boolean {
  const alone = {
    ...rules,
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
  return (value) => {
    try {
      return validator(alone as TSchema).accepts(value);
    } catch {
      return false; // it refers to something outside of its definitions
    }
  };
}

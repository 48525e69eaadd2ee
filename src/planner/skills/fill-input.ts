import { getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import type { KnownValues } from './known-values.ts';
import type { InputRules } from './schemas.ts';
import { valueFor } from './values.ts';

/**
 * Input for a script by its schema: what was meant for it where that fits, then what the scene has under the names and
 * descriptions of its properties, then defaults. Null when something required cannot be had.
 */
export function fillInput(schema: InputRules, given: JsonObject, values: KnownValues): JsonObject | null {
  const { properties: described, required: needed } = schema.document;
  const properties = isJsonObject(described) ? described : {};
  const required = new Set(Array.isArray(needed) ? needed : []);
  const input: JsonObject = {};
  for (const [name, property] of Object.entries(properties)) {
    const rules = isJsonObject(property) ? property : {};
    const offers = [getOwn(given, name), ...offersFor(name, rules, required.has(name), values)];
    const value = offers.find((offer) => offer !== undefined && schema.fits(name, offer));
    if (value !== undefined) setOwn(input, name, value);
    else if (required.has(name)) return null;
  }
  return schema.accepts(input) ? input : null;
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

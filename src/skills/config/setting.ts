import type { Json } from '../../base/json.ts';
import { type ConfigField, ConfigFieldSchema, type ConfigSchema } from '../../contracts/config-schema.ts';
import { nearest } from '../../contracts/nearest.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { type FieldCheck, FieldChecks } from './check.ts';
import { isSensitive } from './sensitive.ts';
import { hasReference } from './substitute.ts';

/** One setting of a skill, ready for use. */
export interface Setting {
  name: string;
  schema: ConfigField;
  isRequired: boolean;
  isSensitive: boolean;
  /** Whether scripts do not get it. */
  isForHost: boolean;
  /** Its default, if that fits the schema. It is shared: copy it before handing it out. */
  defaultValue: Json | undefined;
  /** The environment variable that supplies the value when none is stored. */
  variable: string | undefined;
  check: FieldCheck;
}

/** Takes what is wrong with a schema, and the JSON pointer to the place. */
type Complain = (pointer: string, message: string) => void;

/** The settings a schema describes. One that makes no sense is complained about, and takes no value. */
export function settingsOf(document: ConfigSchema, complain: Complain): Map<string, Setting> {
  for (const [index, name] of (document.required ?? []).entries()) {
    if (!Object.hasOwn(document.properties, name)) {
      complain(`/required/${index}`, `"${name}" is required, but "properties" does not describe it.`);
    }
  }
  const checks = new FieldChecks();
  const settings = Object.entries(document.properties).map(([name, schema]): Setting => {
    const pointer = childPointer('/properties', name);
    for (const [key, meant] of misspelt(schema))
      complain(childPointer(pointer, key), `There is no "${key}"; did you mean "${meant}"?`);
    return {
      name,
      schema,
      isRequired: document.required?.includes(name) ?? false,
      isSensitive: isSensitive(schema),
      isForHost: schema['x-host'] === true,
      variable: schema['x-env-var'],
      ...checkAndDefault(checks, name, schema, (below, message) => complain(`${pointer}${below}`, message)),
    };
  });
  return new Map(settings.map((setting) => [setting.name, setting]));
}

const OWN_KEYWORDS = Object.keys(ConfigFieldSchema.properties).filter((key) => key.startsWith('x-'));

/** Keywords that nearly are ours, each with the one that was meant. Others may have keywords of their own. */
function misspelt(schema: ConfigField): [key: string, meant: string][] {
  return Object.keys(schema)
    .filter((key) => key.startsWith('x-') && !OWN_KEYWORDS.includes(key))
    .flatMap((key): [string, string][] => {
      const meant = nearest(key, OWN_KEYWORDS);
      return meant === undefined ? [] : [[key, meant]];
    });
}

function checkAndDefault(
  checks: FieldChecks,
  name: string,
  schema: ConfigField,
  complain: Complain,
): Pick<Setting, 'check' | 'defaultValue'> {
  try {
    const { check, remarks } = checks.of(name, schema);
    for (const { pointer, message } of remarks) complain(pointer, message);
    return { check, defaultValue: fittingDefault(schema, check, complain) };
  } catch (error) {
    const reason = (error as Error).message;
    complain('', `The schema of "${name}" cannot be used: ${reason}.`);
    const refusal = `"${name}" cannot be set, because its schema cannot be used: ${reason}.`;
    return { check: () => [refusal], defaultValue: undefined };
  }
}

/** Whether a default with a variable in it fits shows only when the variable is filled in. */
function fittingDefault(schema: ConfigField, check: FieldCheck, complain: Complain): Json | undefined {
  const value = schema.default;
  if (value === undefined || hasReference(value)) return value;
  const complaints = check(structuredClone(value));
  for (const message of complaints) complain('/default', `The default does not fit: ${message}`);
  return complaints.length === 0 ? value : undefined;
}

import { getOwn, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { coerce } from './coerce.ts';
import { requirement } from './requirement.ts';
import type { Setting } from './setting.ts';
import { type Environment, substitute, variable } from './substitute.ts';

/** Something wrong with one setting; `field` is empty when it concerns them all. */
export interface ConfigProblem {
  field: string;
  message: string;
}

/** A problem, and what sort it is: a value that does not fit, a variable that is not set, or no value at all. */
export interface SettingFinding extends ConfigProblem {
  kind: 'misfit' | 'unset' | 'missing';
}

interface Resolution {
  /** What the scripts get. */
  resolved: JsonObject;
  findings: SettingFinding[];
  isComplete: boolean;
}

/** What a source gives for a setting: a value, or what is wrong with it, or nothing. */
interface Offer {
  value: Json | undefined;
  findings: SettingFinding[];
}

const NOTHING: Offer = { value: undefined, findings: [] };

/** Works out the value of every setting: what is stored, else its environment variable, else its default. */
export function resolve(settings: Iterable<Setting>, stored: JsonObject, env: Environment): Resolution {
  const resolved: JsonObject = {};
  const findings: SettingFinding[] = [];
  let isComplete = true;
  for (const setting of settings) {
    const offer = resolveSetting(setting, stored, env);
    findings.push(...offer.findings);
    if (offer.value !== undefined) setOwn(resolved, setting.name, offer.value);
    else if (setting.isRequired) isComplete = false;
  }
  return { resolved, findings, isComplete };
}

function resolveSetting(setting: Setting, stored: JsonObject, env: Environment): Offer {
  const own = getOwn(stored, setting.name) ?? null;
  const chosen = own === null ? fromVariable(setting, env) : fromText(setting, own, env);
  if (chosen.value !== undefined) return chosen;
  const { defaultValue } = setting;
  const fallback = defaultValue === undefined ? NOTHING : fromText(setting, defaultValue, env);
  const findings = [...chosen.findings, ...fallback.findings];
  if (fallback.value !== undefined || findings.length > 0 || !setting.isRequired) {
    return { value: fallback.value, findings };
  }
  return { value: undefined, findings: [missing(setting)] };
}

/** A value as someone typed it, references filled in. */
function fromText(setting: Setting, text: Json, env: Environment): Offer {
  const { value, used, unset } = substitute(text, setting.schema, env);
  if (unset.size > 0) return { value: undefined, findings: [...unset].map((name) => unsetIn(setting, name)) };
  return checked(setting, value, [...used]);
}

/** An empty variable counts as none: that is how people switch one off. */
function fromVariable(setting: Setting, env: Environment): Offer {
  const text = setting.variable === undefined ? undefined : variable(env, setting.variable);
  if (!text || setting.variable === undefined) return NOTHING;
  return checked(setting, coerce(text, setting.schema), [setting.variable]);
}

function checked(setting: Setting, value: Json, variables: string[]): Offer {
  const complaints = setting.check(value, { variables });
  if (complaints.length === 0) return { value, findings: [] };
  const findings = complaints.map(
    (message): SettingFinding => ({ kind: 'misfit', field: setting.name, message }),
  );
  return { value: undefined, findings };
}

function unsetIn({ name }: Setting, variableName: string): SettingFinding {
  const message =
    `"${name}" refers to the environment variable ${variableName}, which is not set; set it, ` +
    `or write $\${${variableName}} if you mean the text itself.`;
  return { kind: 'unset', field: name, message };
}

function missing({ name, schema, variable: source }: Setting): SettingFinding {
  const orElse = source === undefined ? '' : ` Or set the environment variable ${source}.`;
  const message = `"${name}" is required; it must be ${requirement(schema)}.${orElse}`;
  return { kind: 'missing', field: name, message };
}

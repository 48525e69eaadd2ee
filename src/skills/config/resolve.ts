import { getOwn, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { coerce } from './coerce.ts';
import { requirement } from './requirement.ts';
import type { Setting } from './setting.ts';
import { type Agreed, type Environment, isAgreed, substitute, variable } from './substitute.ts';

/** Something wrong with one setting; `field` is empty when it concerns them all. */
export interface ConfigProblem {
  field: string;
  message: string;
}

/**
 * A problem, and what sort it is: a value that does not fit, a variable that is not set or that the user has not agreed
 * to hand over, or no value at all.
 */
export interface SettingFinding extends ConfigProblem {
  kind: 'misfit' | 'unset' | 'refused' | 'missing';
}

export interface Resolution {
  /** Every setting that has a value. */
  resolved: JsonObject;
  findings: SettingFinding[];
  isComplete: boolean;
  /** Settings whose value came from the environment, in whole or in part. */
  fromEnvironment: ReadonlySet<string>;
  /** The variables that were used. */
  variables: ReadonlySet<string>;
}

/** What a source gives for a setting: a value, or what is wrong with it, or nothing. */
interface Offer {
  value: Json | undefined;
  findings: SettingFinding[];
  variables: readonly string[];
}

/** Where variables come from, and which of them may be used. */
interface Source {
  env: Environment;
  agreed: Agreed;
}

const NOTHING: Offer = { value: undefined, findings: [], variables: [] };

/** Works out the value of every setting: what is stored, else its environment variable, else its default. */
export function resolve(
  settings: Iterable<Setting>,
  stored: JsonObject,
  env: Environment,
  agreed: Agreed = 'any',
): Resolution {
  const resolved: JsonObject = {};
  const findings: SettingFinding[] = [];
  const fromEnvironment = new Set<string>();
  const variables = new Set<string>();
  let isComplete = true;
  for (const setting of settings) {
    const offer = resolveSetting(setting, stored, { env, agreed });
    findings.push(...offer.findings);
    for (const name of offer.variables) variables.add(name);
    if (offer.variables.length > 0) fromEnvironment.add(setting.name);
    if (offer.value !== undefined) setOwn(resolved, setting.name, offer.value);
    else if (setting.isRequired) isComplete = false;
  }
  return { resolved, findings, isComplete, fromEnvironment, variables };
}

function resolveSetting(setting: Setting, stored: JsonObject, source: Source): Offer {
  const own = getOwn(stored, setting.name) ?? null;
  const chosen = own === null ? fromVariable(setting, source) : fromText(setting, own, source);
  if (chosen.value !== undefined) return chosen;
  const { defaultValue } = setting;
  const fallback = defaultValue === undefined ? NOTHING : fromText(setting, defaultValue, source);
  const findings = [...chosen.findings, ...fallback.findings];
  if (fallback.value !== undefined || findings.length > 0 || !setting.isRequired) {
    return { value: fallback.value, findings, variables: fallback.variables };
  }
  return { ...NOTHING, findings: [missing(setting)] };
}

/** A value as someone typed it, references filled in. */
function fromText(setting: Setting, text: Json, { env, agreed }: Source): Offer {
  const { value, used, unset, refused } = substitute(text, setting.schema, env, agreed);
  const findings = [
    ...[...unset].map((name) => unsetIn(setting, name)),
    ...[...refused].map((name) => refusedIn(setting, name)),
  ];
  if (findings.length > 0) return { ...NOTHING, findings };
  return checked(setting, value, [...used]);
}

/** An empty variable counts as none: that is how people switch one off. */
function fromVariable(setting: Setting, { env, agreed }: Source): Offer {
  const text = setting.variable === undefined ? undefined : variable(env, setting.variable);
  if (!text || setting.variable === undefined) return NOTHING;
  if (!isAgreed(setting.variable, agreed))
    return { ...NOTHING, findings: [refusedIn(setting, setting.variable)] };
  return checked(setting, coerce(text, setting.schema), [setting.variable]);
}

function checked(setting: Setting, value: Json, variables: string[]): Offer {
  const complaints = setting.check(value, { variables });
  if (complaints.length === 0) return { value, findings: [], variables };
  const findings = complaints.map(
    (message): SettingFinding => ({ kind: 'misfit', field: setting.name, message }),
  );
  return { ...NOTHING, findings };
}

function refusedIn({ name }: Setting, variableName: string): SettingFinding {
  const message =
    `"${name}" would be filled in from the environment variable ${variableName}, and you have not agreed to give ` +
    'that to this skill. Agree with `narratoria skill enable`, or enter a value in its settings.';
  return { kind: 'refused', field: name, message };
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

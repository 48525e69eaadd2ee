import type { ErrorObject } from 'ajv';
import type { Json, JsonObject } from '../../base/json.ts';
import { explain } from '../../contracts/explain.ts';
import { childPointer } from '../../contracts/pointer.ts';
import { SchemaAllowance } from '../../contracts/untrusted/allowance.ts';
import { type UntrustedCheck, UntrustedCompiler } from '../../contracts/untrusted/compile.ts';
import { prepareSchema, type SchemaRemark } from '../../contracts/untrusted/prepare.ts';
import type { PlainSchema } from '../../contracts/wording.ts';
import { nestsTooDeeply } from './depth.ts';
import { requirement } from './requirement.ts';
import { isSensitive } from './sensitive.ts';

/** Checks one setting. Defaults of parts that are absent are filled in, so give it a copy. */
export type FieldCheck = (value: Json, origin?: Origin) => string[];

/** A value from the environment is not quoted: it may be a secret, whatever the setting is. */
export type Origin = { variables: readonly string[] };

const TYPED_HERE: Origin = { variables: [] };

/** Makes the checks of one skill's settings. Not of all skills: it keeps every schema it has seen. */
export class FieldChecks {
  readonly #allowance = new SchemaAllowance();
  readonly #compiler = new UntrustedCompiler(['uri', 'email'], {
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strictNumbers: true, // 1e999 is infinite, which JSON cannot carry on
  });

  /** The check for one setting, and what of its schema is not checked; throws when the schema makes no sense. */
  of(name: string, schema: PlainSchema): { check: FieldCheck; remarks: SchemaRemark[] } {
    const foreign = Object.keys(schema).find((keyword) => keyword.startsWith('$') && keyword !== '$comment');
    if (foreign !== undefined) throw new Error(`a setting cannot use ${foreign}`);
    const prepared = prepareSchema(schema as JsonObject, this.#allowance);
    return { check: fieldCheck(name, schema, this.#compiler.compile(prepared)), remarks: prepared.remarks };
  }
}

function fieldCheck(name: string, schema: PlainSchema, validate: UntrustedCheck): FieldCheck {
  const mustBe = `"${name}" must be ${requirement(schema)}`;
  const isSecret = isSensitive(schema);

  return (value, { variables } = TYPED_HERE) => {
    if (nestsTooDeeply(value)) return [`"${name}" is nested too deeply.`];
    const errors = validate(value);
    if (errors === null) return [];
    if (errors === 'too costly') return [`"${name}" takes too long to check against its schema.`];
    const [variable] = variables;
    if (variable !== undefined)
      return [`${mustBe}; its value comes from the environment variable ${variable}.`];
    if (isSecret || errors.some(isAboutEmail)) return [`${mustBe}.`];
    return explain(errors.map(below(name)), ownEntry(name, value)).map(({ message }) => message);
  };
}

/** The error as it would be if the whole of the settings had been checked, so that the sentence names the setting. */
const below = (name: string) => (error: ErrorObject) => ({
  ...error,
  instancePath: `${childPointer('', name)}${error.instancePath}`,
});

function ownEntry(name: string, value: Json): object {
  return Object.fromEntries([[name, value]]);
}

function isAboutEmail({ keyword, params }: ErrorObject): boolean {
  return keyword === 'format' && params.format === 'email';
}

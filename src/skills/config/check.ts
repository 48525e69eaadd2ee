import { createRequire } from 'node:module';
import type { Ajv, ErrorObject } from 'ajv';
import type { Json } from '../../base/json.ts';
import { explain } from '../../contracts/explain.ts';
import { childPointer } from '../../contracts/pointer.ts';
import type { PlainSchema } from '../../contracts/wording.ts';
import { nestsTooDeeply } from './depth.ts';
import { requirement } from './requirement.ts';
import { isSensitive } from './sensitive.ts';

/** Checks one setting. Defaults of parts that are absent are filled in, so give it a copy. */
export type FieldCheck = (value: Json, origin?: Origin) => string[];

/** A value from the environment is not quoted: it may be a secret, whatever the setting is. */
export type Origin = { variables: readonly string[] };

const require = createRequire(import.meta.url);
const TYPED_HERE: Origin = { variables: [] };

/** The check for one setting; throws when its schema makes no sense. */
export function fieldCheck(ajv: Ajv, name: string, schema: PlainSchema): FieldCheck {
  const foreign = Object.keys(schema).find((keyword) => keyword.startsWith('$') && keyword !== '$comment');
  if (foreign !== undefined) throw new Error(`a setting cannot use ${foreign}`);
  const validate = ajv.compile(schema);
  const mustBe = `"${name}" must be ${requirement(schema)}`;
  const isSecret = isSensitive(schema);

  return (value, { variables } = TYPED_HERE) => {
    if (nestsTooDeeply(value)) return [`"${name}" is nested too deeply.`];
    if (validate(value)) return [];
    const [variable] = variables;
    if (variable !== undefined)
      return [`${mustBe}; its value comes from the environment variable ${variable}.`];
    const errors = validate.errors ?? [];
    if (isSecret || errors.some(isAboutEmail)) return [`${mustBe}.`];
    return explain(errors.map(below(name)), ownEntry(name, value)).map(({ message }) => message);
  };
}

/** The compiler of one skill's checks. Not one for all skills: it keeps every schema it has seen. */
export function createAjv(): Ajv {
  // `require` and not `import`: loading Ajv takes longer than most commands need.
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { default: addFormats } = require('ajv-formats') as typeof import('ajv-formats');
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    strict: false,
    strictNumbers: true, // 1e999 is infinite, which JSON cannot carry on
    meta: false,
    validateSchema: false,
    logger: false,
  });
  addFormats.default(ajv, ['uri', 'email']);
  return ajv;
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

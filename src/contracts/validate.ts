import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Static, TSchema } from 'typebox';
import { explain, type Finding } from './explain.ts';

export type { Finding } from './explain.ts';

/** Checks a document against one schema. */
export interface Validator<Document> {
  /** What is wrong with the value; empty when nothing is. */
  (value: unknown): Finding[];
  /** Only whether the value is valid: fast, and narrows its type. */
  accepts(value: unknown): value is Document;
}

type Thoroughness = 'first error' | 'all errors';

const validators = new WeakMap<object, Validator<unknown>>();

/** The check for a schema. The schema is compiled when the check is first used, and only once. */
export function validator<Schema extends TSchema>(schema: Schema): Validator<Static<Schema>> {
  const known = validators.get(schema);
  if (known !== undefined) return known as Validator<Static<Schema>>;
  const created = createValidator(schema);
  validators.set(schema, created);
  return created as Validator<Static<Schema>>;
}

function createValidator(schema: TSchema): Validator<unknown> {
  let quick: ValidateFunction | undefined;
  let thorough: ValidateFunction | undefined;

  const accepts = (value: unknown): value is unknown => {
    quick ??= compile(schema, 'first error');
    return quick(value);
  };
  const findings = (value: unknown): Finding[] => {
    if (accepts(value)) return [];
    thorough ??= compile(schema, 'all errors');
    thorough(value);
    return explain(thorough.errors ?? [], value);
  };
  return Object.assign(findings, { accepts });
}

/** An Ajv of its own for each schema, so that two schemas with the same `$id` do not collide. */
function compile(schema: TSchema, thoroughness: Thoroughness): ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: thoroughness === 'all errors',
    verbose: thoroughness === 'all errors',
    discriminator: true,
    strict: false,
    meta: false,
    validateSchema: false,
    logger: false,
    code: { optimize: false }, // shorter code checks no faster, and making it shorter is a quarter of the compiling
  });
  addFormats.default(ajv, ['uuid', 'date-time', 'uri']);
  return ajv.compile(schema);
}

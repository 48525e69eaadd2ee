import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { Check } from 'typebox/schema';
import { pointerSegments } from '../../../src/contracts/pointer.ts';
import type { Config } from './changes.ts';
import { type ConfigProblem, checkConfig } from './check-config.ts';

/** Problems in the shape that the form shows them from. */
export function errorSchemaOf(problems: readonly ConfigProblem[]): ErrorSchema<Config> {
  const builder = new ErrorSchemaBuilder<Config>();
  for (const { path, message } of problems) builder.addErrors(message, pointerSegments(path).map(asKey));
  return builder.ErrorSchema;
}

const asKey = (segment: string): string | number => (/^\d+$/.test(segment) ? Number(segment) : segment);

/** Emptied fields are there with the value `undefined`; to the schema they are absent. */
const withoutEmptied = (config: Config | undefined): unknown => JSON.parse(JSON.stringify(config ?? {}));

/** Checks the form without compiling its schema to code, which the page's policy forbids. */
export const validator: ValidatorType<Config, RJSFSchema> = {
  validateFormData(config, schema) {
    const problems = checkConfig(schema, withoutEmptied(config));
    return {
      errors: problems.map(({ path, message }) => ({ property: path, message, stack: message })),
      errorSchema: errorSchemaOf(problems),
    };
  },
  isValid: (schema, config) => Check(schema, config),
  rawValidation: (schema, config) => ({
    errors: checkConfig(schema, withoutEmptied(config)) as never[],
  }),
};

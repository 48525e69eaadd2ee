import type { FormatName } from 'ajv-formats';
import { explain } from '../explain.ts';
import type { Finding, Validator } from '../validate.ts';
import { type UntrustedCheck, UntrustedCompiler } from './compile.ts';
import type { PreparedSchema } from './prepare.ts';

const FORMATS: FormatName[] = ['uuid', 'date-time', 'uri'];
const TOO_COSTLY: Finding = {
  pointer: '',
  message: 'This takes too long to check against its schema.',
  keyword: 'too costly',
};

/** The check for a schema from outside; what takes too long to check is not accepted. Throws when it makes no sense. */
export function untrustedValidator(prepared: PreparedSchema): Validator<unknown> {
  const quick = new UntrustedCompiler(FORMATS).compile(prepared);
  let thorough: UntrustedCheck | undefined;
  const accepts = (value: unknown): value is unknown => quick(value) === null;
  const findings = (value: unknown): Finding[] => {
    if (accepts(value)) return [];
    thorough ??= new UntrustedCompiler(FORMATS, { allErrors: true, verbose: true }).compile(prepared);
    const errors = thorough(value);
    return errors === 'too costly' ? [TOO_COSTLY] : explain(errors ?? [], value);
  };
  return Object.assign(findings, { accepts });
}

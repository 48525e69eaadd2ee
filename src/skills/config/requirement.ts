import { count, exampleOf, expectation, type PlainSchema } from '../../contracts/wording.ts';

/** What a setting must be, made from its schema alone: it says nothing about the value, which may be a secret. */
export function requirement(schema: PlainSchema): string {
  if (Array.isArray(schema.enum)) return expectation(schema);
  const kind =
    schema.format === 'email' ? 'an e-mail address such as "name@example.org"' : expectation(schema);
  return `${kind}${lengthClause(schema)}${patternClause(schema)}`;
}

function lengthClause({ minLength, maxLength }: PlainSchema): string {
  const atLeast = typeof minLength === 'number' && minLength > 1 ? minLength : null;
  const atMost = typeof maxLength === 'number' ? maxLength : null;
  if (atLeast !== null && atMost !== null) return ` of ${atLeast} to ${count(atMost, 'character')}`;
  if (atLeast !== null) return ` of at least ${count(atLeast, 'character')}`;
  return atMost === null ? '' : ` of at most ${count(atMost, 'character')}`;
}

function patternClause(schema: PlainSchema): string {
  // With an example, `expectation` has shown it already.
  if (schema.pattern === undefined || exampleOf(schema) !== undefined) return '';
  return ` that matches the pattern ${schema.pattern}`;
}

import { ERROR_CODES } from '../../src/base/error-codes.ts';

const INTRODUCTION = `# Errors

Every error has a code that stays the same from version to version. Programs find it in \`code\` of what \`--json\`
prints and of a tool's result; people find it in brackets after the message, and in the log. This page says what each code means and what to do about it.

\`npm run contracts\` writes it from \`src/base/error-codes.ts\`: change the table there, not this page.
`;

/** docs/errors.md as it should be. */
export function renderErrorDocs(): string {
  const entries = Object.entries(ERROR_CODES).map(
    ([code, { meaning, action }]) => `## ${code}\n\n${meaning}\n\n**What to do:** ${action}\n`,
  );
  return [INTRODUCTION, ...entries].join('\n');
}

/** Writes docs/errors.md from the table of error codes. With --check it writes nothing and fails if the page is out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ERROR_CODES } from '../src/base/error-codes.ts';
import { isCalled } from './arguments.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/errors.md');

const INTRODUCTION = `# Errors

Every error has a code that stays the same from version to version. Programs find it in \`code\` of what \`--json\`
prints and of a tool's result; people find it in brackets after the message, and in the log. This page says what each code means and what to do about it.

It is written by \`scripts/emit-error-docs.ts\` from \`src/base/error-codes.ts\`: change the table there, not this page.
`;

/** The page as it should be. */
export function renderErrorDocs(): string {
  const entries = Object.entries(ERROR_CODES).map(
    ([code, { meaning, action }]) => `## ${code}\n\n${meaning}\n\n**What to do:** ${action}\n`,
  );
  return [INTRODUCTION, ...entries].join('\n');
}

/** The page as it is, or nothing. */
export function readErrorDocs(): string {
  return existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
}

if (isCalled(import.meta.filename)) {
  if (process.argv.includes('--check')) {
    if (readErrorDocs() !== renderErrorDocs()) {
      console.error('docs/errors.md is out of date; run `node bin/dev scripts/emit-error-docs.ts`.');
      process.exitCode = 1;
    }
  } else {
    mkdirSync(path.dirname(PAGE), { recursive: true });
    writeFileSync(PAGE, renderErrorDocs());
  }
}

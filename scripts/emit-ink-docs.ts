/**
 * Fills the tables of docs/ink.md from the lists of tags, functions and acts. With --check it writes nothing and fails if
 * the page is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INK_FUNCTION_NAMES, INK_FUNCTIONS } from '../src/campaign/ink/functions.ts';
import { CHOICE_TAGS, STORYLET_TAGS, TEXT_TAGS } from '../src/campaign/ink/tags.ts';
import { ACTS } from '../src/rules/acts.ts';
import { isCalled } from './arguments.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/ink.md');

const BLOCKS: Readonly<Record<string, string>> = {
  'storylet tags': tagTable(STORYLET_TAGS),
  'text tags': tagTable(TEXT_TAGS),
  'choice tags': tagTable(CHOICE_TAGS),
  functions: functionTable(),
};

/** The page with its tables as they should be. */
export function renderInkDocs(page: string): string {
  return page
    .replace(
      /<!-- (storylet tags|text tags|choice tags|functions) -->[\s\S]*?<!-- end -->/g,
      (_, name: string) => `<!-- ${name} -->\n\n${BLOCKS[name]}\n\n<!-- end -->`,
    )
    .replace(
      /<!-- acts -->[\s\S]*?<!-- end -->/,
      `<!-- acts -->${ACTS.map((act) => `\`${act}\``).join(', ')}<!-- end -->`,
    );
}

export function readInkDocs(): string {
  return readFileSync(PAGE, 'utf8');
}

function tagTable(tags: Readonly<Record<string, string>>): string {
  return [
    '| tag | says |',
    '|---|---|',
    ...Object.entries(tags).map(([name, says]) => `| \`${name}\` | ${says} |`),
  ].join('\n');
}

function functionTable(): string {
  const rows = INK_FUNCTION_NAMES.map((name) => {
    const { takes, does } = INK_FUNCTIONS[name];
    return `| \`${name}(${takes.map(([argument]) => argument).join(', ')})\` | ${does} |`;
  });
  return ['| function | does |', '|---|---|', ...rows].join('\n');
}

if (isCalled(import.meta.filename)) {
  const page = readInkDocs();
  if (!process.argv.includes('--check')) writeFileSync(PAGE, renderInkDocs(page));
  else if (renderInkDocs(page) !== page) {
    console.error('docs/ink.md is out of date; run `node bin/dev scripts/emit-ink-docs.ts`.');
    process.exitCode = 1;
  }
}

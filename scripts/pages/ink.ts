/** The tables of docs/ink.md, from the lists of tags, functions and acts. */
import { INK_FUNCTION_NAMES, INK_FUNCTIONS } from '../../src/campaign/ink/functions.ts';
import { CHOICE_TAGS, STORYLET_TAGS, TEXT_TAGS } from '../../src/campaign/ink/tags.ts';
import { ACTS } from '../../src/rules/acts.ts';

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

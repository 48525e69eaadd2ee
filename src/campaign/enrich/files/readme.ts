import type { NewFile } from './render.ts';

export const README = 'README_generated.md';

/** What the campaign holds to, and what in it was generated from what, by what. Its presence says that a run was finished. */
export function readmeFor({
  title,
  files,
  sources,
  seedData,
  generatedAt,
}: {
  title: string;
  files: readonly string[];
  sources: readonly string[];
  seedData: string;
  generatedAt: string;
}): NewFile {
  const text = [
    `# ${title}: what was generated`,
    `On ${generatedAt.slice(0, 10)} this campaign was filled out from its author's words. Everything that was added has \`_generated\` in its name and a \`.provenance.json\` beside it; everything else in this folder was written by a person and has not been touched.`,
    '## What this campaign holds to',
    [
      '1. The author comes first. A machine may carry bricks; the house is the author’s.',
      '2. Nothing generated passes for anything else: the name says so, and the file beside it says from what.',
      '3. Any of it may be changed, replaced or thrown out, by the author, at any time.',
      '4. Whoever passes the campaign on passes this page on with it.',
      '5. What was written, however little, is kept to; what was made up serves it.',
    ].join('\n'),
    '## Sources',
    [
      ...sources.map((source) => `- Written by \`${source}\``),
      `- From these words of the author’s: ${quoted(seedData)}`,
    ].join('\n'),
    '## To make it your own',
    'Edit a generated file and take `_generated` out of its name, and delete the `.provenance.json` beside it: then it is yours and is never touched again. `narratoria campaign enrich <this folder> --undo` takes everything back that you have not changed.',
    '## What was added',
    files.map((file) => `- \`${file}\``).join('\n'),
  ].join('\n\n');
  return { path: README, text: `${text}\n` };
}

/** The author's words as a quotation; marks that mean something in Markdown must not. */
function quoted(words: string): string {
  return `“${words.replace(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`)}”`;
}

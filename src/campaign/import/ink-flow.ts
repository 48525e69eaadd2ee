import type { InkFile } from '../ink/story.ts';

/** The ending that an imported story comes to where it says `-> END`. */
export const ENDING = 'the-end';
const END_KNOT = 'narratoria_the_end';
const START_KNOT = 'narratoria_the_story';

const KNOT = /^[ \t]*={2,}[ \t]*(?!function\b)[\p{L}\p{N}_]/u;
const ANY_KNOT = /^[ \t]*={2,}/;
const DECLARATION = /^[ \t]*(?:VAR|CONST|LIST|EXTERNAL|INCLUDE|TODO)\b/;

/** A story whose beginning is a knot with tags, so that it comes by itself, and whose end is an ending. */
export function asStorylet([main, ...others]: readonly InkFile[]): InkFile[] {
  if (main === undefined) return [];
  const end = `\n=== ${END_KNOT} ===\n~ end("${ENDING}")\n-> END\n`;
  return [
    { file: main.file, text: `${withEnding(withStart(main.text))}${end}` },
    ...others.map(({ file, text }) => ({ file, text: withEnding(text) })),
  ];
}

function withEnding(text: string): string {
  return text.replaceAll(/->[ \t]*END\b/g, `-> ${END_KNOT}`);
}

function withStart(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const first = lines.findIndex((line) => ANY_KNOT.test(line));
  const top = first === -1 ? lines : lines.slice(0, first);
  const rest = first === -1 ? [] : lines.slice(first);
  const isFlow = (line: string) =>
    line.trim() !== '' && !DECLARATION.test(line) && !/^[ \t]*(?:#|\/\/)/.test(line);
  if (!top.some(isFlow)) return [...top, ...startingWithFirstKnot(rest)].join('\n');
  const declared = top.filter((line) => DECLARATION.test(line) || /^[ \t]*#/.test(line));
  const told = top.filter((line) => !declared.includes(line));
  return [
    ...declared,
    `=== ${START_KNOT} ===`,
    '# once',
    '# urgency: 10',
    ...told,
    '- -> DONE',
    ...rest,
  ].join('\n');
}

function startingWithFirstKnot(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => KNOT.test(line));
  if (first === -1) return [...lines];
  return [...lines.slice(0, first + 1), '# once', '# urgency: 10', ...lines.slice(first + 1)];
}

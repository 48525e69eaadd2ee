import type { StructuredText } from './structured.ts';
import { readYamlText } from './yaml-text.ts';

/** Fields at the top of a Markdown file, between two lines of `---`. */
const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?=\n|$)/;
const RULES_BLOCK = /^(`{3,9}|~{3,9})[ \t]*(?:ya?ml[ \t]+)?rules[ \t]*\n([\s\S]*?)(?:^\1[ \t]*$|(?![\s\S]))/m;

/** The front matter of a file, null when it has none. */
export function readFrontMatter(markdown: string): StructuredText | null {
  const match = FRONT_MATTER.exec(markdown);
  if (match === null) return null;
  const start = markdown.indexOf('\n') + 1;
  return readYamlText(markdown, start, start + (match[1]?.length ?? 0));
}

/** Whether a file opens front matter and never closes it. A line alone is a rule across the page, not front matter. */
export function isFrontMatterOpen(markdown: string): boolean {
  return /^---[ \t]*\n[\w$-]+[ \t]*:/.test(markdown) && !FRONT_MATTER.test(markdown);
}

/** The block of a file that is fenced and marked `rules`, null when there is none. */
export function readRulesBlock(markdown: string): StructuredText | null {
  const match = RULES_BLOCK.exec(markdown);
  if (match === null) return null;
  const start = markdown.indexOf('\n', match.index) + 1;
  return readYamlText(markdown, start, start + (match[2]?.length ?? 0));
}

/** Where the body begins: after the front matter, or at the start when there is none. */
function bodyStart(markdown: string): number {
  return FRONT_MATTER.exec(markdown)?.[0].length ?? 0;
}

/** The text with its front matter blanked out; line breaks stay, so that line numbers stay right. */
export function withoutFrontMatter(markdown: string): string {
  const start = bodyStart(markdown);
  return markdown.slice(0, start).replace(/[^\n]/g, ' ') + markdown.slice(start);
}

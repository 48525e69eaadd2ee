import path from 'node:path';
import { isInkFunction } from './functions.ts';
import type { InkFault, InkFile } from './story.ts';

export interface PreparedInk {
  text: string;
  faults: InkFault[];
}

const EXTERNAL = /^([ \t]*)EXTERNAL[ \t]+([\p{L}\p{N}_]+)[^\n]*/u;
const INCLUDE = /^([ \t]*)INCLUDE[ \t]+([^\n]*)/;

/** “Or” in a condition of a tag; ink itself would take the bar for the end of the tag. */
function withOr(line: string): string {
  return line.replace(/#[ \t]*(?:when|needs)[ \t]*:[^#\]]*/g, (tag) =>
    tag.replaceAll(/(?<!\\)\|\|/g, '\\|\\|'),
  );
}

const hasFunction = (text: string, name: string) =>
  new RegExp(`^[ \\t]*={2,}[ \\t]*function[ \\t]+${name}\\b`, 'm').test(text);

/**
 * A file as the compiler gets it. The functions of the world are declared for all files, and all files are joined
 * anyhow, so such lines are left empty; lines keep their numbers.
 */
export function prepare({ file, text }: InkFile, files: readonly InkFile[]): PreparedInk {
  const faults: InkFault[] = [];
  const folder = path.posix.dirname(file);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((content, index) => {
      const place = { file, line: index + 1 };
      const [, indent = '', name] = EXTERNAL.exec(content) ?? [];
      if (name !== undefined) {
        // ink runs a function of the same name in its place, as Inky does.
        if (!isInkFunction(name) && !files.some((other) => hasFunction(other.text, name)))
          faults.push({
            ...place,
            column: content.indexOf(name, indent.length + 'EXTERNAL'.length) + 1,
            kind: 'unknown function',
            message: `There is no function "${name}" in the world of a story.`,
          });
        return '';
      }
      const [, before = '', included] = INCLUDE.exec(content) ?? [];
      if (included === undefined) return withOr(content);
      const wanted = path.posix.normalize(path.posix.join(folder, included.trim()));
      if (!files.some((other) => other.file === wanted))
        faults.push({
          ...place,
          column: before.length + 1,
          kind: 'error',
          message: `There is no file "${included.trim()}" beside this one.`,
        });
      return '';
    });
  return { text: `${lines.join('\n')}\n`, faults };
}

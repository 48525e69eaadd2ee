import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What people read: the documents by their paths in the repository, with their text. */
export const PAGES: ReadonlyMap<string, string> = new Map(
  ['*.md', 'docs/**/*.md', 'skills/*/README.md', 'campaigns/*/README.md']
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted())
    .filter((file) => file !== 'CHANGELOG.md') // what was so once
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);

export interface Block {
  page: string;
  line: number;
  /** What stands after the fence: `sh` is run, `text` after it is what it prints. */
  info: string;
  body: string;
  /** The block of text right below it: what it prints. */
  printed: string | null;
}

export const BLOCKS: readonly Block[] = [...PAGES].flatMap(([page, text]) =>
  [...text.matchAll(/^ *```([^\n]*)\n(.*?)^ *```$(?=(?:\s*```text\n(.*?)^```$)?)/gms)].map(
    ({ index, 1: info = '', 2: body = '', 3: printed = null }): Block => {
      return { page, line: text.slice(0, index).split('\n').length, info, body, printed };
    },
  ),
);

/** A page without its fenced blocks. */
export function proseOf(page: string): string {
  return (PAGES.get(page) ?? '').replace(/^ *```[^\n]*\n.*?^ *```$/gms, '');
}

/** What is set as code within the sentences of a page. */
export function codesIn(page: string): string[] {
  return [...proseOf(page).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '));
}

export function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

import { trimEndOf } from '../../base/trim-end.ts';

/** A heading of a Markdown file. */
export interface Heading {
  /** 1 for `#`, 6 for `######`. */
  depth: number;
  title: string;
  /** Whether the title goes on beyond what can be a name. */
  isCut: boolean;
}

/** Longer than any name: what is longer is not looked for in other texts. */
export const LONGEST_NAME = 200;

/** The heading that a line is, null when it is none. Marks behind the title close it and are no part of it. */
export function headingIn(line: string): Heading | null {
  const depth = /^#{1,6}(?=\s)/.exec(line)?.[0].length;
  if (depth === undefined) return null;
  const title = trimEndOf(line.slice(depth).trim(), '#').trimEnd();
  if (title === '') return null;
  const isCut = title.length > LONGEST_NAME;
  return { depth, title: isCut ? title.slice(0, LONGEST_NAME).toWellFormed() : title, isCut };
}

/** The headings of a text, with the offset of each. */
export function headingsIn(text: string): (Heading & { offset: number })[] {
  return [...text.matchAll(/^#[^\n]*/gm)].flatMap(({ 0: line, index }) => {
    const heading = headingIn(line);
    return heading === null ? [] : [{ ...heading, offset: index }];
  });
}

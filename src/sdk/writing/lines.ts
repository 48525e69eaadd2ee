/** Lines of content as the build has read them from `content/<language>/*.yaml`. */

export interface ContentLine {
  text: string;
  /** All of these must hold; of each, one of several. `!met` means that it must not be so. */
  when?: readonly (readonly string[])[];
}
export type Content = Readonly<Record<string, readonly ContentLine[]>>;

/** Whether everything a line asks for is so. */
export function fits({ when = [] }: ContentLine, tags: ReadonlySet<string>): boolean {
  return when.every((terms) =>
    terms.some((term) => (term.startsWith('!') ? !tags.has(term.slice(1)) : tags.has(term))),
  );
}

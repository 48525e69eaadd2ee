/** Where a text may end, the best first: after a sentence, and before what only adds to it. */
const ENDS = [/^.*[.!?…]["”’')]*(?=\s)/su, /^.*(?=[,;:]\s|\s[–—]\s)/su] as const;

/** A text that is no longer than this: cut after a sentence, else after a clause, unless that leaves less than half of it; else after a word. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest + 1);
  for (const end of ENDS) {
    const kept = end.exec(room)?.[0] ?? '';
    if (2 * kept.length >= longest) return kept;
  }
  return room.replace(/\s+\S*$/u, '').slice(0, longest);
}

const ABBREVIATIONS =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|Prof|Capt|Lt|Sgt|Col|Revd?|Hon|vs|e\.g|i\.e|[A-HJ-Z])\.$/u;

/** More than an abbreviation and the sign before it, so that its beginning is not taken for one's. */
const LONGEST_ABBREVIATION = 8;

/** Cuts prose into sentences; closing quotes and brackets stay with the sentence they close. */
export function sentencesOf(prose: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  // Only from the first mark of several: from each of them, a thousand dots would be read a thousand times.
  for (const match of prose.matchAll(/(?<![.!?…])[.!?…]+["”’')\]*]*(?=\s|$)/gu)) {
    const end = match.index + match[0].length;
    const last = prose.slice(Math.max(start, end - LONGEST_ABBREVIATION), end).trimStart();
    if (ABBREVIATIONS.test(last) || continuesAfter(match[0], prose.slice(end))) continue;
    sentences.push(prose.slice(start, end).trim());
    start = end;
  }
  const rest = prose.slice(start).trim();
  if (rest !== '') sentences.push(rest);
  return sentences;
}

/** `“Well?” she says` and `wait… and then` go on; a new sentence starts with a capital, a digit or a quote. */
function continuesAfter(mark: string, rest: string): boolean {
  const next = rest.trimStart();
  if (/^[\p{Ll},;:–—]/u.test(next)) return true;
  // “Mind the step!” Anna says: the tag belongs to what was said.
  return (
    /["”’']$/u.test(mark) &&
    /^\p{Lu}\p{L}*(?:\s\p{Lu}\p{L}*)?\s(?:says|asks|answers|adds|calls)\b/u.test(next)
  );
}

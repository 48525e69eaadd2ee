/** Names of files and folders, and what they stand for: `inspector_vance` is Inspector Vance. */
export type Identifiers = ReadonlyMap<string, string>;

const IDENTIFIER =
  /(?<![\p{L}\p{N}_/.\\{$-])\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+(?![\p{L}\p{N}_/(=]|\.\p{L})/gu;
const DETERMINED =
  /(?:\b(?:the|an?|this|that|these|those|my|your|his|her|its|our|their|some|any|every|each|no|of|old|new|called|named)|['’]s)\s+$/iu;

export function hasIdentifier(text: string): boolean {
  return /\p{L}_\p{L}/u.test(text);
}

/** `old_mill` as it reads in a sentence: “the old mill”. What is known by another name gets that. */
export function identifiersAsWords(text: string, known: Identifiers): string {
  if (!hasIdentifier(text)) return text;
  return text.replace(IDENTIFIER, (id: string, offset: number) => {
    const name = known.get(id.toLowerCase());
    const before = text.slice(Math.max(0, offset - 24), offset);
    // “The toll_keeper” says what somebody is; “toll_keeper” is somebody's name.
    const isKind = name !== undefined && /^\p{Lu}/u.test(name) && /\b(?:the|an?|old|new)\s+$/i.test(before);
    const words = (isKind ? undefined : name) ?? `the ${id.replaceAll('_', ' ').toLowerCase()}`;
    const said = DETERMINED.test(before) ? words.replace(/^the /i, '') : words;
    return offset === 0 || /[.!?]["”]?\s+$/.test(before)
      ? said.charAt(0).toUpperCase() + said.slice(1)
      : said;
  });
}

/** A heading or a name that is written as an identifier; others stay as they are. */
export function nameAsWords(name: string): string {
  const isIdentifier = /^\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$/u.test(name.trim());
  return isIdentifier ? `The ${name.trim().replaceAll('_', ' ').toLowerCase().replace(/^the /, '')}` : name;
}

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
    const words = (isKind ? undefined : name) ?? `the ${bareWords(id)}`;
    const said = DETERMINED.test(before) ? words.replace(/^the /i, '') : words;
    return offset === 0 || /[.!?]["”]?\s+$/.test(before)
      ? said.charAt(0).toUpperCase() + said.slice(1)
      : said;
  });
}

export function isIdentifier(name: string): boolean {
  return /^\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+$/u.test(name.trim());
}

/** What programs and vaults put before a name to say what kind of thing it is, and the number behind it. */
const KIND = /^(?:npc|pc|char|character|person|loc|location|place|item|obj|faction|org|lore)_(?=\p{L})/iu;

/** The words of an identifier, without what says of what kind it is: `npc_old_miller_01` is “old miller”. */
export function bareWords(id: string): string {
  const bare = id.trim().replace(KIND, '').replace(/_\d+$/, '');
  return bare.replaceAll('_', ' ').toLowerCase().replace(/^the /, '');
}

/** A heading or a name that is written as an identifier; others stay as they are. */
export function nameAsWords(name: string, known: Identifiers = new Map()): string {
  if (!isIdentifier(name)) return name;
  const words = known.get(name.trim().toLowerCase()) ?? `the ${bareWords(name)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The entities that people type, or that an editor leaves behind, by name. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** The text with HTML entities read: `&amp;` is &, `&#8212;` is a dash. What is none stays as it is. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hexadecimal?: string, name = '') => {
      if (decimal !== undefined) return characterOf(Number(decimal)) ?? whole;
      if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16)) ?? whole;
      return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
    },
  );
}

const LAST = 0x10ffff;

/** Nothing for numbers that no text may have in it: controls, halves of characters, marks that turn the direction. */
function characterOf(code: number): string | undefined {
  if (code > LAST) return undefined;
  const character = String.fromCodePoint(code);
  return /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uE000\uE001]/u.test(character) ? undefined : character;
}

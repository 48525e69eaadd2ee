/** A line of a description, with the heading that it stands under. */
export interface OutlineLine {
  /** “Appearance details”; null where there is none, or where the heading is ended by an empty line under plain words. */
  heading: string | null;
  /** The headings of fewer hashes that this one stands under, the nearest last. */
  above: string[];
  text: string;
  isItem: boolean;
}

const ITEM = /^[-*•+–]\s+(?=\S)/u;
/** `### Mrs. Dove`: hashes say how deep it is, so it may have a full stop in it. */
const HASHED = /^(#{1,6})\s*\**([\p{L}{][\p{L}{}.'’ /&_-]{1,60}?)(?:\s*\([^()]*\))?\s*:?\**$/u;
/** `## Origin (Backstory)`, `**Looks:**`, `=== Looks ===`, `[Looks]`. */
const MARKED =
  /^(?:#{1,6}\s*|\*\*|__|={2,}\s*|-{2,}\s*|\[\s*)\**([\p{L}{][\p{L}{}'’ /&_-]{1,40}?)(?:\s*\([^()]*\))?\s*:?\s*(?:\*\*|__|={2,}|-{2,}|\])?\s*:?$/u;
/** `Looks:` by itself, and `CAST:` with what follows. */
const PLAIN = /^(\p{Lu}[\p{L}'’ /&-]{1,30}?)(?:\s*\([^()]*\))?:$/u;
const CAPITALS = /^\**(\p{Lu}[\p{Lu} '’/&-]{2,30})(?:\s*\([^()]*\))?:\**(?:\s+(\S.*))?$/u;

/** The lines of a text whose parts stand under headings or in tags: `## Looks`, `<looks>`, `LOOKS:`. */
export function outlineOf(text: string): OutlineLine[] {
  let heading: string | null = null;
  let hashed: { depth: number; title: string }[] = [];
  const lines: OutlineLine[] = [];
  const tagged = text
    .replace(/<\/[a-z][^<>\n]*>/gi, '\n</>\n')
    .replace(/<([a-z][a-z _-]{1,30})>/gi, '\n## $1\n');
  for (const raw of tagged.split('\n')) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line === '</>') heading = null;
    if (line === '</>' || line === '' || /^[-=*_~ ]{3,}$/.test(line)) continue;
    const [, hashes = '', title] = HASHED.exec(line) ?? [];
    if (title !== undefined)
      hashed = [...hashed.filter(({ depth }) => depth < hashes.length), { depth: hashes.length, title }];
    const marked = title ?? MARKED.exec(line)?.[1] ?? PLAIN.exec(line)?.[1];
    const [, shouted, rest] = CAPITALS.exec(line) ?? [];
    if (marked !== undefined || shouted !== undefined)
      heading = (marked ?? shouted ?? '').replaceAll('_', ' ').trim();
    if (marked !== undefined || (shouted !== undefined && rest === undefined)) continue;
    const told = rest ?? line;
    const above = hashed.map((one) => one.title).filter((one) => one !== heading);
    lines.push({ heading, above, text: told.replace(ITEM, ''), isItem: ITEM.test(told) });
  }
  return lines;
}

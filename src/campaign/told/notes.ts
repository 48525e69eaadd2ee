const WHO =
  "(?:GM|DM|GM['’]s|DM['’]s|author['’]?s?|designer['’]?s?|editor['’]?s?|writer['’]?s?|dev|developer['’]?s?|narrator['’]?s?)";

/** How a paragraph begins that its author wrote for themselves, or for somebody who leads a game. */
const NOTE = new RegExp(
  `^[\\s>]*\\[!(?!quote|cite|example|abstract|info)[\\w-]+\\]|^[\\s>([*_]*(?:GM|DM)\\s*:|^[\\s>([*_]*(?:TODO|TBD|FIXME|XXX|WIP|N\\.?B\\.? for me)\\b|^[\\s>([*_]*(?:notes? to (?:self|myself|me)|${WHO} (?:notes?|only|eyes only|info|secret)|note for (?:the )?(?:GM|DM|author|editor|narrator)s?|for the (?:GM|DM)(?: only)?|out of character|OOC)\\b\\s*[:\\])*_–—-]`,
  'i',
);
/** Sections that are not for the player. */
const NOTES_HEADING = new RegExp(
  `^(?:TODO|TBD|FIXME|to[- ]do(?: list)?|open questions|(?:my |author['’]?s? |design |dev(?:elopment)? |session |${WHO} )notes?|notes? (?:to self|for (?:the )?(?:GM|DM|author|me))|${WHO} only|for the (?:GM|DM)(?: only| eyes only)?|change ?log|ideas?|scraps?)\\s*:?$`,
  'i',
);
/** A note in the middle of a paragraph: `[TODO: name]`, `(NOTE TO SELF: …)`, `%% … %%`. */
const INLINE =
  /\s*(?:\[\s*(?:TODO|TBD|FIXME|XXX|note to self|GM note|DM note|author['’]?s note)\b[^\][\n]*\]|\(\s*(?:TODO|TBD|FIXME|XXX|note to self|GM note|DM note|author['’]?s note)\b[^()\n]*\)|%%[^%\n]*%%|\[![\w-]+\][+-]?)/gi;
/** A note at the end of a line of prose: “The mill stands empty. TODO: by whom?” */
const TRAILING =
  /\s+(?:(?:TODO|FIXME|XXX)\b|(?:GM|DM)\s?:|(?:[Nn]otes? to [Ss]elf|(?:GM|DM)(?:['’]s)? [Nn]otes?|[Aa]uthor['’]?s [Nn]otes?)\s*:).*$/;

/** Marks of a vault at the end of a paragraph: `^block-id`, `#tag #other`. */
const MARKS = /(?:(?:^|(?<!\s)\s{1,4})(?:\^[\w-]+|#\p{L}[\p{L}\d/_-]*))+$/u;

export function isNote(paragraph: string): boolean {
  return NOTE.test(paragraph);
}

export function isNotesHeading(heading: string): boolean {
  return NOTES_HEADING.test(heading.trim());
}

export function withoutInlineNotes(text: string): string {
  const end = text.trimEnd();
  const plain = MARKS.test(end) ? end.replace(MARKS, '') : text;
  return /TODO|TBD|FIXME|XXX|note|%%|\[!|[DG]M:/i.test(plain)
    ? plain.replace(INLINE, '').replace(TRAILING, '')
    : plain;
}

/** How notes for a table speak of those who play: here that is one. */
const PARTY =
  /\b([Tt])he (?:player characters|characters|players|party|adventurers|heroes|PCs)\b(?!['’]? of\b)/g;
/** “The party are hired. They arrive at noon.” */
const NEXT = /((?:^|[.!?]\s+)The player\b[^.!?]*[.!?]\s+)They\b/g;

/** Notes for a table as they are about one player. */
export function partyAsPlayer(text: string): string {
  return text.replace(PARTY, '$1he player').replace(NEXT, '$1The player');
}

const ASKED_ABOUT =
  /^(?:(?:i|we)\s+)?(?:ask|question)\s+(?:(?!about\s)[\p{L}'’.-]+\s+){0,6}?(?:about\s+)?((?:what|who|whom|whose|where|when|why|how|which|whether|if)\b.+)$/iu;
const TOPIC_ONLY = /^(?:(?:i|we)\s+)?(?:ask|question)\s+(?:[\p{L}'’. -]+?\s+)?about\s+(.+)$/iu;
const OPENS =
  /^(?:(?:at|on|in|to|for|with|from|until|till|since|by|of|under|after|before|and|but|so)\s+)?(?:what|who|whom|whose|where|when|why|how|which|did|do|does|is|are|was|were|has|have|had|can|could|will|would|may|must|should)\b/i;
/** What one could do oneself, or proposes to do, is no question to anybody. */
const TO_ONESELF = /^(?:(?:can|could|may|shall|should|why don[’']t) (?:i|we)|how about|why not)\b/i;

/** The question in what was typed, as it would be said; null when nothing is asked. */
export function questionIn(text: string): string | null {
  const quoted = /[“"]([^”"]+\?)[”"]/.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  const reported = reportedIn(text);
  if (reported !== null) return asQuestion(reported);
  if (TO_ONESELF.test(text)) return null;
  return OPENS.test(text) && (text.endsWith('?') || /^(?:what|who|where|when|why|how)\b/i.test(text))
    ? asQuestion(text)
    : null;
}

/** “What she saw” in “Ask Odile what she saw”. */
export function reportedIn(text: string): string | null {
  return ASKED_ABOUT.exec(text)?.[1] ?? TOPIC_ONLY.exec(text)?.[1] ?? null;
}

function asQuestion(words: string): string {
  const bare = words.trim().replace(/[.?!\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`;
}

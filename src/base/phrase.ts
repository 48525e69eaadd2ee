/** Whether a text has a phrase in it that is not part of longer words. A pattern for each name takes longer to make than to use. */
export function hasPhrase(
  text: string,
  phrase: string,
  isMeant: (before: string) => boolean = () => true,
): boolean {
  if (phrase === '') return false;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const goesOn =
      /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
      /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
    if (!goesOn && isMeant(text.slice(Math.max(0, at - LONGEST_BEFORE), at))) return true;
  }
  return false;
}

/** “before you notice” does not name the notice. */
const BEFORE_A_VERB = /(?:^|[^\p{L}])(?:i|you|we|they|not|to|will|would|can|could|must|may|might|should) $/u;
const LONGEST_BEFORE = 8;

/** Whether a text names something. “the Light” is a name where “light” is none: of names the capital counts. */
export function isNamedIn(text: string, name: string): boolean {
  if (name === name.toLowerCase())
    return hasPhrase(
      text.toLowerCase(),
      name.replace(/^(?:the|an?|your|some) /, ''),
      (before) => !BEFORE_A_VERB.test(before),
    );
  return hasPhrase(text, name) || hasPhrase(text, name.charAt(0).toUpperCase() + name.slice(1));
}

const MODIFIER = String.raw`(?:all|any|every|past|earlier|previous|recent|our|my|your|their|the|some)\s+`;
/** Nouns that say no more than that something was lived through. */
const EXPERIENCE = `(?:interactions?|dealings?|encounters?|meetings?|conversations?|memor(?:y|ies)|events?|experiences?|occurrences?|things?|times?|moments?|everything|anything)`;
const HAPPENED = String.raw`(?:(?:that|which)\s+)?(?:happened|occurred|took\s+place)\s+`;
const RELATION = `(?:with|about|of|from|involving|concerning|regarding|at|in|on|around|to)`;

/** The ways in which a search says that it is one, before it says for what. */
const FRAMES = [
  new RegExp(
    String.raw`^(?:${MODIFIER})*${EXPERIENCE}\s+(?:${HAPPENED})?${RELATION}\s+(?:${MODIFIER})*(?=\S)`,
    'iu',
  ),
  new RegExp(
    String.raw`^what\s+(?:has\s+|had\s+)?(?:happened|occurred|took\s+place)\s+${RELATION}\s+(?=\S)`,
    'iu',
  ),
  /^what\s+(?:do|did)\s+(?:we|i|you|they)\s+(?:know|remember|recall)\s+(?:about|of)\s+(?=\S)/iu,
];

/**
 * What a search is for, without the words that only say that it is a search: *interactions with craftspeople* asks for
 * craftspeople. A sentence model would otherwise look for interactions.
 */
export function subjectOf(query: string): string {
  const trimmed = query.trim();
  const frame = FRAMES.find((pattern) => pattern.test(trimmed));
  return frame === undefined ? query : trimmed.replace(frame, '');
}

/**
 * The subject in words that the model knows. Its vocabulary is older than craftspeople and tradesperson: it reads them
 * in pieces, and finds far less by them than by craftsmen and tradesman.
 */
export function inKnownWords(subject: string): string {
  return subject.replaceAll(/(\p{L}{3,}s)p(?:eople|erson)\b/giu, (word, root: string) =>
    word.toLowerCase().endsWith('people') ? `${root}men` : `${root}man`,
  );
}

import {
  breaksLimit,
  type ChoicesInput,
  capitalise,
  type Option,
  typeset,
  wordCount,
} from '../../../../src/sdk/index.ts';

const MOST_WORDS = 14;
const LONGEST_HINT = 80;
/** Marks around the whole; what is said inside it keeps its own. */
const QUOTED = /^["“'‘]([^"“”]*)["”'’]?$|^([^"“]*)["”]$/u;
const NOT_A_CHOICE =
  /^(?:you|i|we|he|she|they|it|the|a|an|option|choice|\d)\b|[<>{}[\]`#*|]|\b(?:dice|roll|stats?|npc|player|json|as an ai|language model)\b|^(?:who|what|where|when|why|how|which|do|does|did|will|would|can|could|is|are|should|shall)\b.*\?$/iu;

/** A model's words for an option, if they can stand: an order to oneself that the author's constraints allow. */
export function wordingFrom(
  text: string,
  intent: Option['intent'],
  { limits }: Pick<ChoicesInput['brief'], 'limits'>,
): string | null {
  const bare = typeset(
    text
      .trim()
      .replace(QUOTED, '$1$2')
      .replace(/(?<!\b\p{Lu})[.!]+$/u, '')
      .trim(),
  );
  const words = wordCount(bare);
  if (words < 2 || words > MOST_WORDS || NOT_A_CHOICE.test(bare)) return null;
  return breaksLimit(limits, { ...intent, words: bare }) === null ? capitalise(bare) : null;
}

/** What is said beside a choice; an empty hint is none. */
export function hintFrom(hint: string): string | undefined {
  const bare = typeset(hint.trim());
  return bare === '' || bare.length > LONGEST_HINT || /[<>{}[\]`#*|]|\d+\s*%/u.test(bare)
    ? undefined
    : capitalise(bare);
}

import type { Check } from './check-input.ts';

/** The small words of English; a long sentence without them is in another language. */
const SMALL =
  /\b(?:the|a|an|and|of|to|in|is|are|it|you|your|that|on|for|with|as|at|not|but|his|her|he|she|they|from|by|was|no|so|who|what|this|out|up|be|have|has|do|i)\b/giu;
const FOREIGN =
  /\b(?:und|der|die|das|nicht|ist|ein|eine|el|la|los|las|una|que|de|y|le|les|des|et|est|dans|pas|il|che|di|non|per|het|een|niet|och|att)\b/giu;
const LEAST_WORDS = 7;

/** It is in another language. Names and a word or two of another tongue do not count. */
export const tongue: Check = ({ sentence }) => {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const latin = sentence.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= 8 && latin.length < letters.length / 2) return 'it is not in English';
  const words = sentence.match(/[\p{L}’']+/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const small = sentence.match(SMALL)?.length ?? 0;
  const foreign = sentence.match(FOREIGN)?.length ?? 0;
  return small / words.length < 0.08 && foreign / words.length > 0.15 ? 'it is not in English' : null;
};

import { stem } from '../../base/words.ts';
import { slug } from '../names.ts';

/** Words that say nothing by themselves about what is so. */
const SMALL =
  /^(?:the|an?|and|or|of|to|in|on|at|is|are|was|be|been|has|have|had|with|for|by|from|that|this|it|its|you|your|player|who|as|about)$/;

/** The words of a sentence that say something, without their endings. */
export function wordsOf(text: string): string[] {
  return slug(text)
    .split('-')
    .filter((word) => !SMALL.test(word))
    .map(stem);
}

import { capitalise, type Noun, type Random, sentencesOf } from '../../../../src/sdk/index.ts';

import { beforeTag, spoken, tagFor } from './speech.ts';

/** First words of a direction that has no subject of its own. */
const LEANS_ON_THE_SPEAKER =
  /^(?:\p{L}+ing|\p{L}+ly|with|without|to|from|at|in|into|on|over|under|behind|beside|before|after|across|against|through|down|up|out|not|no longer|already|still|half|as|like|by|for|near|quite|almost|alone|barefoot|back|face|eyes|hands?)\b/iu;
const HAS_A_VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|will|would|must|may|might|goes|comes|says|looks|takes|puts|holds|turns|stands|sits|stops|keeps|makes|gives|lets|smells|seems|begins|waits|knows)\b/i;
const HAS_A_SUBJECT = /^(?:she|he|they|it|you|there|nobody|somebody|everyone|nothing)\b/i;

/**
 * A line with the author's stage direction. One that is a sentence follows the words; one that has no subject,
 * `Turning the handle of your cup`, goes with the speaker: “…,” Leopold says, turning the handle of your cup.
 */
export function staged(
  line: string,
  speaker: Noun,
  direction: string,
  { names, random }: { names: readonly string[]; random: Random },
): string {
  const bare = direction.trim().replace(/[.\s]+$/, '');
  if (bare === '') return spoken(line, speaker, { isShown: false, random });
  if (isSentence(bare)) return `${spoken(line, speaker, { isShown: false, random })} ${capitalise(bare)}.`;
  const words = line.trim().replace(/[“”"]/g, '’');
  const [first = words, ...rest] = sentencesOf(words);
  const said = `“${beforeTag(first)} ${tagFor(speaker, random)}, ${lowered(bare, names)}.`;
  return rest.length === 0 ? said : `${said} “${rest.join(' ')}”`;
}

function isSentence(direction: string): boolean {
  if (HAS_A_SUBJECT.test(direction)) return true;
  if (LEANS_ON_THE_SPEAKER.test(direction)) return false;
  return HAS_A_VERB.test(direction);
}

/** Inside a sentence it starts small, unless it starts with a name. */
function lowered(text: string, names: readonly string[]): string {
  const isName = names.some((name) => name !== '' && text.startsWith(name));
  return isName || /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

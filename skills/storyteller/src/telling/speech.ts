import { type Noun, type Random, sentencesOf, wordCount } from '../../../../src/sdk/index.ts';

/** Where a long sentence can take a breath and a “says Iz”; “taxes, mends and forgets” goes in one. */
const BREATH =
  /(?:[;:]|,(?= (?:and|but|because|or|so|since|which|who|not|in case|as if|as though)\b)|,(?= (?!(?:\S+ ){1,2}(?:and|or)\b)\w+ \w+ \w+))\s/gu;

/**
 * Puts a line into someone's mouth. When the sentence before already shows the speaker, the words stand alone;
 * otherwise the tag goes where the line takes a breath.
 */
export function spoken(
  line: string,
  speaker: Noun,
  { isShown, random }: { isShown: boolean; random: Random },
): string {
  const words = line.trim().replaceAll('“', '‘').replace(/[”"]/g, '’');
  if (isShown && random.next() < 0.75) return `“${words}”`;
  const tag = tagFor(speaker, random);
  const [first = words, ...rest] = sentencesOf(words);
  if (rest.length > 0) return `“${beforeTag(first)} ${tag}. “${rest.join(' ')}”`;
  const pause = breathIn(words);
  if (pause !== null) return `“${pause.before},” ${tag}, “${pause.after}”`;
  return `“${beforeTag(words)} ${tag}.`;
}

/** “Iz says” or “says Iz”; a pronoun always comes first. */
export function tagFor({ text, plural }: Noun, random: Random): string {
  const isPronoun = /^(?:she|he|they|it)$/.test(text);
  const verb = plural ? 'say' : 'says';
  return isPronoun || random.next() < 0.4 ? `${text} ${verb}` : `${verb} ${text}`;
}

/** Inside quotes a full stop before the tag is a comma. */
export function beforeTag(sentence: string): string {
  return /[!?…]$/.test(sentence) ? `${sentence}”` : `${sentence.replace(/\.$/, '')},”`;
}

/** The breath nearest the middle, if both halves are long enough to deserve it. */
function breathIn(sentence: string): { before: string; after: string } | null {
  const middle = sentence.length / 2;
  const breaths = [...sentence.matchAll(BREATH)]
    .map(({ index, 0: mark }) => ({
      before: sentence.slice(0, index),
      after: sentence.slice(index + mark.length),
      distance: Math.abs(index - middle),
    }))
    .filter(({ before, after }) => wordCount(before) >= 3 && wordCount(after) >= 3)
    .sort((a, b) => a.distance - b.distance);
  return breaths[0] ?? null;
}

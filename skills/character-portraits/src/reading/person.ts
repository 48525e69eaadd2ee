import { isThing } from './phrases.ts';
import type { Age, Mood, Traits } from './traits.ts';
import { CHILDREN, COLOURS, COUNTS, GROWN, MEN, MOODS, NUMBERS, OLD, WOMEN, YOUNG } from './words.ts';

export function readPresents(sentences: readonly string[][]): Traits['presents'] {
  const all = sentences.flat();
  const women = all.filter((word) => WOMEN.has(word)).length;
  const men = all.filter((word) => MEN.has(word)).length;
  if (women !== men) return women > men ? 'woman' : 'man';
  const first = all.find((word) => WOMEN.has(word) || MEN.has(word));
  if (first === undefined) return null;
  return WOMEN.has(first) ? 'woman' : 'man';
}

export function readAge(sentences: readonly string[][]): Age | null {
  const years = sentences.map(yearsIn).find((found) => found !== null) ?? null;
  if (years !== null) return years < 14 ? 'child' : years < 30 ? 'young' : years < 60 ? 'adult' : 'old';
  const said = new Set(
    sentences.flatMap((sentence) => sentence.filter((_, at) => !isOfAThing(sentence, at))),
  );
  const has = (words: ReadonlySet<string>) => [...words].some((word) => said.has(word));
  if (has(GROWN)) return 'adult';
  if (has(OLD)) return 'old';
  if (has(CHILDREN) && !said.has('grown')) return 'child';
  return has(YOUNG) ? 'young' : null;
}

/** “an old coat”, “a young dog” say nothing about who has it. */
function isOfAThing(sentence: readonly string[], at: number): boolean {
  return sentence.slice(at + 1, at + 4).some((word, index, next) => {
    const isJoined = !next
      .slice(0, index)
      .some((other) => /^(?:,|and|with|in|of|who|woman|man|is)$/.test(other));
    return isJoined && isThing(word) && /^(?:old|young|ancient|aged)$/.test(sentence[at] as string);
  });
}

function yearsIn(sentence: readonly string[]): number | null {
  for (const [at, word] of sentence.entries()) {
    const decade = /^(teen|twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies$/.exec(word)?.[1];
    if (decade !== undefined) return 5 + (NUMBERS.get(`${decade}y`) ?? 15);
    const hyphened = /^(.+?)-years?-old$/.exec(word)?.[1];
    const years = numberIn(hyphened ?? word);
    if (years === null) continue;
    const next = sentence[at + 1] ?? '';
    const previous = sentence[at - 1] ?? '';
    const isAge =
      hyphened !== undefined ||
      (/^(?:years?|winters?|summers?)$/.test(next) && /^(?:old|of|,|)$/.test(sentence[at + 2] ?? '')) ||
      (/^(?:aged|age|past|over|about|around|nearly|almost|perhaps|is|turned)$/.test(previous) &&
        /^(?:,|or|and|)$/.test(next)) ||
      (at === 0 && /^(?:,|or|and|)$/.test(next));
    if (isAge && years > 0) return years;
  }
  return null;
}

function numberIn(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const parts = word.split('-').map((part) => NUMBERS.get(part));
  return parts.length > 2 || parts.includes(undefined)
    ? null
    : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

export function readMood(sentences: readonly string[][]): Mood | null {
  for (const sentence of sentences) {
    for (const [at, word] of sentence.entries()) {
      const mood = MOODS.get(word);
      if (mood === undefined || COLOURS.has(word)) continue;
      const isDenied = sentence
        .slice(Math.max(0, at - 3), at)
        .some((other) => /^(?:never|not|no|without|rarely|seldom|hardly)$/.test(other));
      if (!isDenied) return mood;
      if (mood === 'happy') return 'stern';
    }
  }
  return null;
}

/** After these the number is of something they have. */
const HAS = /^(?:has|had|have|with|his|her|carries|between|wears)$/;
const MANY =
  /^(?:twins|brothers|sisters|people|men|women|boys|girls|guards|soldiers|children|monks|nuns|thieves|sailors|elves|dwarves|orcs|goblins|knights|bandits|travellers|siblings|merchants|figures|lads|priests|robbers|ladies|gentlemen)$/;

/** How many people it is about: “two thin boys”, “the twins”, “a pair of guards”. */
export function readCount(sentences: readonly string[][]): Traits['count'] {
  const opening = (sentences[0] ?? []).slice(0, 12);
  for (const [at, word] of opening.entries()) {
    const count = COUNTS.get(word);
    if (count === undefined || opening.slice(0, at).some((other) => HAS.test(other))) continue;
    if (word === 'twins' || word === 'triplets') return count;
    if (opening.slice(at + 1, at + 4).some((next) => MANY.test(next))) return count;
  }
  return 1;
}

import { sentencesOf, typeset, wordCount } from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Telling } from '../telling/tell.ts';
import type { ToldHistory } from '../telling/told-history.ts';

const FEWEST_WORDS = 12;
const MOST_WORDS = 170;
/** Share of four-word runs that may come twice. */
const ECHO = 0.12;
const LEAKS =
  /\b(?:as an ai|language model|i (?:cannot|can't|can’t|won't|am unable to) (?:help|write|continue|assist)|the notes|notes:|your last version|second person|present tense|the reader|the player|the user|npcs?|scene \d|paragraphs?:|here is (?:the|a|my)|here(?:'|’)s (?:the|a|my)|rewritten|word count|system prompt|what do you do\?)|^(?:sure|certainly|of course)[,!]|```|^#+ |\*\*|<\/?[a-z]+>|\[[^\]]{3,}\]/im;

/** The answer as paragraphs, without what models put around them. */
export function paragraphsIn(answer: string): string[] {
  return typeset(answer.trim())
    .split(/\n\s*\n|\n(?=\S)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** What is wrong with a model's telling, in words that it can be told; null when it can be read out. */
export function complaintAbout(
  paragraphs: readonly string[],
  telling: Telling,
  input: NarrateInput,
  history: ToldHistory,
): string | null {
  const text = paragraphs.join('\n');
  const narration = text.replace(/“[^”]*”/g, ' ');
  return (
    lengthOf(paragraphs, telling.told.length) ??
    (LEAKS.test(text) ? 'it speaks about the task instead of telling the story' : null) ??
    personOf(narration) ??
    (/[.!?…”’)]$/.test(text) ? null : 'it breaks off in the middle of a sentence') ??
    repetitionIn(paragraphs, telling, history) ??
    strangersIn(text, narration, telling, input) ??
    forgotten(text, input) ??
    ruledOut(text, telling, input)
  );
}

function lengthOf(paragraphs: readonly string[], wanted: number): string | null {
  const [fewest, most] = wanted < 2 ? [1, 2] : [2, 3];
  if (paragraphs.length < fewest || paragraphs.length > most)
    return `it has ${paragraphs.length} paragraphs instead of ${wanted}`;
  const words = wordCount(paragraphs.join(' '));
  if (words < FEWEST_WORDS * fewest) return 'it is too short';
  return words > MOST_WORDS * most ? 'it is too long' : null;
}

function personOf(narration: string): string | null {
  if (!/\byour?\b/i.test(narration)) return 'it is not told to "you"';
  return /(?:^|[\s—–])(?:I|I’m|I’ve|I’d|my|we|our)\b(?!\.)/.test(narration)
    ? 'the narrator says "I"; only "you" is the hero'
    : null;
}

function repetitionIn(paragraphs: readonly string[], { told }: Telling, history: ToldHistory): string | null {
  const sentences = paragraphs.flatMap(sentencesOf);
  if (new Set(sentences.map((sentence) => sentence.toLowerCase())).size < sentences.length)
    return 'it says a sentence twice';
  const notes = new Set(told.flatMap(sentencesOf));
  const stale = sentences.filter((sentence) => !notes.has(sentence) && history.hasSaid(sentence));
  if (stale.length > 0) return `it repeats what was told before: ${stale[0]}`;
  const words =
    paragraphs
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}’]+/gu) ?? [];
  const runs = words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
  return runs.length > 20 && 1 - new Set(runs).size / runs.length > ECHO ? 'it goes round in circles' : null;
}

/** People who are not here do not speak, and nobody is made up. */
function strangersIn(text: string, narration: string, telling: Telling, input: NarrateInput): string | null {
  const known = JSON.stringify([input, telling]);
  const here = [...input.people, ...input.left, ...(input.deed?.target ? [input.deed.target] : [])];
  const names = here.map((one) => `${one.name} ${'shortName' in one ? one.shortName : ''}`).join(' ');
  const speakers = text.matchAll(
    /”\s+(?:says|asks|answers|adds|whispers|mutters)\s+(\p{Lu}[\p{L}’]+)|”\s+(\p{Lu}[\p{L}’]+)\s+(?:says|asks|answers|adds|whispers|mutters)\b/gu,
  );
  for (const [, after, before] of speakers) {
    const speaker = after ?? before ?? '';
    const isTitle = /^(?:Mrs?|Ms|Dr|Doctor|Judge|Sister|Brother|Old|Miss|Captain|The)$/.test(speaker);
    if (!isTitle && !names.includes(speaker)) return `${speaker} speaks and is not here`;
  }
  const capitals = narration.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const strange = [...new Set(capitals)].filter((word) => !known.includes(word));
  return strange.length > 1 ? `it brings in ${strange.slice(0, 3).join(', ')}, unknown to the story` : null;
}

/** Whoever the deed was done to has to be in its telling. */
function forgotten(text: string, { deed, people }: NarrateInput): string | null {
  const target = people.find(({ id }) => id === deed?.target?.id);
  if (target === undefined) return null;
  const isNamed = [target.name, target.shortName].some((name) => name !== '' && text.includes(name));
  return isNamed ? null : `it leaves out ${target.shortName || target.name}`;
}

/** What the author has ruled out in so many words, “no magic”, is not brought in. */
function ruledOut(text: string, { told }: Telling, { constraints }: NarrateInput): string | null {
  const notes = told.join(' ').toLowerCase();
  const banned = constraints
    .flatMap((rule) => [...rule.matchAll(/\b(?:no|never mention|never use|without)\s+(\p{L}{4,})/giu)])
    .map(([, word = '']) => word.toLowerCase().replace(/s$/, ''));
  const found = banned.find((word) => {
    const pattern = new RegExp(`\\b${word}`, 'i');
    return pattern.test(text) && !pattern.test(notes);
  });
  return found === undefined ? null : `it has ${found} in it, which the author rules out`;
}

import { lettersOf } from '../base/plain-text.ts';
import { plainTerms } from '../base/words.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import { sentencesOf } from '../sdk/language.ts';
import type { Fact, Person } from './campaign.ts';
import type { InkFile } from './ink/story.ts';

/** How many of its telling words a secret shares with the scene or the beat that tells it, and with what `learn` says. */
const SAID = 0.5;
const TAUGHT = 0.6;
const FEWEST_TERMS = 2;
/** A word that more of the scenes use than this does not tell one secret from another. */
const COMMON = 0.12;

interface Telling {
  /** Name of the knot, or id of the beat. */
  id: string;
  terms: ReadonlySet<string>;
  /** What it teaches with `learn`. */
  lessons: (readonly string[])[];
}

/**
 * The secrets that the author tells, by their id, with the knots and beats that do: a knot says it or teaches it with
 * `learn`, or a beat says it. Whoever writes between the scenes leaves these to the author.
 */
export function toldByAuthor(
  facts: readonly Fact[],
  { beats, scenes }: { beats: readonly PlotBeat[]; scenes: readonly InkFile[] },
): Map<string, string[]> {
  const knots = scenes.flatMap(({ text }) => text.split(/^\s*={2,}\s*/mu).slice(1));
  const tellings = [
    ...knots.map((text) => tellingOf(/^\w*/u.exec(text)?.[0] ?? '', text)),
    ...beats.map((beat) => tellingOf(beat.id, textOf(beat))),
  ];
  const most = Math.max(2, tellings.length * COMMON);
  const uses = new Map<string, number>();
  for (const { terms } of tellings) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  const isRare = (term: string) => (uses.get(term) ?? 0) <= most;
  const told = new Map<string, string[]>();
  for (const { id, kind, text } of facts) {
    if (kind !== 'secret') continue;
    const terms = plainTerms(text);
    const rare = terms.filter(isRare);
    const own = new Set(terms);
    const by = tellings.filter(
      (telling) =>
        isHeld(rare, telling.terms, SAID) || telling.lessons.some((lesson) => isHeld(lesson, own, TAUGHT)),
    );
    if (by.length > 0) told.set(id, [...new Set(by.map((telling) => telling.id))]);
  }
  return told;
}

/** Shorter sentences are anybody's. */
const FEWEST_LETTERS = 12;

/** People with what they say by way of example, but for the lines that a scene has them say. */
export function linesBetweenScenes<Someone extends Pick<Person, 'profile'>>(
  people: readonly Someone[],
  scenes: readonly InkFile[],
): Someone[] {
  if (scenes.length === 0) return [...people];
  const said = scenes.map(({ text }) => lettersOf(text)).join(' ');
  const isUsed = (sentence: string) =>
    sentence.length >= FEWEST_LETTERS && said.includes(lettersOf(sentence));
  return people.map((person) => {
    const { speech_patterns: speech } = person.profile;
    if (speech?.examples === undefined) return person;
    const examples = speech.examples.filter((line) => !sentencesOf(line).some(isUsed));
    return { ...person, profile: { ...person.profile, speech_patterns: { ...speech, examples } } };
  });
}

function tellingOf(id: string, text: string): Telling {
  const lessons = [...text.matchAll(/\blearn\(\s*"([^"]+)"/gu)].map(([, lesson = '']) => plainTerms(lesson));
  return { id, terms: new Set(plainTerms(text)), lessons };
}

function isHeld(terms: readonly string[], within: ReadonlySet<string>, share: number): boolean {
  const held = terms.filter((term) => within.has(term)).length;
  return held >= FEWEST_TERMS && held >= terms.length * share;
}

function textOf({ description, dialogue = [], outcomes = [] }: PlotBeat): string {
  return [
    description,
    ...dialogue.map(({ line }) => line),
    ...outcomes.map((outcome) => `${outcome.description} ${outcome.text ?? ''}`),
  ].join(' ');
}

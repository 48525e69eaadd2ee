import { isNamedIn } from '../base/phrase.ts';
import { lettersOf } from '../base/plain-text.ts';
import { fingerprint } from '../base/random.ts';
import { shareOf, termsOf } from '../base/words.ts';
import type { MentionFinder } from '../campaign/mentions.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Telling } from '../contracts/telling.ts';
import { sentencesOf } from '../sdk/language.ts';
import { bounded, type World } from './world.ts';

/** The share of its words at which something is told, and of a description at which somebody has been seen. */
const TOLD = 0.75;
/** What only describes need not be told in so many of its words. */
const PICTURED = 0.6;
const DESCRIBED = 0.5;
/** Shorter sentences share their words with any text. */
const FEWEST_TERMS = 4;

export interface Told {
  scene: number;
  brief: Brief;
  telling: Telling;
  mentionsIn: MentionFinder;
}

/** The words of a telling. */
interface Heard {
  letters: string;
  terms: ReadonlySet<string>;
}

/**
 * The world with what the telling has made known: whom it showed, what it named, which facts it told. A writer that does
 * not say what it named is searched for names and for whole sentences of the author's.
 */
export function markKnown(world: World, { scene, brief, telling, mentionsIn }: Told): World {
  const text = telling.paragraphs.join('\n');
  const present = new Set(brief.people.map(({ id }) => id));
  const named = telling.mentioned ?? mentionsIn(text, brief.place?.id);
  const heard: Heard = { letters: lettersOf(text), terms: new Set(termsOf(text)) };
  // Who speaks, or is told as they look, has been seen without a name.
  const seen = brief.people.filter(
    ({ id, description }) =>
      telling.speakers?.includes(id) === true ||
      (description !== '' && shareOf(description, heard.terms) >= DESCRIBED),
  );
  const mentioned = [
    ...named.filter((id) => !id.startsWith('person:') || present.has(id)),
    ...seen.map(({ id }) => id),
    ...world.items.filter(({ name }) => isNamedIn(text, name)).map(({ id }) => id),
    // What was gained is shown beside the prose.
    ...brief.effects.flatMap((effect) =>
      effect.kind === 'item' && effect.change === 'gained' ? [effect.item] : [],
    ),
  ];
  const told = new Set([...(telling.told ?? []), ...factsIn(heard, brief)]);
  const lines = brief.people.flatMap(({ id, lines: all }) =>
    all.filter((line) => isSaid(line, heard)).map((line) => [lineMark(id, line), scene] as const),
  );
  return bounded({
    ...world,
    here: brief.people.map(({ id }) => id),
    known: { ...Object.fromEntries(mentioned.map((id) => [id, scene])), ...world.known },
    told: {
      ...world.told,
      ...Object.fromEntries(lines),
      ...Object.fromEntries(
        brief.facts.filter(({ id }) => told.has(id)).map(({ id }) => [fingerprint(id), scene]),
      ),
    },
  });
}

/** Whoever wrote the scene: what the author or a model has said of it in so many words is told. */
function factsIn(heard: Heard, { facts }: Brief): string[] {
  return facts
    .filter(({ text, kind }) => isSaid(text, heard, kind === 'description' ? PICTURED : TOLD))
    .map(({ id }) => id);
}

/** In so many words, also where “she says” stands between two sentences of it, or in most of them. */
function isSaid(words: string, { letters, terms }: Heard, share = TOLD): boolean {
  if (sentencesOf(words).every((sentence) => letters.includes(lettersOf(sentence)))) return true;
  return termsOf(words).length >= FEWEST_TERMS && shareOf(words, terms) >= share;
}

/** By which it is known that somebody has said a line of the author's. */
export function lineMark(person: string, line: string): string {
  return fingerprint(`line/${person}/${line}`);
}

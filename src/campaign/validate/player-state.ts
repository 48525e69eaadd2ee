import { bareState, isKeptByStory, placeWanted } from '../conditions/read-state.ts';
import { slug, withoutArticle } from '../names.ts';
import type { Cast } from './cast.ts';
import type { PlotNames } from './plot-names.ts';
import { suggestion } from './report.ts';
import { wordsOf } from './words.ts';

/** What the story itself keeps of the player, whatever beats say. */
const OWN = /\b(?:hurt|injured|wounded|harmed|promis\w*)\b/i;

/**
 * What to say of a `player_state` that no beat brings about in these words; null when one does, or when nobody can tell.
 * It may still come true by something the player does, or by words that mean the same.
 */
export function playerStateFlaw(wanted: string, names: PlotNames, cast: Cast): string | null {
  const words = wordsOf(bareState(wanted));
  if (names.said === null) return null;
  const isSaid = names.said.some((said) => words.every((word) => said.has(word)));
  // A deed done to somebody, and having been somewhere, are kept by the story itself.
  const place = placeWanted(wanted);
  const isThere = place !== null && names.setting.includes(`-${slug(withoutArticle(place))}-`);
  const isNamed = [cast.places, cast.people, cast.factions].some((some) =>
    some.isIn(wanted.replaceAll(/['’]s\b/g, '')),
  );
  const isKept = isThere || OWN.test(wanted) || isNamed || isKeptByStory(wanted);
  if (words.length === 0 || isSaid || isKept || names.isWritten(words)) return null;
  return `Nothing in the plot makes "${wanted}" true of the player in these words${suggestion(wanted, names.gained)}`;
}

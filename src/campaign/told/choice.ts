import type { BeatConditions } from '../../contracts/plot-beats.ts';
import { infinitiveOf } from '../../sdk/language.ts';
import { insideSentence, slug, withoutArticle } from '../names.ts';
import { isIdentifier } from './identifiers.ts';

/** Whom an identifier may name, by the words of a name in small letters: `petronel` is Petronel. */
export type NamesInWords = ReadonlyMap<string, string>;

export function namesInWords(
  named: readonly { id: string; name: string; shortName?: string }[],
): NamesInWords {
  const names = new Map<string, string>();
  for (const { id, name, shortName = name } of named)
    for (const key of [id.replace(/^\w+:/, ''), shortName, name].map((one) => slug(withoutArticle(one))))
      names.set(key.replaceAll('-', ' '), insideSentence(key === slug(name) ? name : shortName));
  return names;
}

/** A beat or the fields of an ending, with the choices it waits for as orders. */
export function withChoicesInWords<T extends { conditions?: BeatConditions | undefined }>(
  owner: T,
  names: NamesInWords,
): T {
  const { player_choice: one, player_choices: several } = owner.conditions ?? {};
  if (one === undefined && several === undefined) return owner;
  const conditions = {
    ...owner.conditions,
    ...(one !== undefined && { player_choice: choiceAsOrder(one, names) }),
    ...(several && { player_choices: several.map((each) => choiceAsOrder(each, names)) }),
  };
  return { ...owner, conditions };
}

/**
 * What a player must have chosen, as an order: `asked_petronel_about_the_night` is “ask Petronel about the night”,
 * `refused_quest` is “refuse the quest”. A whole sentence stays as it is.
 */
export function choiceAsOrder(wanted: string, names: NamesInWords): string {
  const words = wanted.trim();
  if (!isIdentifier(words) && !/^\p{Ll}/u.test(words)) return wanted;
  const [verb = '', ...rest] = isIdentifier(words) ? withNames(words.split('_'), names) : words.split(' ');
  const order = infinitiveOf(verb);
  const [only, ...more] = rest;
  const isThing = isIdentifier(words) && only !== undefined && more.length === 0 && isOneThing(only);
  return [order, ...(isThing ? ['the'] : []), ...rest].join(' ');
}

/** The parts of an identifier, with those that are somebody's name as it is written. */
function withNames(parts: readonly string[], names: NamesInWords): string[] {
  const found: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const length = [3, 2, 1].find((count) =>
      names.has(
        parts
          .slice(from, from + count)
          .join(' ')
          .toLowerCase(),
      ),
    );
    const key = parts
      .slice(from, from + (length ?? 1))
      .join(' ')
      .toLowerCase();
    found.push(names.get(key) ?? key);
    from += length ?? 1;
  }
  return found;
}

/** Words after a verb that name no single thing. */
const NO_THING = new Set(
  'home alone away back up down out off in on over silent silence quiet still calm loyal nothing everything something nobody everyone mercy peace war help revenge vengeance love magic power courage patience justice them him her it me us'.split(
    ' ',
  ),
);

/** “refuse quest” is about one quest; “keep silent”, “choose peace” and “go home” are not. */
function isOneThing(word: string): boolean {
  return /^\p{Ll}{2,}$/u.test(word) && !NO_THING.has(word) && !/(?:[^s]s|ly)$/.test(word);
}

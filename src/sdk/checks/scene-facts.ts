import { isNamedIn } from '../../base/phrase.ts';
import { lettersOf } from '../../base/plain-text.ts';
import { fingerprint } from '../../base/random.ts';
import { remembering } from '../../base/remembering.ts';
import { termsOf } from '../../base/words.ts';
import type { Brief } from '../../contracts/brief.ts';

/** What a telling is held against: the parts of the brief that say what is so. */
export type CheckedBrief = Pick<
  Brief,
  | 'you'
  | 'place'
  | 'time'
  | 'people'
  | 'partner'
  | 'left'
  | 'dead'
  | 'absent'
  | 'deed'
  | 'effects'
  | 'must'
  | 'beat'
  | 'ending'
  | 'facts'
  | 'limits'
  | 'guarded'
  | 'authored'
  | 'question'
>;

/** Somebody a telling can name, and where they are. */
export interface Character {
  id: string;
  /** What they are called in a scene. */
  called: string;
  /** Every way they are named, the longest first. */
  names: string[];
  pronoun: CheckedBrief['people'][number]['pronoun'];
  where: 'here' | 'elsewhere' | 'dead';
}

export interface SceneFacts {
  brief: CheckedBrief;
  characters: Character[];
  /** What the author has had told now, in letters only: it is true as it stands. */
  authors: string;
  /** The marks of the same words: what is told now is no secret. */
  open: ReadonlySet<string>;
}

export function sceneFacts(brief: CheckedBrief): SceneFacts {
  // Where no model tells the scene nobody asks for them.
  let characters: Character[] | null = null;
  let authors: string | null = null;
  let open: ReadonlySet<string> | null = null;
  return {
    brief,
    get characters() {
      characters ??= charactersIn(brief);
      return characters;
    },
    get authors() {
      authors ??= lettersOf(authorsIn(brief));
      return authors;
    },
    get open() {
      open ??= new Set(marksOf(authorsIn(brief)));
      return open;
    },
  };
}

function charactersIn(brief: CheckedBrief): Character[] {
  const { people, partner, left, dead, absent, ending, must } = brief;
  const others = [...people, ...(partner === null ? [] : [partner])];
  const here = others.map(({ id, name, shortName, pronoun }) => ({
    ...{ id, pronoun, called: shortName || name, names: namesOf(name, shortName) },
    where: 'here' as const,
  }));
  const gone = left.map(({ id, name, pronoun }) => ({
    ...{ id, pronoun, called: name, names: namesOf(name) },
    where: 'here' as const,
  }));
  const died = dead.map(({ id, name, pronoun }) => ({
    ...{ id, pronoun, called: name, names: namesOf(name) },
    where: 'dead' as const,
  }));
  // Whoever the author's ending names has come for it, and whoever does something in what is to be told is there.
  const comes = (name: string) =>
    ending?.paragraphs.some((text) => isNamedIn(text, name)) === true ||
    must.some((text) => new RegExp(`^${RegExp.escape(name)} \\p{Ll}+s\\b`, 'u').test(text));
  const away = absent.map(({ id, name, pronoun }) => ({
    ...{ id, pronoun, called: name, names: namesOf(name) },
    where: comes(name) ? ('here' as const) : ('elsewhere' as const),
  }));
  const known = [...here, ...died, ...gone, ...away];
  return known.filter(({ id }, index) => known.findIndex((one) => one.id === id) === index);
}

function authorsIn({ must, beat, ending, facts }: CheckedBrief): string {
  return [
    ...must,
    ...(beat === null
      ? []
      : [beat.description, beat.outcome ?? '', ...beat.dialogue.map(({ line }) => line)]),
    ...(ending === null ? [] : [...ending.paragraphs, ...ending.epilogue]),
    ...facts.map(({ text }) => text),
  ].join(' ');
}

const TITLES =
  /^(?:the|mr|mrs|ms|miss|dr|doctor|sir|lady|lord|dame|old|young|captain|judge|sister|brother|father|mother|warden|aunt|uncle|saint|king|queen|prince|princess)$/i;

/** The whole name, the short one, the first and the last of several. */
function namesOf(...given: string[]): string[] {
  const names = given.flatMap((name) => {
    const parts = name.trim().split(/\s+/);
    const own = parts.filter((part) => !TITLES.test(part) && /^\p{Lu}[\p{L}’'-]{1,}$/u.test(part));
    return [name.trim(), ...own];
  });
  return [...new Set(names)].filter((name) => name !== '').sort((one, other) => other.length - one.length);
}

/** The words of a secret as marks, so that a telling can be held against it without the secret being given away. */
export const marksOf = remembering((text): string[] =>
  termsOf(text).map((term) => fingerprint(`guarded/${term}`)),
);

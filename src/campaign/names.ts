import path from 'node:path';
import { remembering } from '../base/remembering.ts';
import { trimEndOf } from '../base/trim-end.ts';
import type { Pronoun } from './campaign.ts';
import { humanTwin } from './generated.ts';

export const slug = remembering((text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, ''),
);

/** Those of the keys that are some words of a slug in a row: `tide-office` in `the-tide-office-at-night`. */
export function keysIn(text: string, keys: ReadonlySet<string>): string[] {
  const words = text.split('-', MOST_WORDS);
  return words.flatMap((_, from) =>
    words
      .slice(from)
      .map((_, length) => words.slice(from, from + length + 1).join('-'))
      .filter((key) => keys.has(key)),
  );
}

export function hasKey(text: string, keys: Iterable<string>): boolean {
  const words = `-${text.split('-', MOST_WORDS).join('-')}-`;
  for (const key of keys) if (words.includes(`-${key}-`)) return true;
  return false;
}

/** More than any name has; each is tried with all that follow it. */
const MOST_WORDS = 40;

/** The name of a file without its ending, and without the mark of a generated one. */
export function stemOf(file: string): string {
  return path.posix.parse(humanTwin(file)).name;
}

/** What a Markdown file is about: its first heading, or else its name. */
export function titleOf(file: string, heading: string | null | undefined): string {
  return heading ?? stemOf(file).replaceAll(/[-_]+/g, ' ');
}

export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|an?)\s+/i, '');
}

/** A heading as it reads inside a sentence: “The Light” is “the Light”, “The lens” is “the lens”. */
export function insideSentence(heading: string): string {
  const trimmed = trimEndOf(heading.trim(), '.:!');
  if (/^(?:The|An?|Those|These|This|How|What|Why|When|Where|Who)\s/.test(trimmed)) {
    return trimmed.charAt(0).toLowerCase() + trimmed.slice(1);
  }
  return trimmed;
}

const BESIDE_SOMETHING =
  /^(?:Under|Underneath|Below|Beneath|Behind|Beyond|Above|Inside|Outside|Between|Near|Beside|Across|Past|Over)\s/;

/** A place as it reads inside a sentence: “Under the Bridge” is the place under the Bridge, “Chapel of the Wayside” has an article. */
export function placeInside(heading: string): string {
  const inside = insideSentence(heading);
  if (BESIDE_SOMETHING.test(inside)) return `the place ${inside.charAt(0).toLowerCase()}${inside.slice(1)}`;
  return /^\p{Lu}\p{Ll}+ of \p{L}/u.test(inside) ? `the ${inside}` : inside;
}

/** “Her aunt's notebook” has no article. */
const OWNED = /^(?:my|your|his|her|its|our|their)\s/iu;

/** A thing with its article: “brass rail” and “a brass rail” are “the brass rail”; a name stays as it is. */
export function definite(phrase: string): string {
  const bare = withoutArticle(phrase.trim());
  return OWNED.test(bare) || (/^\p{Lu}/u.test(bare) && bare === phrase.trim()) ? bare : `the ${bare}`;
}

/** Ranks and forms of address: they say who somebody is, and are nobody's first name. */
const RANK =
  /^(?:Mr|Mrs|Ms|Miss|Mister|Mistress|Master|Dr|Doctor|Nurse|Sir|Lady|Lord|Dame|Madame|Madam|Count|Countess|Duke|Duchess|Baron|Baroness|King|Queen|Prince|Princess|Emperor|Empress|Father|Mother|Sister|Brother|Widow|Goodwife|Goodman|Overseer|Administrator|Reverend|Rev|Revd|Prof|Capt|Lt|Sgt|Col|Bishop|Abbot|Abbess|Prior|Prioress|Friar|Vicar|Deacon|Pastor|Rabbi|Imam|Uncle|Aunt|Auntie|Cousin|Granny|Grandma|Grandpa|Grandmother|Grandfather|Professor|Judge|Justice|Mayor|Governor|Senator|President|Chancellor|Ambassador|Director|Direktor|Warden|Captain|Commander|Commodore|Admiral|Lieutenant|Sergeant|Corporal|Private|Major|Colonel|General|Marshal|Grandmaster|Inspector|Detective|Constable|Sheriff|Officer|Coach|Chef|Maestro|Harbourmaster|Harbormaster|Stationmaster|Postmaster|Headmaster|Headmistress|Ringmaster|Quartermaster|Chief|Squire|Superintendent|Monsieur|Mademoiselle|Herr|Frau|Signor|Signora|Señor|Señora)\.?$/;
/** Ranks that go with the surname: “Commander Okoro”, but “Sir Percival” and “Father Tom”. */
const WITH_SURNAME =
  /^(?:Mr|Mrs|Ms|Miss|Mister|Monsieur|Mademoiselle|Herr|Frau|Signor|Signora|Señor|Señora|Widow|Goodwife|Goodman|Overseer|Administrator|Reverend|Rev|Revd|Prof|Capt|Lt|Sgt|Col|Dr|Doctor|Professor|Judge|Justice|Mayor|Governor|Senator|President|Chancellor|Ambassador|Director|Direktor|Warden|Captain|Commander|Commodore|Admiral|Lieutenant|Sergeant|Corporal|Private|Major|Colonel|General|Marshal|Grandmaster|Inspector|Detective|Constable|Sheriff|Officer|Coach|Maestro|Harbourmaster|Harbormaster|Stationmaster|Postmaster|Headmaster|Headmistress|Ringmaster|Quartermaster|Chief|Squire|Superintendent)\.?$/;
/** What somebody is called by besides the name: “Old Piet”. Places are, too: “Little Amble”. */
const EPITHET =
  /^(?:Old|Young|Fat|Thin|Little|Big|Small|Tall|Long|Wee|Poor|Mad|Blind|Lame|Black|Red|White|Saint|St)\.?$/;

export function isRank(word: string): boolean {
  return RANK.test(word);
}

export function isEpithet(word: string): boolean {
  return EPITHET.test(word);
}

/** Whether the name begins with what its bearer is: Prior Aldous, Prior of the abbey. */
function isOffice(word: string, role: string): boolean {
  return slug(role).split('-').includes(slug(word));
}

/** What people say when they mean someone: the first name, unless title or article make it part of the whole. */
export function shortNameOf(name: string, others: readonly string[], role = ''): string {
  const whole = name.replace(/^The\s/, 'the ');
  // “Dame Isolde of the Nine Locks” is Dame Isolde; “Queen of Hearts” and “Orphan of the Plain” have no other name.
  const [called = ''] = whole.split(/ (?:of|o['’]|from|the) /);
  const isNamed =
    /^\p{Lu}/u.test(called) &&
    !RANK.test(called) &&
    (called.includes(' ') || /^ (?:the|o['’]) /.test(whole.slice(called.length)));
  const inside =
    isNamed && !others.some((other) => other !== name && other.startsWith(called)) ? called : whole;
  const [first = inside, ...rest] = inside.split(/\s+/);
  const last = rest.at(-1) ?? '';
  // “Herr Direktor Emil Castellan” is Direktor Castellan.
  if (isRank(first) && isRank(rest[0] ?? '') && rest.length > 1)
    return shortNameOf(rest.join(' '), others, role);
  if (WITH_SURNAME.test(first) && rest.length === 2 && rest.every((word) => /^\p{Lu}/u.test(word))) {
    const isAlone = others.every(
      (other) => other === name || !other.startsWith(first) || !other.endsWith(last),
    );
    return isAlone ? `${first} ${last}` : inside;
  }
  // “Dame Petronella Crake” is Dame Petronella.
  if (isRank(first) && rest.length === 2 && rest.every((word) => /^\p{Lu}/u.test(word))) {
    const called = `${first} ${rest[0]}`;
    return others.every((other) => other === name || !other.startsWith(called)) ? called : inside;
  }
  const isPartOfTheWhole =
    // “the raker”, “old Mr Birdsall”
    /^(?:\p{Ll}|\p{Lu}\.$)/u.test(first) || isRank(first) || isEpithet(first) || isOffice(first, role);
  if (rest.length === 0 || isPartOfTheWhole || /^\p{Ll}/u.test(rest[0] ?? '')) return inside;
  const isShared = (other: string) =>
    other !== name && other.startsWith(first) && other.split(/\s+/)[0] === first;
  return others.some(isShared) ? inside : first;
}

const SHE =
  /^(?:Mrs|Ms|Miss|Mistress|Lady|Dame|Madame|Madam|Countess|Duchess|Baroness|Queen|Princess|Empress|Mother|Sister|Widow|Abbess|Prioress|Aunt|Auntie|Granny|Grandma|Grandmother|Headmistress)\.?$/;
const HE =
  /^(?:Mr|Mister|Sir|Lord|Count|Duke|Baron|King|Prince|Emperor|Father|Brother|Abbot|Friar|Uncle|Grandpa|Grandfather|Headmaster)\.?$/;

/** The pronoun that a form of address says: Sister Maud is she. */
export function pronounInName(name: string): Pronoun | null {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return null;
  return SHE.test(first) ? 'she' : HE.test(first) ? 'he' : null;
}

const WOMAN =
  /^(?:woman|girl|lady|queen|princess|empress|duchess|countess|baroness|mistress|mother|sister|daughter|wife|widow|aunt|niece|witch|nun|maid|midwife|enchantress|sorceress|priestess|abbess|prioress|actress|waitress|hostess|headmistress|governess|stewardess|heiress|goddess|huntress|seamstress|laundress|shepherdess|\p{L}+(?:woman|mother|daughter|sister))$/iu;
const MAN =
  /^(?:man|boy|gentleman|king|prince|emperor|duke|count|baron|father|brother|son|husband|widower|uncle|nephew|monk|friar|abbot|\p{L}+(?:man|father|brother)|(?:grand|step|god)son)$/iu;
/** Words that end as if they said it. */
const ANYBODY = /^(?:human|german|roman|norman|ottoman|shaman|talisman|caiman|layman|chairman|alderman)$/i;

/** The pronoun that the first such word of a phrase says: “Enchantress in exile” is she, “His brother; they fell out” he. */
export function pronounOfWord(phrase: string): Pronoun | null {
  const [clause = ''] = phrase.split(/[,;.:–—(]|\s-\s|\b(?:of|to|for|like|whose|who|and)\b/);
  const words = clause.match(/[\p{L}]+(?=$|[^'’\p{L}])/gu) ?? [];
  for (const word of words) {
    if (WOMAN.test(word)) return 'she';
    if (MAN.test(word) && !ANYBODY.test(word)) return 'he';
  }
  return null;
}

const KIN =
  /^(?:wife|widow|mother|sister|daughter|aunt|niece|husband|widower|father|brother|son|uncle|nephew)$/i;

/** The pronoun of somebody who is what they are to another: “The Speaker's widow”. */
export function pronounOfKin(role: string): Pronoun | null {
  const whose = /^(?:.+['’]s?|his|her|their)\s+(?:\p{L}+\s+)?(\p{L}+)$/iu.exec(role.trim())?.[1] ?? '';
  return KIN.test(whose) ? pronounOfWord(whose) : null;
}

/** “It has a brass face”, “Its voice clicks”, “it keeps to itself”; “it is said” and “it rained” are of nobody. */
const CALLED_IT =
  /\bitself\b|(?:^|[.!?;:]["”’]?\s+|, (?:and|but) )(?:its (?!not\b|been\b)\p{Ll}+|it (?:\p{Ll}+ly |never |always |still |only |also )?(?!is\b|was\b|has been\b|will be\b|would be\b|must be\b|may be\b|seems\b|means\b|takes\b|took\b|rain|snow|happen|turn(?:s|ed) out|feels like|looks like|began\b|came\b|comes\b|depends\b|all\b|would\b|could\b|might\b|does not matter\b|doesn)\p{Ll}{2,})/giu;

/** Whether a page about somebody, in which nobody is she or he, calls them “it”: a machine, an animal. */
export function isCalledIt(prose: string): boolean {
  const [its, theirs] = [CALLED_IT, /\b(?:they|them|their|themsel(?:f|ves))\b/gi].map(
    (pattern) => prose.match(pattern)?.length ?? 0,
  );
  return (its ?? 0) >= FEWEST_ITS && (its ?? 0) > (theirs ?? 0);
}

const FEWEST_ITS = 2;

/** Whether “It” at the beginning of a sentence is somebody: “It was raining” is about nobody. */
export function opensWithIt(sentence: string): boolean {
  return /^its?\b/i.test(sentence) && sentence.search(CALLED_IT) === 0;
}

/** The pronoun the author uses most when writing about someone. */
export function pronounIn(prose: string): Pronoun {
  const count = (pattern: RegExp) => prose.match(pattern)?.length ?? 0;
  const she = count(/\b(?:she|her|hers|herself)\b/gi);
  const he = count(/\b(?:he|him|his|himself)\b/gi);
  if (she > he) return 'she';
  return he > she ? 'he' : 'they';
}

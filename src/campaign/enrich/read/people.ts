import nlp from 'compromise';
import type { FoundName } from './names.ts';
import type { AuthorPerson } from './reading.ts';

const DEAD =
  /\b(?:drown(?:ed|s)?|died|dies|dead|death|kill(?:ed|s)|murder(?:ed|s)?|buried|late|ghost|widow|funeral|grave)\b/i;
const MISSING =
  /\b(?:vanish(?:ed|es)?|missing|disappear(?:ed|s)?|lost|gone|kidnapped|never (?:came|come) back|(?:not|never) (?:come|came|been) (?:back|home|seen)|(?:not|never) (?:been )?(?:returned|found|seen))\b/i;
/** How far from the name what became of somebody may stand. */
const REACH = 140;
const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|him|his|himself)\b/gi;
const SHE_WORDS =
  /\b(?:sister|mother|aunt|grandmother|grandma|daughter|wife|queen|princess|lady|mrs|ms|miss|widow|bride|girl|woman|girlfriend|waitress|actress|witch|nun|landlady|dame|madame)\b/i;
const HE_WORDS =
  /\b(?:brother|father|uncle|grandfather|grandpa|son|husband|king|prince|lord|mr|sir|groom|boy|man|boyfriend|waiter|monk|landlord|fisherman|wizard)\b/i;

/** The people among the names, in the order they come in; a part of a longer name is the same person. */
export function peopleAmong(names: readonly FoundName[], text: string): AuthorPerson[] {
  const people = new Map<string, string[]>();
  for (const { name, sentence } of names.filter(({ kind }) => kind === 'person')) {
    const known = [...people.keys()].find((other) => isSame(other, name));
    const sentences = [...(known === undefined ? [] : (people.get(known) ?? [])), sentence];
    if (known !== undefined) people.delete(known);
    people.set(known === undefined || name.length > known.length ? name : known, sentences);
  }
  return [...people].map(([name, sentences]) => personFrom(name, sentences, text));
}

function isSame(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return (
    other.split(' ').every((word) => words.has(word)) ||
    one.split(' ').every((word) => other.split(' ').includes(word))
  );
}

function personFrom(name: string, sentences: readonly string[], text: string): AuthorPerson {
  const near = sentences.join(' ');
  return {
    name,
    role: roleIn(name, near),
    pronoun: pronounFor(name, near, text),
    fate: fateOf(name, sentences),
  };
}

function fateOf(name: string, sentences: readonly string[]): AuthorPerson['fate'] {
  for (const sentence of sentences) {
    const at = sentence.indexOf(name);
    // It stands after the name, or right before it: “the late Elias Thorne”.
    const near = [
      sentence.slice(at + name.length, at + name.length + REACH),
      sentence.slice(Math.max(0, at - 14), at),
    ];
    if (near.some((text) => MISSING.test(text))) return 'missing';
    if (near.some((text) => DEAD.test(text))) return 'dead';
  }
  return null;
}

function roleIn(name: string, near: string): string | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const after = new RegExp(
    `${escaped},\\s+((?:an?|the|my|your|his|her|their|our)\\s[^,.;:!?]{3,60})[,.;!?]`,
    'u',
  ).exec(near)?.[1];
  const before = new RegExp(
    `\\b((?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur)\\s(?:[\\p{Ll}-]+\\s){0,2}[\\p{Ll}-]+),?\\s${escaped}`,
    'u',
  ).exec(near)?.[1];
  const role = after ?? before ?? null;
  return role === null || / (?:and|or|of|in|at|to|by|for)$/.test(role)
    ? null
    : lowerFirst(role).replace(/^(?:my|our)\b/, 'your');
}

function pronounFor(name: string, near: string, text: string): AuthorPerson['pronoun'] {
  const doc = nlp(name);
  const marked = `${roleIn(name, near) ?? ''} ${name}`;
  if (SHE_WORDS.test(marked)) return 'she';
  if (HE_WORDS.test(marked)) return 'he';
  const she = (near.match(SHE) ?? []).length;
  const he = (near.match(HE) ?? []).length;
  if (doc.has('#FemaleName') || (she > he && (text.match(HE) ?? []).length === 0)) return 'she';
  if (doc.has('#MaleName') || (he > she && (text.match(SHE) ?? []).length === 0)) return 'he';
  if (she !== he) return she > he ? 'she' : 'he';
  return 'name';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

import nlp from 'compromise';
import { isRank, shortNameOf } from '../../names.ts';
import { fateIn } from './fate.ts';
import type { FoundName } from './names.ts';
import { kindOf } from './noun-kinds.ts';
import type { AuthorPerson } from './reading.ts';

const SHE = /\b(?:she|her|hers|herself)\b/gi;
const HE = /\b(?:he|him|his|himself)\b/gi;
const SHE_WORDS =
  /\b(?:sister|mother|aunt|grandmother|grandma|daughter|wife|queen|princess|lady|mrs|ms|miss|widow|bride|girl|woman|girlfriend|waitress|actress|witch|nun|landlady|dame|madame)\b/i;
const HE_WORDS =
  /\b(?:brother|father|uncle|grandfather|grandpa|son|husband|king|prince|lord|mr|sir|groom|boy|man|boyfriend|waiter|monk|landlord|fisherman|wizard)\b/i;

/** Somebody, with every sentence that names them. */
interface Known {
  name: string;
  mentions: FoundName[];
}

/** The people among the names, in the order they come in; a part of a longer name is the same person. */
export function peopleAmong(names: readonly FoundName[]): AuthorPerson[] {
  const found = names.filter(({ kind }) => kind === 'person');
  const known: Known[] = [];
  for (const mention of found) {
    const same = known.find(({ name }) => isSame(name, mention.name));
    if (same === undefined) known.push({ name: mention.name, mentions: [mention] });
    else {
      same.mentions.push(mention);
      if (mention.name.length > same.name.length) same.name = mention.name;
    }
  }
  const people = known.map((one) => personFrom(one, found));
  return people.map((person, index) => ({ ...person, role: roleWithOwner(person, people.slice(0, index)) }));
}

function isSame(one: string, other: string): boolean {
  const words = new Set(one.split(' '));
  return (
    other.split(' ').every((word) => words.has(word)) ||
    one.split(' ').every((word) => other.split(' ').includes(word))
  );
}

function personFrom({ name, mentions }: Known, all: readonly FoundName[]): AuthorPerson {
  const role = mentions.map(roleIn).find((said) => said !== null) ?? null;
  // Where others are named as well, “her” may be any of them.
  const alone = mentions.filter(
    ({ sentence }) => !all.some((other) => other.sentence === sentence && !isSame(other.name, name)),
  );
  const near = alone.map(({ sentence }) => sentence).join(' ');
  return { name, role, pronoun: pronounFor(name, role, near), fate: fateIn(mentions) };
}

/** “Her brother” is whoever's brother was last spoken of: “Marta's brother”. */
function roleWithOwner({ role }: AuthorPerson, before: readonly AuthorPerson[]): string | null {
  const [, owner, relation] = /^(his|her) (.+)$/.exec(role ?? '') ?? [];
  const pronoun = owner === 'his' ? 'he' : 'she';
  const whose =
    before.findLast((other) => other.pronoun === pronoun) ??
    before.findLast((other) => other.pronoun === 'name');
  return owner === undefined || whose === undefined ? role : `${shortNameOf(whose.name, [])}'s ${relation}`;
}

const OWNER = "(?:[Tt]he|[Aa]n?|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|\\p{Lu}[\\p{L}-]+['’]s)";
const ROLE_BEFORE = new RegExp(`(?:^|[\\s“"(])(${OWNER}\\s(?:[\\p{Ll}-]+\\s){0,2}[\\p{Ll}-]+),?\\s$`, 'u');
const ROLE_AFTER = new RegExp(`^,\\s+(${OWNER}\\s[^,.;:!?]{3,60})[,.;!?]`, 'u');
const ROLE_SAID = new RegExp(`^ (?:is|was) (${OWNER}\\s(?:[\\p{Ll}-]+\\s){0,2}?[\\p{Ll}-]+)`, 'u');

/** What the author calls somebody where the name stands: “the keeper, Elias”, “Mira, a lawyer,”, “Anselm is her brother”. */
function roleIn({ name, sentence, at }: FoundName): string | null {
  const after = sentence.slice(at + name.length);
  const apposed = ROLE_AFTER.exec(after)?.[1];
  const before = ROLE_BEFORE.exec(sentence.slice(0, at))?.[1];
  const said = ROLE_SAID.exec(after)?.[1];
  const role = [
    apposed,
    before !== undefined && mayBeSomebody(before) ? before : undefined,
    said !== undefined && kindOf(headOf(said)) === 'person' ? said : undefined,
  ].find((text) => text !== undefined && !/ (?:and|or|of|in|at|to|by|for)$/.test(text));
  return role === undefined ? null : lowerArticle(role).replace(/^(?:my|our)\b/, 'your');
}

/** “The ferry house Marta keeps” says what she keeps and not what she is. */
function mayBeSomebody(phrase: string): boolean {
  const kind = kindOf(headOf(phrase));
  return kind === 'person' || kind === 'other';
}

function headOf(role: string): string {
  const [phrase = ''] = role.split(/\s(?:of|who|whose|that|from|in|at|to|with|for|on)\s/);
  return phrase.split(' ').at(-1) ?? '';
}

function pronounFor(name: string, role: string | null, near: string): AuthorPerson['pronoun'] {
  const [title = ''] = name.split(' ');
  for (const marked of [headOf(role ?? ''), isRank(title) ? title : '']) {
    if (SHE_WORDS.test(marked)) return 'she';
    if (HE_WORDS.test(marked)) return 'he';
  }
  const doc = nlp(name);
  if (doc.has('#FemaleName')) return 'she';
  if (doc.has('#MaleName')) return 'he';
  const she = (near.match(SHE) ?? []).length;
  const he = (near.match(HE) ?? []).length;
  if (she !== he) return she > he ? 'she' : 'he';
  return 'name';
}

function lowerArticle(role: string): string {
  return /^\p{Lu}[\p{L}-]+['’]s/u.test(role) ? role : role.charAt(0).toLowerCase() + role.slice(1);
}

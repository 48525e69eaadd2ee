import type { Random } from '../../../base/random.ts';
import { capitalise } from '../../../sdk/language.ts';
import type { Pronoun } from '../../campaign.ts';
import { isRank, shortNameOf, slug } from '../../names.ts';
import { bare, type Noun } from '../fill.ts';
import { kindOf } from '../premise/noun-kinds.ts';
import type { Premise, PremisePerson, PremiseThing } from '../premise/premise.ts';
import { headOf } from '../premise/roles.ts';
import { type Stance, stanceOf } from '../premise/stance.ts';
import type { Inventory } from './inventory.ts';
import { namesFor } from './names.ts';

const FEWEST = 3;
const USUAL = 4;
/** Whoever the author names is met; in a long text some of the names are only names. */
const MOST_NAMED = 8;

/** Somebody in the story. */
export interface Member {
  name: string;
  shortName: string;
  /** The folder in characters/npcs, by which scenes, beats and relationships know them. */
  folder: string;
  pronoun: Pronoun;
  /** What they are, with article: `the auditor`; null for those the author wrote. */
  role: string | null;
  /** Whether their profile is to be written. */
  isNew: boolean;
  /** Where in the author's words they are. */
  quote: string;
  /** What they are after, as the author says it. */
  stance: Stance;
}

/** Who asks, who would rather nobody did, who looks on, and who began it. */
export interface Parts {
  asker: Member;
  rival: Member;
  third: Member | null;
  guilty: Member;
}

/** The author's own people first, then those the author names, then those who are only mentioned, then those who are needed. */
export function castPeople(premise: Premise, inventory: Inventory, random: Random): Member[] {
  const present = inventory.people.map(
    ({ id, name, shortName, pronoun, profile }): Member => ({
      name,
      shortName,
      folder: id.slice('person:'.length),
      pronoun,
      role: null,
      isNew: false,
      quote: '',
      stance: { want: profile.motivations?.[0]?.replace(/\.$/, '') ?? null, claim: null },
    }),
  );
  const roles = new Map(
    inventory.people.map(({ id, profile }) => [id.slice('person:'.length), profile.role]),
  );
  const isNew = ({ name, role }: PremisePerson) =>
    !present.some((other) =>
      name === null
        ? slug(`${other.name} ${roles.get(other.folder) ?? ''}`).includes(slug(bare(role ?? '')))
        : [other.name, other.shortName].some((called) => isPartOf(called, name) || isPartOf(name, called)),
    );
  const isPlace = ({ name }: PremisePerson) =>
    name !== null && inventory.places.some((place) => place.name.includes(name));
  const met = premise.people.filter((person) => person.fate === null && isNew(person) && !isPlace(person));
  const sure = met.filter(({ isSure }) => isSure).slice(0, MOST_NAMED);
  // A card is about one person: nobody is put beside them whom its author does not name.
  if (present.length >= FEWEST || inventory.isForOne)
    return withFolders(
      present,
      sure.map((person) => memberFrom(person, premise)),
    );
  const named = met.filter(({ name }) => name !== null).slice(0, MOST_NAMED);
  const unnamed = met.filter(({ name, isOneOf }) => name === null && !isOneOf);
  const ofMany = met.filter(({ isOneOf }) => isOneOf);
  const known = [...named, ...unnamed].slice(0, Math.max(named.length, USUAL - present.length));
  const isAbout = known.some(({ name, role }) => [name, role].includes(premise.odd.noun.text));
  const fewest = isAbout ? FEWEST + 1 : FEWEST;
  const short = fewest - present.length - known.length;
  const needed = [...known, ...ofMany.slice(0, Math.max(0, short))];
  const strangers = strangersFor(premise, fewest - present.length - needed.length, random);
  return withFolders(present, [...needed.map((person) => memberFrom(person, premise)), ...strangers]);
}

const isPartOf = (one: string, other: string) => other.toLowerCase().includes(one.toLowerCase());

const NONE: Stance = { want: null, claim: null };

function memberFrom({ name, role, pronoun, isOneOf, quote }: PremisePerson, { sentences }: Premise): Member {
  const names =
    name === null ? [] : [name, ...name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !isRank(word))];
  const called = name ?? capitalise(role ?? 'somebody');
  return {
    name: called,
    shortName: called,
    folder: '',
    pronoun,
    role: isOneOf ? `one of ${plural(role ?? '')}` : role,
    isNew: true,
    quote,
    stance: isOneOf ? NONE : stanceOf([...names, ...(role === null ? [] : [role])], sentences),
  };
}

export function plural(role: string): string {
  if (/man$/.test(role)) return role.replace(/man$/, 'men');
  return /(?:s|x|ch|sh)$/.test(role) ? `${role}es` : `${role}s`;
}

/** Where the author has too few people: somebody who has to do with one of the things. Among things, the things themselves. */
function strangersFor(premise: Premise, howMany: number, random: Random): Member[] {
  if (howMany <= 0) return [];
  const things = premise.things.filter(
    ({ isObject, head, kind }) => isObject && head !== premise.odd.head && kind !== 'place',
  );
  if (premise.you.isThing) {
    const company = things.filter(({ plural }) => !plural).slice(0, howMany);
    const more = fromNames(premise, things, howMany - company.length, random);
    return [...company.map(fromThing), ...more];
  }
  return fromNames(premise, things, howMany, random);
}

function fromThing({ phrase, quote }: PremiseThing): Member {
  const name = `The ${phrase}`;
  return {
    name,
    shortName: name,
    folder: '',
    pronoun: 'they',
    role: `the ${phrase}`,
    isNew: true,
    quote,
    stance: NONE,
  };
}

/** Somebody looks after a stove, a lamp, a van; nobody after a fever. */
function canBeSeenTo({ kind, plural }: PremiseThing): boolean {
  return (
    /^(?:machine|vehicle|furniture|door|light|vessel|cloth|paper|nature)$/.test(kind) ||
    (kind === 'creature' && plural)
  );
}

function fromNames(
  premise: Premise,
  things: readonly PremiseThing[],
  howMany: number,
  random: Random,
): Member[] {
  const taken = unaccented(premise.people.map(({ name }) => name ?? '').join(' '));
  const names = random
    .fork('names')
    .shuffle(
      namesFor(`${premise.title} ${premise.sentences.join(' ')}`).filter(
        ([name]) => !taken.includes(unaccented(name)),
      ),
    );
  const kept = things.filter(canBeSeenTo);
  const charges =
    kept.length > 0
      ? kept.map(({ phrase }) => `the keeper of the ${phrase}`)
      : ['somebody who has always been here'];
  return names.slice(0, Math.max(0, howMany)).map(
    ([name, pronoun], index): Member => ({
      name,
      shortName: name,
      folder: '',
      pronoun,
      role: charges[index % charges.length] ?? null,
      isNew: true,
      quote: sentenceOf(kept[index % Math.max(1, kept.length)], premise),
      stance: NONE,
    }),
  );
}

/** Ines and Inês would be taken for each other. */
const unaccented = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '');

/** A title is no sentence. */
function sentenceOf(thing: PremiseThing | undefined, { title }: Premise): string {
  return thing === undefined || thing.quote === title ? '' : thing.quote;
}

function withFolders(present: readonly Member[], made: readonly Member[]): Member[] {
  const taken = new Set(present.map(({ folder }) => folder));
  const names = [...present, ...made].map(({ name }) => name);
  const members = made.map((member) => {
    const base = slug(bare(shortNameOf(member.name, []))) || 'somebody';
    let folder = base;
    for (let number = 2; taken.has(folder); number += 1) folder = `${base}-${number}`;
    taken.add(folder);
    return { ...member, folder, shortName: shortNameOf(member.name, names) };
  });
  return [...present, ...members];
}

/** What is said of somebody who would rather that nobody asked. */
const AGAINST =
  /\b(?:want(?:s|ed)? (?:it|them|him|her|the [\p{Ll} ]+?) (?:un\p{Ll}+|\p{Ll}+ed|left|gone|shut|dead|back|running)|forb\p{Ll}+|refus\p{Ll}+|would rather|has locked|denies|lied|lies)\b/u;

/** Whoever the author names first asks; whoever is left when all have a part is as well known to the others. */
export function partsOf(
  cast: readonly Member[],
  premise: Premise,
  random: Random,
  /** The one whom a character card is about; nobody else can ask for what that one wants. */
  about: Member | null = null,
): Parts {
  const { odd, truth, question } = premise;
  // Whoever is what it is all about can neither ask about it nor have begun it.
  const against = cast.find((member) => isAgainstYou(member, premise));
  const others = cast.filter((member) => member === against || !isOdd(member, odd.noun));
  const members = others.length > 1 && about === null ? others : cast;
  const isAgainst = ({ quote, shortName, role }: Member) =>
    new RegExp(
      `(?:${RegExp.escape(shortName)}|${RegExp.escape(bare(role ?? shortName))})[^.;]*?${AGAINST.source}`,
      'iu',
    ).test(quote);
  const isInIt = ({ shortName, role }: Member) =>
    [shortName, role ?? shortName].some((called) => odd.clause.toLowerCase().includes(called.toLowerCase()));
  const opponent =
    members.length > 1 && about === null
      ? (against ??
        members.find(isAgainst) ??
        (premise.conflict.kind === 'dilemma' ? undefined : members.find(isInIt)))
      : undefined;
  // Whoever put it to the player asks; whoever did it, is not to know, is in the way or is one of many does not.
  const rankOf = (member: Member) =>
    (member === about ? -LAST : 0) +
    (premise.conflict.kind === 'dilemma' && isIn(question.quote, member) ? -1 : 0) +
    (isMeant(member, question.ways) ? 2 : 0) +
    (premise.conflict.kind === 'heart' && BETWEEN_YOU.test(member.quote) ? 2 : 0) +
    (member.role?.startsWith('one of ') === true ? 1 : 0) +
    (member !== about && isCalled(member, truth?.who ?? '') ? LAST : 0) +
    (isIll(member) ? LAST : 0);
  // Whoever the author gives something to say takes a side before those who only stand by.
  const bySide = members
    .filter((member) => member !== opponent)
    .toSorted((one, other) => Number(hasStance(other)) - Number(hasStance(one)))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  // Whoever the author speaks of comes before those who were added.
  const isAuthors = ({ isNew, name, role }: Member) =>
    !isNew || premise.people.some((one) => one.name === name || (one.role !== null && one.role === role));
  const [asker, ...rest] = bySide as [Member, ...Member[]];
  const [second, last = null] = rest.toSorted(
    (one, other) => Number(isAuthors(other) && !isIll(other)) - Number(isAuthors(one) && !isIll(one)),
  );
  const rival = opponent ?? second ?? asker;
  const third = opponent === undefined ? last : (second ?? null);
  const did = cast.find(
    (member) => (member !== asker || about !== null) && isCalled(member, truth?.who ?? ''),
  );
  const guilty = did ?? (third !== null && random.fork('guilty').next() < 0.6 ? third : rival);
  return { asker, rival, third, guilty };
}

/** What a model says is behind it by somebody who is not in the story is behind nobody else: it is made up anew. */
export function withTruthOf(cast: readonly Member[], premise: Premise): Premise {
  const { truth, ...rest } = premise;
  return truth === undefined || cast.some((member) => isCalled(member, truth.who)) ? premise : rest;
}

function isCalled({ name, shortName }: Member, who: string): boolean {
  return [name, shortName].some((called) => slug(bare(called)) === slug(bare(who)));
}

/** Whom the player has to beat, to pay, to get past or to speak to. */
function isAgainstYou({ name, role }: Member, { conflict }: Premise): boolean {
  if (!('rival' in conflict)) return false;
  const { rival } = conflict;
  return rival.name === null ? role === rival.role : name === rival.name;
}

const LAST = 9;

/** Whoever lies ill takes no part that has to be played on foot. */
function isIll({ name, role, quote }: Member): boolean {
  const called = [name, role].flatMap((one) => (one === null ? [] : [RegExp.escape(one)])).join('|');
  return new RegExp(
    `(?:${called}),? (?:has (?:an? |the )?(?:\\p{Ll}+ )?(?:fever|flu|pneumonia|consumption|plague|cough)|(?:is|lies) (?:ill|sick|dying|asleep|unconscious|in bed))\\b`,
    'iu',
  ).test(quote);
}

/** Whoever marries the one it is about, or has never met the player, does not ask about the two of them. */
const BETWEEN_YOU = /\bmarr(?:y|ies|ied)\b|\bfianc|\bengaged to\b|\bnever met you\b/u;

const isIn = (sentence: string, { shortName, role }: Member) =>
  [shortName, role ?? shortName].some((called) => sentence.toLowerCase().includes(called.toLowerCase()));

/** “Whether to tell Anneliese” is not Anneliese's to ask. */
function isMeant({ shortName, role }: Member, ways: Premise['question']['ways']): boolean {
  return [shortName, role ?? shortName].some((called) => ways?.join(' ').includes(called));
}

const hasStance = ({ stance: { want, claim } }: Member) => want !== null || claim !== null;

/** Whether somebody is what the odd fact is about. */
export function isOdd({ role, name }: Member, { text }: Noun): boolean {
  return role === text || name === text;
}

export function personNoun({ shortName, pronoun, folder, role, name }: Member): Noun {
  const isCreature = role !== null && role === name.toLowerCase() && kindOf(headOf(role)) === 'creature';
  return {
    text: shortName.replace(/^The\s/, 'the ').replace(/^Your\s/, 'your '),
    plural: false,
    pronoun: isCreature && pronoun === 'they' ? 'it' : pronoun,
    id: folder,
  };
}

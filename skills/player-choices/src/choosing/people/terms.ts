import type { ChoicesInput, Person } from '../input.ts';
import { speaksOf } from '../past.ts';
import { callName } from '../words.ts';

/** Beyond these an opinion opens doors, and shuts them. */
const FRIEND = 30;
const FOE = -30;
/** A faction that hates one this much speaks through its people. */
const HATED = -50;

export function isFriend({ regard }: Person): boolean {
  return regard > FRIEND;
}

export function isFoe({ regard }: Person): boolean {
  return regard < FOE;
}

/** Whether friendly words would be taken as such: by this person, and by those they belong to. */
export function isOnTerms(person: Person, { factions }: ChoicesInput): boolean {
  if (isFoe(person)) return false;
  return (
    isFriend(person) || !factions.some(({ id, standing }) => person.factions.includes(id) && standing < HATED)
  );
}

/** Whether a favour may be asked: of a friend whose people are not against it. */
export function mayAskFavour(person: Person, { factions }: ChoicesInput): boolean {
  const isForbidden = factions.some(({ id, standing }) => person.factions.includes(id) && standing < FOE);
  return isFriend(person) && !isForbidden;
}

const NO_BLOWS =
  /\b(?:nobody|no one|no-one|no character) (?:is|gets|may be|can be) (?:struck|hit|hurt|harmed|beaten|killed)|\bno (?:violence|fights?|fighting|blows|bloodshed)\b/i;
const UNHARMED =
  /\b(?:no harm|unharmed|not (?:be )?(?:hurt|harmed|struck|killed)|never (?:be )?(?:hurt|harmed|struck|killed))\b/i;

/** Whether the author lets it come to blows: with anybody, and with this person. */
export function mayBeHurt(person: Person, { constraints }: ChoicesInput): boolean {
  const isMeant = (rule: string) => speaksOf(rule, person.name) || speaksOf(rule, callName(person));
  return !constraints.some((rule) => NO_BLOWS.test(rule) || (UNHARMED.test(rule) && isMeant(rule)));
}

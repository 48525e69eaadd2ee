import type { ChoicesInput, Person } from '../input.ts';

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

import type { Brief, PersonBrief } from '../../contracts/brief.ts';

/** Beyond these an opinion opens doors, and shuts them. */
const FRIEND = 30;
const FOE = -30;
export const COLD = -15;
/** A faction that hates one this much speaks through its people. */
const HATED = -50;

type Standing = Pick<Brief, 'threads'>;

export function isFriend({ opinion }: PersonBrief): boolean {
  return opinion > FRIEND;
}

export function isFoe({ opinion }: PersonBrief): boolean {
  return opinion < FOE;
}

/** Whether friendly words would be taken as such: by this person, and by those they belong to. */
export function isOnTerms(person: PersonBrief, { threads }: Standing): boolean {
  if (isFoe(person)) return false;
  return isFriend(person) || worstReputation(person, threads) >= HATED;
}

/** Whether a favour may be asked: of a friend whose people are not against it. */
export function mayAskFavour(person: PersonBrief, { threads }: Standing): boolean {
  return isFriend(person) && worstReputation(person, threads) >= FOE;
}

/** Id of what somebody keeps back and the player has heard of: what they could be asked for. */
export function heldBack({ hides, guards }: PersonBrief, { topics }: Pick<Brief, 'topics'>): string | null {
  return hides ? (topics.find(({ id, raised }) => raised && guards.includes(id))?.id ?? null) : null;
}

function worstReputation({ factions }: PersonBrief, { factions: all }: Brief['threads']): number {
  return Math.min(0, ...all.filter(({ id }) => factions.includes(id)).map(({ reputation }) => reputation));
}

import { lettersOf } from '../../base/plain-text.ts';
import type { Campaign, Person } from '../../campaign/campaign.ts';
import { slug, withoutArticle } from '../../campaign/names.ts';
import type { FactsAnswer, FoundFact, FoundPromise } from '../../prompts/tasks/facts.ts';
import { personCalled } from '../plot/conditions.ts';
import type { NamedDeed } from '../promised-deed.ts';
import type { Proposal, Refusal } from '../proposals.ts';

/** Whose proposals they are, in the trace. */
export const FACTS_TOOL = 'facts';

/** A telling changes an opinion a little at most; what people do changes it by the rules. */
const MOST_FEELING = 5;
const PLAYER = /^(?:you|the (?:reader|player)|reader|player|your character)$/iu;

export interface FactsProposals {
  proposals: Proposal[];
  refused: Refusal[];
}

/** What a telling has promised and stirred, as effects that the rules may allow. */
export function proposalsFrom(
  { promises, feelings }: Pick<FactsAnswer, 'promises' | 'feelings'>,
  scene: { prose: readonly string[]; here: readonly string[] },
  { campaign, player }: { campaign: Campaign; player: string },
): FactsProposals {
  const text = lettersOf(scene.prose.join(' '));
  const made: FactsProposals = { proposals: [], refused: [] };
  const isQuoted = ({ quote }: FoundFact) => lettersOf(quote).length >= 4 && text.includes(lettersOf(quote));
  const add = (found: FoundFact, effect: Proposal['effect'] | string) => {
    const whole = isQuoted(found) ? effect : 'The quote is not in the scene.';
    if (typeof whole === 'string')
      made.refused.push({
        toolId: FACTS_TOOL,
        effect: { name: found.name, about: found.about },
        reason: whole,
      });
    else made.proposals.push({ toolId: FACTS_TOOL, effect: whole });
  };
  for (const promise of promises.filter((one) => !isBetweenOthers(one, campaign, player)))
    add(promise, threadOf(promise, scene.here, campaign, player));
  for (const feeling of feelings) {
    const change = Math.max(-MOST_FEELING, Math.min(MOST_FEELING, feeling.change));
    add(feeling, { kind: 'opinion', person: feeling.name, change, reason: feeling.about });
  }
  return made;
}

function threadOf(
  promise: FoundPromise,
  here: readonly string[],
  campaign: Campaign,
  player: string,
): Proposal['effect'] | string {
  const text = clauseOf(promise);
  if (!isPlayers(promise, player)) return { kind: 'thread', by: 'person', person: promise.name, text };
  const to = addressee(promise, here, campaign);
  return to === null
    ? 'It does not say to whom it was promised.'
    : { kind: 'thread', person: to.name, text, ...namedDeed(promise) };
}

/** Whether neither side of it is the player: it is known, and owed by nobody to them. */
export function isBetweenOthers(promise: FoundPromise, campaign: Campaign, player: string): boolean {
  if (isPlayers(promise, player) || isPlayers({ name: promise.to }, player)) return false;
  const to = personCalled(promise.to, campaign);
  return to !== null && to.id !== personCalled(promise.name, campaign)?.id;
}

/** What is promised, as a bare clause. */
export function clauseOf({ about }: Pick<FoundPromise, 'about'>): string {
  return about.replace(/^(?:to|that) |,? (?:as )?promised to .+$|[.!]+$/giu, '');
}

/** Whether it is the player who promises. */
export function isPlayers({ name }: Pick<FoundPromise, 'name'>, player: string): boolean {
  return PLAYER.test(name) || name.toLowerCase() === player.toLowerCase();
}

/** The deed that keeps it, as far as the telling says. */
export function namedDeed({ act, target, what, not, days }: FoundPromise): NamedDeed | null {
  if (act === null) return null;
  const named = { ...(target !== '' && { target }), ...(what !== '' && { what }) };
  return { act, ...named, ...(not && { not }), ...(days !== null && { days }) };
}

/** “The woman” is the woman at Umbrellas, if nobody else here is called so. */
function onlyOneCalled(name: string, people: readonly Person[]): Person | null {
  const bare = slug(withoutArticle(name));
  const called = people.filter((person) => `${slug(withoutArticle(person.name))}-`.startsWith(`${bare}-`));
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** Whom the player promises it: who is named with it, or the only one there. */
export function addressee(
  { about, quote, to }: FoundPromise,
  here: readonly string[],
  { people }: Campaign,
): Person | null {
  const present = people.filter(({ id }) => here.includes(id));
  // A name that is nobody's does not mean whoever stands by.
  if (to !== '') return personCalled(to, { people }) ?? onlyOneCalled(to, present);
  const words = lettersOf(`${about} ${quote}`);
  const named = present.find(({ name, shortName }) =>
    [name, shortName].some((one) => one !== '' && words.includes(lettersOf(one))),
  );
  return named ?? (present.length === 1 ? (present[0] ?? null) : null);
}

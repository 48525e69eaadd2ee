import type { Random } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { mentionFinder } from '../../campaign/mentions.ts';
import type { PlotChoice } from '../../contracts/brief.ts';
import { actIn } from '../../planner/verbs.ts';
import { capitalise } from '../../sdk/language.ts';
import { canCome, whereIs } from '../whereabouts.ts';
import type { World } from '../world.ts';
import type { Awaited, WantedChoice } from './director.ts';

const MOST_WANTED = 2;

export interface WantedInput {
  campaign: Campaign;
  world: World;
  random: Random;
  /** Ids of those who are here. */
  here: readonly string[];
}

/** What beats wait for, as far as it can be done here and now; else the place to go to for it. */
export function offers(
  waiting: readonly WantedChoice[],
  input: WantedInput,
): { wanted: PlotChoice[]; calling: Awaited | null } {
  const placed = waiting.map((choice) => inPlace(choice, input));
  const wanted = placed.filter(({ at }) => at === 'here').map(({ choice }) => choice);
  const elsewhere = placed.find(({ at }) => at !== 'here' && at !== null);
  const calling =
    elsewhere?.at == null ? null : { beat: elsewhere.choice.wanted?.owner ?? '', place: elsewhere.at };
  return { wanted: wanted.slice(0, MOST_WANTED), calling: wanted.length > 0 ? null : calling };
}

/** A choice with where it can be made: here, at another place, or nowhere just now. */
function inPlace(
  { text, mark }: WantedChoice,
  input: WantedInput,
): { choice: PlotChoice; at: string | null } {
  const order = asOrder(text);
  const named = namedIn(order, input);
  const act = actIn(order) ?? 'decide';
  const target = named.find((id) => /^(?:person|thing|place):/.test(id)) ?? null;
  return { choice: { text: order, act, target, wanted: mark }, at: whereFor(target, act, input) };
}

function whereFor(
  target: string | null,
  act: string,
  { campaign, world, random, here }: WantedInput,
): string | null {
  if (target === null || here.includes(target)) return 'here';
  const person = campaign.people.find(({ id }) => id === target);
  if (person !== undefined) {
    const place = canCome(target, world) ? whereIs(person, campaign, world, random) : null;
    return place === world.place ? null : place;
  }
  if (target.startsWith('thing:') && world.taken[target] !== undefined) return 'here';
  const place = campaign.places.find(
    ({ id, things }) => id === target || things.some((thing) => thing.id === target),
  );
  return place === undefined || place.id === world.place || act === 'go' ? 'here' : place.id;
}

/** Ids of what a text names: people and places, and things of this place before those of others. */
function namedIn(text: string, { campaign, world }: WantedInput): string[] {
  const find = mentionFinder(campaign);
  const places = [world.place, ...campaign.places.map(({ id }) => id)].filter((id) => id !== null);
  const things = places.flatMap((id) => find(text, id)).filter((id) => id.startsWith('thing:'));
  return [...find(text), ...things];
}

/** “You sign the order.” and “Player chose to sign the order” are both “Sign the order”. */
export function asOrder(sentence: string): string {
  const bare = sentence
    .trim()
    .replace(/^(?:the )?player (?:has )?(?:chose|chosen|chooses|decides|decided) to /i, '')
    .replace(/^(?:you|the player|player) /i, '')
    .replace(/[.!]+$/, '');
  return capitalise(bare);
}

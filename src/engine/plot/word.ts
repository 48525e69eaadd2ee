import { hasPhrase } from '../../base/phrase.ts';
import { lettersOf } from '../../base/plain-text.ts';
import { shareOf, termsOf } from '../../base/words.ts';
import type { Campaign, Person } from '../../campaign/campaign.ts';
import { withoutArticle } from '../../campaign/names.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { Question } from '../../contracts/question.ts';
import { clampScore } from '../../rules/opinion.ts';
import type { World } from '../world.ts';

/** Word of one thing comes once, and once more when it was let go by. */
export const MOST_WORD = 2;
const COST = -5;

type KnockBrief = Brief['plot']['knocks'][number];

/** How often word of what waits at a place has reached the player since they were last there. */
export function timesHeard(place: string, { plot }: World): number {
  return plot.word?.[place] ?? 0;
}

/** Id of the beat or knot that has sent for the player to come to the place where they are now. */
export function sentHere({ place, plot }: World): string | null {
  return plot.sent?.[place ?? ''] ?? null;
}

/** Why the player is wanted, in the author's words; empty where the author has none. */
export function reasonOf(id: string, { beats, storylets }: Campaign): string {
  const beat = beats.find((one) => one.id === id);
  const knot = storylets.find((one) => one.id === id || one.beat === id);
  return knot?.word ?? beat?.word ?? '';
}

/** Whose name the author's word opens with: they have sent it. */
export function senderNamed(word: string, { people }: Pick<Campaign, 'people'>): Person | undefined {
  const isFirst = (name: string) => name !== '' && hasPhrase(word.slice(0, name.length + 1), name);
  return people.find(({ name, shortName }) => isFirst(name) || isFirst(shortName));
}

/** Who has sent for the player to come to the place where they are now, by the author's word: they are there. */
export function waitingHere(campaign: Campaign, world: World): Person | undefined {
  const sent = sentHere(world);
  return sent === null ? undefined : senderNamed(reasonOf(sent, campaign), campaign);
}

/** Whether somebody has sent for the player by the author's word: that is the program's affair, whatever a telling says of it. */
export function hasSentWord(id: string, { plot }: Pick<World, 'plot'>, campaign: Campaign): boolean {
  return Object.values(plot.sent ?? {}).some((sent) => {
    const knot = campaign.storylets.find((one) => one.id === sent || one.beat === sent);
    return senderNamed(reasonOf(sent, campaign), campaign)?.id === id || knot?.with.includes(id) === true;
  });
}

/** The same where the author has no words for it: who would like to see the player, or only where. */
export function whyWanted({ place, from }: Pick<KnockBrief, 'place' | 'from'>): string {
  return from === null
    ? `Something is going on at ${place.name}.`
    : `${from.name} would like to see you at ${place.name}.`;
}

/**
 * What a scene that ends on word from elsewhere tells of: what it asks about, and one thing more: what is new, else what the
 * player has heard of and has not followed.
 */
export function knocksTold(
  { plot: { knocks } }: Pick<Brief, 'plot'>,
  question: Question | null,
): KnockBrief[] {
  const asked =
    question?.kind === 'way' ? knocks.find(({ place }) => place.id === question.about) : undefined;
  if (asked === undefined) return [...knocks];
  const others = knocks.filter((one) => one !== asked);
  const fresh = others.find(({ times, text }) => times === 0 && text !== '');
  const other = fresh ?? others.find(({ times }) => times > 0);
  return knocks.map((one) => ({ ...one, told: one === asked || one === other }));
}

/** The world after a scene has told of what waits elsewhere: it counts until the player has been there. */
export function withWord(world: World, brief: Brief, prose: readonly string[] | null = null): World {
  const { plot, scene } = brief;
  const { [world.place ?? '']: _, ...word } = world.plot.word ?? {};
  const { [world.place ?? '']: __, ...sent } = world.plot.sent ?? {};
  // Whoever tells the scene may have had no room for it, or no words.
  const told = plot.knocks.filter((one) => one.told && (prose === null || isSaidIn(prose, one, brief)));
  const times = told.map(({ place: { id } }): [string, number] => [id, timesHeard(id, world) + 1]);
  return {
    ...world,
    plot: {
      ...world.plot,
      word: { ...word, ...Object.fromEntries(times) },
      ...(told.some((one) => one.times === 0) && { wordAt: scene }),
      sent: { ...sent, ...Object.fromEntries(told.map(({ place, sends }) => [place.id, sends])) },
    },
  };
}

/** The share of its words by which word is told. */
const TOLD = 0.5;

/** Its words will do, and of what the scene was to end on a name, but for that of whoever was there anyway. */
function isSaidIn(
  prose: readonly string[],
  { place, from, text }: KnockBrief,
  { question: { next }, people }: Pick<Brief, 'question' | 'people'>,
): boolean {
  const sender = people.some(({ id }) => id === from?.id) ? '' : (from?.name ?? '');
  const isNamed = [place.name, sender].some((name) => name !== '' && isWordedIn(prose, name));
  const isAsked = next?.kind === 'way' && next.about === place.id;
  const isWorded = text !== '' && shareOf(text, new Set(termsOf(prose.join(' ')))) >= TOLD;
  return isWorded || (isNamed && (isAsked || text === ''));
}

function isWordedIn(prose: readonly string[], name: string): boolean {
  return lettersOf(prose.join(' ')).includes(lettersOf(withoutArticle(name)));
}

/** Word that the player has let go by for the second time: whoever sent it minds. */
export function letGoBy(
  world: World,
  before: World,
  { people }: Pick<Campaign, 'people'>,
): { world: World; effects: Effect[] } {
  const { kind, from = null, about = null } = before.question ?? {};
  const sender = people.find(({ id }) => id === from && world.plot.dead[id] === undefined);
  const isWaiting = kind === 'way' && about !== world.place && timesHeard(about ?? '', before) === MOST_WORD;
  if (!isWaiting || sender === undefined || before.here.includes(sender.id)) return { world, effects: [] };
  const { id, shortName: name } = sender;
  const from_ = world.opinions[id] ?? 0;
  const to = clampScore(from_ + COST);
  return {
    world: { ...world, opinions: { ...world.opinions, [id]: to } },
    effects: [{ kind: 'opinion', person: id, name, from: from_, to, reason: `You let ${name} wait.` }],
  };
}

import type { Campaign } from '../../campaign/campaign.ts';
import type { PlayRecord } from './play.ts';

/** Scenes without a decision after which a story stands still. */
const LONG_WAIT = 10;
/** Scenes in which a play can be expected to end. */
const ENOUGH_SCENES = 20;
/** How often in one play a sentence may come again. */
const OFTEN = 5;
/** Of sentences this many are named. */
const MOST_SENTENCES = 5;

/** What an author should look at, in sentences. */
export function concernsOf(campaign: Campaign, records: readonly PlayRecord[]): string[] {
  return [...unended(campaign, records), ...standingStill(records), ...toldOften(records)];
}

function unended({ endings }: Campaign, records: readonly PlayRecord[]): string[] {
  const open = records.filter(({ ending, error }) => ending === null && error === null);
  if (open.length === 0) return [];
  if (endings.length === 0) return ['No play came to an end: this campaign has no endings.'];
  const longest = Math.max(...open.map(({ scenes }) => scenes));
  if (longest < ENOUGH_SCENES) return [];
  return [
    `${open.length} of ${records.length} plays came to no ending in ${longest} scenes (${named(open)}).`,
  ];
}

function standingStill(records: readonly PlayRecord[]): string[] {
  const still = records.filter((play) => longestWaitIn(play) >= LONG_WAIT);
  if (still.length === 0) return [];
  const longest = Math.max(...still.map(longestWaitIn));
  return [`The story stands still: up to ${longest} scenes without a decision (${named(still)}).`];
}

/** The longest time without a decision in a play, in scenes. */
export function longestWaitIn({ decisions, scenes: last }: PlayRecord): number {
  const moments = [1, ...decisions, last];
  return Math.max(0, ...moments.slice(1).map((scene, index) => scene - (moments[index] as number)));
}

function toldOften(records: readonly PlayRecord[]): string[] {
  const most = new Map<string, number>();
  for (const { repeated } of records)
    for (const [sentence, scenes] of Object.entries(repeated))
      if (scenes.length >= OFTEN) most.set(sentence, Math.max(most.get(sentence) ?? 0, scenes.length));
  return [...most]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_SENTENCES)
    .map(([sentence, times]) => `Told ${times} times in one play: ${sentence}`);
}

/** The policies of plays. */
function named(records: readonly PlayRecord[]): string {
  return [...new Set(records.map(({ policy }) => policy))].join(', ');
}

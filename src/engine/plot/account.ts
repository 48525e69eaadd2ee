import type { Campaign } from '../../campaign/campaign.ts';
import { isLast, isYours } from '../../campaign/decisions.ts';
import { opinionName, opinionTier } from '../../rules/opinion.ts';
import { knownFacts, sharable } from '../knowledge.ts';
import type { World } from '../world.ts';
import type { PlotMoment } from './plot-brief.ts';
import { deedsRecalled, isOutOfDate } from './weighty-deeds.ts';

const MOST_LEARNED = 10;
const MOST_SHARED = 8;
const MOST_TURNS = 6;

interface AccountInput {
  campaign: Campaign;
  world: World;
  plot: PlotMoment | null;
}

/**
 * What came of the play, as sentences, for whoever tells its end: what was decided, learned and passed on, and what became
 * of people. Nothing before the end.
 */
export function accountOf(input: AccountInput): string[] {
  if (!isEnd(input)) return [];
  return [
    ...new Set([
      ...turnsIn(input),
      ...deedsIn(input),
      ...becameIn(input),
      ...sharedIn(input),
      ...learnedIn(input),
    ]),
  ];
}

/** Whether the last decision is put, or the story ends. */
function isEnd({ campaign, world, plot }: AccountInput): boolean {
  if (plot?.ending != null) return true;
  const beats = campaign.beats.filter(({ id }) => id === plot?.beat?.id || id === world.plot.deciding);
  if (beats.some((beat) => isLast(beat, campaign))) return true;
  return campaign.storylets.some(({ id, endings }) => id === world.ink.open && endings.length > 0);
}

/** How the player decided what was theirs to decide. */
function turnsIn({ campaign, world: { plot } }: AccountInput): string[] {
  return Object.entries(plot.happened)
    .sort(([, one], [, other]) => one.scene - other.scene)
    .flatMap(([id, { outcome }]) => {
      const turn = campaign.beats.find((beat) => beat.id === id)?.outcomes?.[outcome ?? -1];
      return turn === undefined || !isYours(turn) ? [] : [sentence(turn.description)];
    })
    .slice(-MOST_TURNS);
}

/** What the player did that weighs most; the end recalls it itself. */
function deedsIn({ world, plot }: AccountInput): string[] {
  if (plot?.ending != null) return [];
  return deedsRecalled(world.plot).map((text) => `Earlier the reader chose: “${text}”`);
}

function becameIn({ campaign, world: { plot, known, opinions } }: AccountInput): string[] {
  return campaign.people.flatMap(({ id, shortName }) => {
    if (plot.dead[id] !== undefined) return [`${shortName} is dead.`];
    const state = isOutOfDate(id, plot) ? undefined : plot.states[id];
    const opinion = opinions[id] ?? 0;
    const isMoved = known[id] !== undefined && opinionTier(opinion) !== 0;
    return [
      ...(state === undefined ? [] : [sentence(`${shortName}: ${state}`)]),
      ...(isMoved ? [`${shortName} is ${opinionName(opinion)} towards the reader by now.`] : []),
    ];
  });
}

function sharedIn({ campaign, world }: AccountInput): string[] {
  const words = new Map([
    ...campaign.facts.map(({ id, text }) => [id, text] as const),
    ...sharable(world, campaign).map(({ id, text }) => [id, text] as const),
  ]);
  return campaign.people
    .flatMap(({ id, shortName }) =>
      (world.knows[id] ?? []).flatMap((what) => {
        const text = words.get(what);
        return text === undefined ? [] : [sentence(`${shortName} knows from the reader: ${text}`)];
      }),
    )
    .slice(-MOST_SHARED);
}

function learnedIn({ campaign, world }: AccountInput): string[] {
  const learned = sharable({ ...world, items: [] }, campaign);
  const found = knownFacts(world, campaign).filter(({ id }) => !learned.some((one) => one.id === id));
  return [...learned, ...found]
    .slice(0, MOST_LEARNED)
    .map(({ text }) => sentence(`The reader knows: ${text}`));
}

function sentence(text: string): string {
  return /[.!?…”’]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

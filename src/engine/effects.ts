import type { Campaign } from '../campaign/campaign.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Deed, Effects, MemoryEffect } from '../narrator/context.ts';
import { inPast } from '../sdk/language.ts';
import type { World } from './world.ts';

interface Change {
  campaign: Campaign;
  before: World;
  after: World;
  deed: Deed;
  beat: PlotBeat | null;
}

const WEIGHTY = new Set(['help', 'give', 'threaten', 'fight', 'persuade', 'take', 'decide']);

/** What a deed has done to people, factions and memory, for the skills that keep count of it. */
export function effectsOf(change: Change): Effects {
  const { campaign, before, after, deed } = change;
  const reason = inPast(deed.text);
  return {
    perception: campaign.people.flatMap(({ id }) => {
      const by = (after.regard[id] ?? 0) - (before.regard[id] ?? 0);
      return by === 0 ? [] : [{ npc: id, change: by, reason }];
    }),
    reputation: campaign.factions.flatMap(({ id }) => {
      const by = (after.standing[id] ?? 0) - (before.standing[id] ?? 0);
      return by === 0 ? [] : [{ faction: id, change: by, reason }];
    }),
    memory: memoryOf(change),
  };
}

function memoryOf({ campaign, before, after, deed, beat }: Change): MemoryEffect {
  const place = campaign.places.find(({ id }) => id === before.place)?.name;
  const where = place === undefined ? '' : ` (${place})`;
  const people = [...new Set([deed.target?.id, ...before.here])].filter((id) =>
    id?.startsWith('person:'),
  ) as string[];
  const secret = campaign.facts.find(({ id }) => id === deed.reveals)?.text;
  const parts = [
    `You ${inPast(deed.text)}${where}.`,
    ...(deed.result === null ? [] : [ENDS[deed.result]]),
    ...(secret === undefined ? [] : [secret]),
    ...(deed.decision === undefined ? [] : [deed.decision]),
    ...(beat === null ? [] : [beat.description]),
  ];
  const significance =
    beat !== null || deed.degree === 'whole' || deed.verb === 'fight' || deed.decision !== undefined
      ? 'high'
      : deed.reveals !== null || WEIGHTY.has(deed.verb)
        ? 'medium'
        : 'low';
  const outcome = outcomeOf(deed, significance);
  return {
    summary: parts.join(' '),
    characters: ['player', ...people],
    npcs: people,
    factions: campaign.factions
      .filter(({ members }) => members.some((id) => people.includes(id)))
      .map(({ id }) => id),
    ...(after.place !== null && { location: before.place ?? after.place }),
    significance,
    actionType: deed.verb,
    tags: tagsOf(deed, campaign),
    // Whatever counts in later rolls must come to mind there, too.
    ...(outcome !== null && { outcome, episodic: true as const }),
  };
}

/** What else it can be found by: what it was about, and what the one it was done to is. */
function tagsOf({ topic, item, want, target }: Deed, { people }: Campaign): string[] {
  const role = people.find(({ id }) => id === target?.id)?.profile.role;
  return [topic?.name, item?.name, want, role].filter(
    (tag) => typeof tag === 'string' && tag !== '',
  ) as string[];
}

const ENDS = { failure: 'It went badly.', partial: 'It went well, at a price.', success: 'It went well.' };

/** Triumphs and failures are what is never forgotten. */
function outcomeOf(
  { result, degree, reveals, decision }: Deed,
  significance: string,
): 'triumph' | 'failure' | null {
  if (decision !== undefined) return 'triumph';
  if (reveals !== null && degree === 'whole') return 'triumph';
  if (significance === 'low' || result === null || result === 'partial') return null;
  return result === 'success' ? 'triumph' : 'failure';
}

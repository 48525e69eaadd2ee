import { NarratoriaError } from '../../base/errors.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { personNamed } from '../../campaign/ink/names.ts';
import type { Effect } from '../../contracts/effect.ts';
import { nearest } from '../../contracts/nearest.ts';
import { Overlay } from '../ink/overlay.ts';
import type { PlotInput } from '../plot/conditions.ts';
import { placeOf } from '../plot/director.ts';
import { happen, movedTo } from '../plot/occurrence.ts';
import { variable } from '../plot/plot-state.ts';
import type { World } from '../world.ts';

type Value = string | number | boolean;

/** Where a story begins when an author tries out a scene: at a knot, with things set as conditions name them. */
export interface StoryStart {
  knot: string;
  set: Record<string, Value>;
}

const OPINION = /^(.+)\.(?:trust|perception)$/;

/** Says what is wrong with a start before the story begins. */
export function checkStart({ knot, set }: StoryStart, campaign: Campaign): void {
  const knots = Object.keys(campaign.ink?.knots ?? {});
  if (!knots.includes(knot)) {
    const meant = nearest(knot, knots);
    const hint =
      knots.length === 0
        ? 'Knots are written in plot/scenes/*.ink.'
        : meant === undefined
          ? `The knots are: ${knots.join(', ')}.`
          : `Did you mean "${meant}"?`;
    throw new NarratoriaError('invalid_usage', `This campaign has no knot "${knot}".`, {
      hint,
      details: { knot, ...(meant !== undefined && { meant }) },
    });
  }
  for (const name of Object.keys(set)) {
    const [, who] = OPINION.exec(name) ?? [];
    if (who === undefined || personNamed(who, campaign.people) !== null) continue;
    const people = campaign.people.map(({ id }) => variable(id.slice('person:'.length)));
    const meant = nearest(who, people);
    throw new NarratoriaError('invalid_usage', `This campaign has no character "${who}".`, {
      hint: meant === undefined ? `The characters are: ${people.join(', ')}.` : `Did you mean "${meant}"?`,
    });
  }
}

/** The world with what is set, where and when the knot comes; a beat that it tells has happened. */
export function startedAt(start: StoryStart, input: PlotInput): { world: World; effects: Effect[] } {
  const { campaign } = input;
  const storylet = campaign.storylets.find(({ id }) => id === start.knot);
  const beat = campaign.beats.find(({ id }) => id === storylet?.beat);
  const [at] = storylet?.at ?? [];
  const [part = input.world.part] = storylet?.time ?? [];
  const place = campaign.places.some(({ id }) => id === at) ? at : undefined;
  const there = place === undefined ? input.world : movedTo(input.world, place);
  const begun = beat === undefined ? there : happen(beat, there, input, placeOf(beat, input), () => 0).world;
  const overlay = new Overlay({ ...input, world: { ...begun, part } });
  for (const [name, value] of Object.entries(start.set)) setOne(name, value, overlay);
  return { world: overlay.world, effects: overlay.effects.filter(({ kind }) => kind === 'opinion') };
}

function setOne(name: string, value: Value, overlay: Overlay): void {
  const [root = '', ...rest] = name.split('.');
  const field = rest.join('.');
  const [, who] = OPINION.exec(name) ?? [];
  if (root === 'has' && field !== '') value === false ? overlay.lose(field) : overlay.gain(field);
  else if (root === 'knows' && field !== '') value !== false && overlay.learn(field);
  else if (who !== undefined) overlay.changeOpinion(who, Number(value) - overlay.opinion(who), 'it was set');
  else overlay.set(root === 'flag' || root === 'world' ? field : name, value);
}

import type { Campaign } from '../../campaign/campaign.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import type { BeatConditions } from '../../contracts/plot-beats.ts';
import { type PlotInput, standingOf } from '../plot/conditions.ts';
import { placeOf } from '../plot/director.ts';
import { holds } from '../plot/expression.ts';
import { conjuncts } from './conjuncts.ts';

/** Something an author wrote that a play may or may not come to. */
export interface Goal {
  kind: 'beat' | 'storylet' | 'ending';
  id: string;
  title: string;
  /** What must be so for it to come, each by itself. */
  parts: Part[];
}

export interface Part {
  /** As the author wrote it, for a list of what was never so. */
  label: string;
  holds(input: PlotInput): boolean | Promise<boolean>;
}

export function goalsOf(campaign: Campaign): Goal[] {
  const placeName = (id: string) => campaign.places.find((place) => place.id === id)?.name ?? id;
  const at = (places: readonly string[]): Part[] =>
    places.length === 0
      ? []
      : [
          {
            label: `the player is at ${places.map(placeName).join(' or ')}`,
            holds: ({ world }) => places.includes(world.place ?? ''),
          },
        ];
  return [
    ...campaign.beats.map((beat): Goal => {
      const place = placeOf(beat, { campaign });
      const parts = [...conditionParts(beat.id, beat.conditions ?? {}), ...at(place === null ? [] : [place])];
      return { kind: 'beat', id: beat.id, title: beat.title, parts };
    }),
    ...campaign.storylets.map((storylet): Goal => {
      const parts = [...storyletParts(storylet), ...at(storylet.at)];
      return { kind: 'storylet', id: storylet.id, title: `${storylet.file}:${storylet.line}`, parts };
    }),
    ...campaign.endings.map(({ id, title, frontMatter }): Goal => {
      return { kind: 'ending', id, title, parts: conditionParts(id, frontMatter.conditions ?? {}) };
    }),
  ];
}

/** The parts of a beat's or an ending's conditions. */
function conditionParts(owner: string, conditions: BeatConditions): Part[] {
  const alone = (label: string, part: BeatConditions): Part => ({
    label,
    holds: async (input) => (await standingOf(owner, part, input)) === 'yes',
  });
  const { requires_beat, requires_any_beat, scene_count, player_state, npc_state, world_state, custom } =
    conditions;
  const { player_choice, player_choices } = conditions;
  const wanted = [player_choice ?? [], player_choices ?? []].flat();
  const expression = custom?.['expression'];
  return [
    ...[requires_beat ?? []].flat().map((id) => alone(`beat ${id} has happened`, { requires_beat: id })),
    ...(requires_any_beat === undefined
      ? []
      : [alone(`one of ${requires_any_beat.join(', ')} has happened`, { requires_any_beat })]),
    ...(scene_count === undefined
      ? []
      : [alone(`scene_count ${JSON.stringify(scene_count)}`, { scene_count })]),
    ...(player_state === undefined ? [] : [alone(`player_state: ${player_state}`, { player_state })]),
    ...Object.entries(npc_state ?? {}).map(([name, state]) =>
      alone(`npc_state: ${name}: ${state}`, { npc_state: { [name]: state } }),
    ),
    ...Object.entries(world_state ?? {}).map(([key, value]) =>
      alone(`world_state: ${key}: ${JSON.stringify(value)}`, { world_state: { [key]: value } }),
    ),
    ...(typeof expression === 'string' ? expressionParts(expression) : []),
    ...(wanted.length === 0
      ? []
      : [
          alone(`the player chose ${wanted.map((text) => `“${text}”`).join(' and ')}`, {
            ...(player_choice !== undefined && { player_choice }),
            ...(player_choices !== undefined && { player_choices }),
          }),
        ]),
  ];
}

function storyletParts({ when, with: people, time, beat }: Storylet): Part[] {
  return [
    ...(when === undefined ? [] : expressionParts(when)),
    ...people.map((id): Part => ({ label: `${id} is there`, holds: ({ world }) => world.here.includes(id) })),
    ...(time.length === 0
      ? []
      : [
          {
            label: `it is ${time.join(' or ')}`,
            holds: ({ world }: PlotInput) => time.includes(world.part),
          },
        ]),
    ...(beat === undefined
      ? []
      : [
          {
            label: `beat ${beat} comes`,
            holds: ({ world }: PlotInput) => world.plot.happened[beat] !== undefined,
          },
        ]),
  ];
}

/** What is joined by `&&` can be so or not one by one. */
function expressionParts(expression: string): Part[] {
  return conjuncts(expression).map((label) => ({ label, holds: (input) => holdsNow(label, input) }));
}

/** Many storylets ask for the same; it is looked at once in a scene. */
const looked = new WeakMap<PlotInput, Map<string, boolean>>();

function holdsNow(expression: string, input: PlotInput): boolean {
  const known = looked.get(input) ?? new Map<string, boolean>();
  looked.set(input, known);
  const found = known.get(expression) ?? holds(expression, input);
  known.set(expression, found);
  return found;
}

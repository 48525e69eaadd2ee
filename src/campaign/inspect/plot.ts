import type { Campaign } from '../campaign.ts';
import { joinsOf } from '../decisions.ts';
import { type Obstacle, type PlotNode, plotNode, prospects } from '../plot-graph.ts';

/** A beat or an ending in the plot, as the engine will weigh it. */
export interface PlotPoint {
  kind: 'beat' | 'ending';
  id: string;
  title: string;
  priority: string;
  /** Ids of beats it waits for, all of them. */
  requires: string[];
  /** Ids of beats of which it waits for one. */
  requiresAny: string[];
  /** Beats its outcomes lead to, or that take its place. */
  leadsTo: { id: string; why: string }[];
  /** Scenes it may come in; null where there is no limit. */
  window: { from: number; to: number | null };
  isReachable: boolean;
  /** The first scene it can come in; null when it never can. */
  earliest: number | null;
  /** Why it can never come; null when it can. */
  because: string | null;
  /** What else must be so, in words. */
  otherConditions: string[];
}

export function plotPoints({ beats, endings }: Pick<Campaign, 'beats' | 'endings'>): PlotPoint[] {
  const joins = joinsOf({ beats, endings });
  const beatNodes = beats.map((beat) => plotNode(beat.id, beat.conditions));
  const endingNodes = endings.map(({ id, frontMatter }) => plotNode(id, frontMatter.conditions));
  const found = prospects([...beatNodes, ...endingNodes]);
  const common = (node: PlotNode) => {
    const { earliest, obstacle } = found.get(node) ?? { earliest: node.min, obstacle: null };
    return {
      id: node.id,
      requires: node.requires,
      requiresAny: node.anyOf ?? [],
      window: { from: node.min, to: Number.isFinite(node.max) ? node.max : null },
      isReachable: obstacle === null,
      earliest: obstacle === null ? earliest : null,
      because: obstacle === null ? null : reasonOf(obstacle),
    };
  };
  return [
    ...beats.map((beat, index) => ({
      ...common(beatNodes[index] as PlotNode),
      kind: 'beat' as const,
      title: beat.title,
      priority: beat.priority ?? 'medium',
      leadsTo: [
        ...consequencesOf(beat),
        ...joins
          .filter((join) => join.beat === beat.id && join.by !== 'beat')
          .map(({ ending: id, outcome }) => ({ id, why: `outcome ${outcome + 1}` })),
      ],
      otherConditions: conditionsIn(beat.conditions),
    })),
    ...endings.map(({ title, frontMatter }, index) => ({
      ...common(endingNodes[index] as PlotNode),
      kind: 'ending' as const,
      title,
      priority: frontMatter.priority ?? 'medium',
      leadsTo: [],
      otherConditions: [
        ...conditionsIn(frontMatter.conditions),
        ...(frontMatter.trend === undefined ? [] : [`the player ${frontMatter.trend.join(', ')}`]),
      ],
    })),
  ];
}

function consequencesOf({
  outcomes = [],
  timeout,
}: Campaign['beats'][number]): { id: string; why: string }[] {
  const triggered = outcomes.flatMap(({ triggers_beat: id, probability }) =>
    id === undefined ? [] : [{ id, why: probability === undefined ? 'outcome' : `outcome, ${probability}` }],
  );
  const fallback = timeout?.fallback_beat;
  return fallback === undefined
    ? triggered
    : [...triggered, { id: fallback, why: 'instead, if it never comes' }];
}

function conditionsIn(conditions: Campaign['beats'][number]['conditions'] = {}): string[] {
  const {
    player_choice,
    player_choices = [],
    player_state,
    npc_state = {},
    world_state = {},
    custom = {},
  } = conditions;
  return [
    ...[player_choice ?? [], ...player_choices].flat().map((choice) => `the player chose: ${choice}`),
    ...(player_state === undefined ? [] : [`the player: ${player_state}`]),
    ...Object.entries(npc_state).map(([name, state]) => `${name}: ${state}`),
    ...Object.entries(world_state).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
    ...(typeof custom.expression === 'string' ? [custom.expression] : []),
  ];
}

function reasonOf(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'empty window':
      return 'its window ends before it begins';
    case 'circle':
      return 'it waits for itself in a circle';
    case 'unknown':
      return `it waits for ${obstacle.via}, which is not there`;
    case 'windows':
      return `it waits for ${obstacle.via}, which comes after its window`;
    case 'waits':
      return `it waits for ${obstacle.via}, which can never happen`;
  }
}

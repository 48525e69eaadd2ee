import type { BeatConditions } from '../contracts/plot-beats.ts';

/** A beat or an ending, as far as it waits for others. */
export interface PlotNode {
  id: string;
  requires: string[];
  /** One of these must have happened; undefined when nothing of the kind is asked. */
  anyOf: string[] | undefined;
  min: number;
  max: number;
}

/** Why something can never happen. */
export type Obstacle =
  | { kind: 'empty window' }
  | { kind: 'circle' }
  /** What it waits for comes only after its own window has closed. */
  | { kind: 'windows'; via: string; earliest: number }
  /** What it waits for can never happen. */
  | { kind: 'waits'; via: string };

export interface Prospect {
  /** The first scene it can come in. */
  earliest: number;
  obstacle: Obstacle | null;
}

export function plotNode(id: string, conditions: BeatConditions = {}): PlotNode {
  const { requires_beat: required = [], requires_any_beat: anyOf, scene_count: window = {} } = conditions;
  return {
    id,
    requires: typeof required === 'string' ? [required] : required,
    anyOf: anyOf?.length === 0 ? undefined : anyOf,
    min: window.min ?? 0,
    max: window.max ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * What can happen, and when at the earliest. Ids that no node has are taken to be possible at any time, since they are
 * a mistake of their own.
 */
export function prospects(nodes: readonly PlotNode[]): Map<PlotNode, Prospect> {
  const byId = new Map(nodes.toReversed().map((node) => [node.id, node]));
  const known = new Map<PlotNode, Prospect>();
  const fixed = (id: string): Prospect | undefined => {
    const node = byId.get(id);
    return node === undefined ? { earliest: 0, obstacle: null } : known.get(node);
  };
  const settle = (patience: Patience): boolean => {
    let isChanged = false;
    for (const node of nodes) {
      const prospect = known.has(node) ? undefined : prospectOf(node, fixed, patience);
      if (prospect === undefined) continue;
      known.set(node, prospect);
      isChanged = true;
    }
    return isChanged;
  };
  while (settle('wait for all') || settle('one way is enough'));
  for (const node of nodes) {
    if (!known.has(node)) known.set(node, { earliest: node.min, obstacle: { kind: 'circle' } });
  }
  return known;
}

type Patience = 'wait for all' | 'one way is enough';

/** Undefined as long as it depends on what is not settled yet. */
function prospectOf(
  node: PlotNode,
  fixed: (id: string) => Prospect | undefined,
  patience: Patience,
): Prospect | undefined {
  const { requires, anyOf, min, max } = node;
  const blocked = (obstacle: Obstacle): Prospect => ({ earliest: min, obstacle });
  if (min > max) return blocked({ kind: 'empty window' });
  const all = requires.map((id) => ({ id, prospect: fixed(id) }));
  const options = (anyOf ?? []).map((id) => ({ id, prospect: fixed(id) }));
  const dead =
    all.find(isBlocked) ?? (anyOf !== undefined && options.every(isBlocked) ? options[0] : undefined);
  if (dead !== undefined) return blocked({ kind: 'waits', via: dead.id });
  if (all.some(isOpen)) return undefined;
  const isUnsettled = options.some(isOpen);
  const possible = options.filter(({ prospect }) => prospect?.obstacle === null);
  if (isUnsettled && (patience === 'wait for all' || possible.length === 0)) return undefined;
  // While an option is unsettled it may turn out to come first, so the others say nothing about when.
  const soonest = isUnsettled ? undefined : byScene(possible)[0];
  const last = byScene([...all, ...(soonest === undefined ? [] : [soonest])]).at(-1);
  const earliest = Math.max(min, last?.prospect?.earliest ?? 0);
  if (last !== undefined && earliest > max) return blocked({ kind: 'windows', via: last.id, earliest });
  return { earliest, obstacle: null };
}

interface Awaited {
  id: string;
  prospect: Prospect | undefined;
}

const isBlocked = ({ prospect }: Awaited) => prospect !== undefined && prospect.obstacle !== null;
const isOpen = ({ prospect }: Awaited) => prospect === undefined;
const byScene = (awaited: readonly Awaited[]) =>
  awaited.toSorted((a, b) => (a.prospect?.earliest ?? 0) - (b.prospect?.earliest ?? 0));

/** The circles in which beats wait for each other, each once, the first id repeated at the end. */
export function circles(nodes: readonly PlotNode[]): string[][] {
  const found = prospects(nodes);
  const stuck = new Map(
    nodes.filter((node) => found.get(node)?.obstacle?.kind === 'circle').map((node) => [node.id, node]),
  );
  const seen = new Set<string>();
  const result: string[][] = [];
  for (const start of stuck.keys()) {
    const path: string[] = [];
    let id: string | undefined = start;
    while (id !== undefined && !seen.has(id)) {
      seen.add(id);
      path.push(id);
      const node: PlotNode | undefined = stuck.get(id);
      id = [...(node?.requires ?? []), ...(node?.anyOf ?? [])].find((next) => stuck.has(next));
    }
    const entry = id === undefined ? -1 : path.indexOf(id);
    if (entry !== -1) result.push([...path.slice(entry), id as string]);
  }
  return result;
}

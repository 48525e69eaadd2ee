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
  /** There is no beat of the id it waits for. */
  | { kind: 'unknown'; via: string }
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

/** What can happen, and when at the earliest. Where not all beats are known, an id that no node has may be one of them. */
export function prospects(nodes: readonly PlotNode[], areAllKnown = true): Map<PlotNode, Prospect> {
  const byId = new Map(nodes.toReversed().map((node) => [node.id, node]));
  const known = new Map<PlotNode, Prospect>();
  const fixed = (id: string): Prospect | undefined => {
    const node = byId.get(id);
    if (node !== undefined) return known.get(node);
    return { earliest: 0, obstacle: areAllKnown ? { kind: 'unknown', via: id } : null };
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
  const settleAll = () => {
    while (settle('wait for all') || settle('one way is enough'));
  };
  settleAll();
  // What is left waits in a circle, or for one; what only waits for one is settled once the circles are.
  const left = new Map(nodes.filter((node) => !known.has(node)).map((node) => [node.id, node]));
  for (const node of left.values()) {
    if (waitsForItself(node, left)) known.set(node, { earliest: node.min, obstacle: { kind: 'circle' } });
  }
  settleAll();
  // A second beat of the same id is a mistake of its own.
  for (const node of nodes) {
    if (!known.has(node)) known.set(node, { earliest: node.min, obstacle: { kind: 'circle' } });
  }
  return known;
}

const awaitedBy = ({ requires, anyOf }: PlotNode) => [...requires, ...(anyOf ?? [])];

function waitsForItself(node: PlotNode, among: ReadonlyMap<string, PlotNode>): boolean {
  const reached = new Set(awaitedBy(node));
  for (const id of reached) {
    const next = among.get(id);
    if (next !== undefined) for (const other of awaitedBy(next)) reached.add(other);
  }
  return reached.has(node.id);
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
  if (dead !== undefined) {
    const isUnknown = dead.prospect?.obstacle?.kind === 'unknown' && dead.prospect.obstacle.via === dead.id;
    return blocked({ kind: isUnknown ? 'unknown' : 'waits', via: dead.id });
  }
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
export function circles(nodes: readonly PlotNode[], found = prospects(nodes)): string[][] {
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
      id = node === undefined ? undefined : awaitedBy(node).find((next) => stuck.has(next));
    }
    const entry = id === undefined ? -1 : path.indexOf(id);
    if (entry !== -1) result.push([...path.slice(entry), id as string]);
  }
  return result;
}

import type { InvocationView } from '../../../src/contracts/api/events.ts';

type Ordered = readonly Pick<InvocationView, 'toolId' | 'dependsOn'>[];

export interface Edge {
  from: string;
  to: string;
}

/** Lines of a graph, and the points where several of them meet. */
export interface Wiring {
  edges: Edge[];
  joins: string[];
}

/** Where several tools wait for the same several others, all lines meet in one point instead of crossing each other. */
export function wiringOf(tools: Ordered): Wiring {
  const waits = Map.groupBy(neededEdges(tools), ({ to }) => to);
  const alike = Map.groupBy([...waits.values()], (edges) =>
    JSON.stringify(edges.map(({ from }) => from).toSorted()),
  );
  const joins: string[] = [];
  const edges = [...alike.values()].flatMap((group) => {
    const firsts = group[0] ?? [];
    if (group.length < 2 || firsts.length < 2) return group.flat();
    const join = `join ${joins.length}`;
    joins.push(join);
    return [
      ...firsts.map(({ from }) => ({ from, to: join })),
      ...group.flatMap(([edge]) => (edge === undefined ? [] : [{ from: join, to: edge.to }])),
    ];
  });
  return { edges, joins };
}

/**
 * Who waits for whom, without what follows from the rest: when c waits for b and b for a, that c waits for a too goes
 * without saying, and a line for it would only hide the others.
 */
export function neededEdges(tools: Ordered): Edge[] {
  const before = new Map(tools.map(({ toolId, dependsOn }) => [toolId, new Set(dependsOn)]));

  const isReachable = (from: string, to: string, seen: Set<string>): boolean => {
    for (const first of before.get(to) ?? []) {
      if (first === from) return true;
      if (seen.has(first)) continue;
      seen.add(first);
      if (isReachable(from, first, seen)) return true;
    }
    return false;
  };

  return tools.flatMap(({ toolId: to }) => {
    const direct = [...(before.get(to) ?? [])].filter((first) => before.has(first) && first !== to);
    return direct
      .filter(
        (from) => !direct.some((between) => between !== from && isReachable(from, between, new Set([to]))),
      )
      .map((from) => ({ from, to }));
  });
}

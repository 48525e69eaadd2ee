import type { InvocationView } from '../../../src/contracts/api/events.ts';

type Ordered = readonly Pick<InvocationView, 'toolId' | 'dependsOn'>[];

/**
 * Who waits for whom, without what follows from the rest: when c waits for b and b for a, that c waits for a too goes
 * without saying, and a line for it would only hide the others.
 */
export function neededEdges(tools: Ordered): { from: string; to: string }[] {
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

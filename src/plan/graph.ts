/** A node of the dependency graph; its place in the array is its place in the plan. */
export interface GraphNode {
  id: string;
  dependencies: readonly string[];
}

/**
 * Kahn's algorithm: dependencies first, and among those that are ready the one that stands first in the plan.
 * Returns fewer nodes than it was given when there is a cycle. Unknown dependencies are not waited for.
 */
export function topologicalOrder<Node extends GraphNode>(nodes: readonly Node[]): Node[] {
  const positions = new Map(nodes.map((node, position) => [node.id, position]));
  const dependents = new Map<string, number[]>();
  const waitingFor = nodes.map((node, position) => {
    const known = new Set(node.dependencies.filter((id) => positions.has(id)));
    for (const id of known) dependents.set(id, [...(dependents.get(id) ?? []), position]);
    return known.size;
  });
  const ready = new Set(waitingFor.flatMap((count, position) => (count === 0 ? [position] : [])));
  const order: Node[] = [];
  while (ready.size > 0) {
    const position = Math.min(...ready);
    ready.delete(position);
    const node = nodes[position] as Node;
    order.push(node);
    for (const dependent of dependents.get(node.id) ?? []) {
      waitingFor[dependent] = (waitingFor[dependent] ?? 0) - 1;
      if (waitingFor[dependent] === 0) ready.add(dependent);
    }
  }
  return order;
}

/** One cycle of the graph, first node repeated last, or null. Iterative: a plan may be one long chain. */
export function findCycle(nodes: readonly GraphNode[]): string[] | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const finished = new Set<string>();
  for (const start of nodes) {
    const path: { id: string; next: number }[] = finished.has(start.id) ? [] : [{ id: start.id, next: 0 }];
    const onPath = new Set(path.map(({ id }) => id));
    while (path.length > 0) {
      const top = path[path.length - 1] as { id: string; next: number };
      const dependency = byId.get(top.id)?.dependencies[top.next];
      top.next += 1;
      if (dependency === undefined) {
        path.pop();
        onPath.delete(top.id);
        finished.add(top.id);
      } else if (onPath.has(dependency)) {
        const ids = path.map(({ id }) => id);
        return [...ids.slice(ids.indexOf(dependency)), dependency];
      } else if (byId.has(dependency) && !finished.has(dependency)) {
        path.push({ id: dependency, next: 0 });
        onPath.add(dependency);
      }
    }
  }
  return null;
}

import { Graph, layout } from '@dagrejs/dagre';
import type { InvocationView } from '../../../src/contracts/api/events.ts';

export interface PlacedTool {
  toolId: string;
  /** Of the upper left corner. */
  x: number;
  y: number;
}

export interface PlacedEdge {
  from: string;
  to: string;
  /** For the `d` of an SVG path. */
  path: string;
}

export interface PlacedPlan {
  width: number;
  height: number;
  /** Of each tool's box. */
  box: BoxSize;
  tools: PlacedTool[];
  edges: PlacedEdge[];
}

export interface BoxSize {
  width: number;
  height: number;
}

export const NODE: BoxSize = { width: 168, height: 56 };

/** Narrow boxes are higher, because a name needs two lines there. Below the last one the graph is scrolled. */
const SIZES: readonly BoxSize[] = [
  NODE,
  { width: 144, height: 56 },
  { width: 120, height: 72 },
  { width: 100, height: 72 },
  { width: 84, height: 72 },
];

type Direction = 'across' | 'down';
type Point = { x: number; y: number };
type Ordered = readonly Pick<InvocationView, 'toolId' | 'dependsOn'>[];

/** Where each tool of a plan stands: what must come first is left of, or above, what waits for it. */
export function placePlan(tools: Ordered, direction: Direction, box = NODE): PlacedPlan {
  const graph = new Graph()
    .setGraph({
      rankdir: direction === 'across' ? 'LR' : 'TB',
      nodesep: 10,
      ranksep: 36,
      marginx: 4,
      marginy: 4,
    })
    .setDefaultEdgeLabel(() => ({}));
  const known = new Set(tools.map(({ toolId }) => toolId));
  for (const { toolId } of tools) graph.setNode(toolId, { ...box });
  for (const { toolId, dependsOn } of tools) {
    for (const first of new Set(dependsOn)) if (known.has(first)) graph.setEdge(first, toolId);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width: Math.max(0, width),
    height: Math.max(0, height),
    box,
    tools: tools.map(({ toolId }) => {
      const { x, y } = graph.node(toolId) as Point;
      return { toolId, x: x - box.width / 2, y: y - box.height / 2 };
    }),
    edges: graph.edges().map((edge: { v: string; w: string }) => {
      const { points } = graph.edge(edge) as { points: Point[] };
      return { from: edge.v, to: edge.w, path: smoothPath(points) };
    }),
  };
}

/** Across where that fits the room there is; otherwise down, with boxes as wide as they can be. */
export function placeToFit(tools: Ordered, room: number): PlacedPlan {
  const across = placePlan(tools, 'across');
  if (across.width <= room) return across;
  const down = SIZES.map((size) => () => placePlan(tools, 'down', size));
  for (const place of down) {
    const placed = place();
    if (placed.width <= room) return placed;
  }
  return placePlan(tools, 'down', SIZES.at(-1));
}

/** A line through the points that turns softly at each of them. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return [`M${at(first)}`, ...bends, `L${at(last)}`].join(' ');
}

const at = ({ x, y }: Point) => `${round(x)},${round(y)}`;
const round = (number: number) => Math.round(number * 10) / 10;

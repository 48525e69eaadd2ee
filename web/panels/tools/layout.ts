import { Graph, layout } from '@dagrejs/dagre';
import type { InvocationView } from '../../../src/contracts/api/events.ts';
import { wiringOf } from './needed-edges.ts';

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
  /** Whether it ends at a tool, and not where lines meet. */
  isArrow: boolean;
}

export interface PlacedPlan {
  width: number;
  height: number;
  /** Of each tool's box. */
  box: BoxSize;
  tools: PlacedTool[];
  edges: PlacedEdge[];
  /** Where lines meet. */
  joins: Point[];
}

export interface BoxSize {
  width: number;
  height: number;
}

export const NODE: BoxSize = { width: 168, height: 56 };

/** Where lines meet. */
const JOIN: BoxSize = { width: 8, height: 8 };

/** Narrow boxes are higher, because a name needs two lines there. Below the last one the graph is scrolled. */
const SIZES: readonly BoxSize[] = [
  NODE,
  { width: 144, height: 56 },
  { width: 120, height: 72 },
  { width: 100, height: 72 },
  { width: 84, height: 72 },
  { width: 72, height: 72 },
];

type Direction = 'across' | 'down';
type Point = { x: number; y: number };
type Ordered = readonly Pick<InvocationView, 'toolId' | 'dependsOn'>[];

/** Where each tool of a plan stands: what must come first is left of, or above, what waits for it. */
export function placePlan(tools: Ordered, direction: Direction, box = NODE): PlacedPlan {
  const graph = new Graph()
    .setGraph({
      rankdir: direction === 'across' ? 'LR' : 'TB',
      nodesep: 8,
      edgesep: 4,
      ranksep: 32,
      marginx: 4,
      marginy: 4,
    })
    .setDefaultEdgeLabel(() => ({}));
  for (const { toolId } of tools) graph.setNode(toolId, { ...box });
  const { edges, joins } = wiringOf(tools);
  for (const join of joins) graph.setNode(join, { ...JOIN });
  for (const { from, to } of edges) graph.setEdge(from, to);
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
    joins: joins.map((join) => {
      const { x, y } = graph.node(join) as Point;
      return { x, y };
    }),
    edges: edges.map(({ from, to }) => {
      const { points } = graph.edge(from, to) as { points: Point[] };
      const ends = [graph.node(from) as Point & BoxSize, graph.node(to) as Point & BoxSize] as const;
      return { from, to, path: edgePath(ends, points, direction), isArrow: !joins.includes(to) };
    }),
  };
}

/** Across where that fits the room there is; otherwise down, with boxes as wide as they can be. */
export function placeToFit(tools: Ordered, room: number): PlacedPlan {
  const across = placePlan(tools, 'across');
  if (across.width <= room) return across;
  for (const size of SIZES) {
    const down = placePlan(tools, 'down', size);
    if (down.width <= room) return down;
  }
  return placePlan(tools, 'down', SIZES.at(-1));
}

/** From the middle of one box's side to the middle of the other's, by way of the gaps between what lies in between. */
function edgePath(
  [from, to]: readonly [Point & BoxSize, Point & BoxSize],
  points: readonly Point[],
  direction: Direction,
): string {
  const isAcross = direction === 'across';
  const begin = isAcross
    ? { x: from.x + from.width / 2, y: from.y }
    : { x: from.x, y: from.y + from.height / 2 };
  const end = isAcross ? { x: to.x - to.width / 2, y: to.y } : { x: to.x, y: to.y - to.height / 2 };
  // Every second point inside stands between two ranks, where there is nothing to go around.
  const gaps = points.slice(1, -1).filter((_, index) => index % 2 === 1);
  return softPath([begin, ...gaps, end], direction);
}

/** A line through the points that leaves and reaches each of them straight ahead. */
export function softPath(points: readonly Point[], direction: Direction): string {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return '';
  const bends = rest.map((point, index) => {
    const before = points[index] ?? first;
    const middle = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 };
    return direction === 'across'
      ? `C${at({ x: middle.x, y: before.y })} ${at({ x: middle.x, y: point.y })} ${at(point)}`
      : `C${at({ x: before.x, y: middle.y })} ${at({ x: point.x, y: middle.y })} ${at(point)}`;
  });
  return [`M${at(first)}`, ...bends].join(' ');
}

const at = ({ x, y }: Point) => `${round(x)},${round(y)}`;
const round = (number: number) => Math.round(number * 10) / 10;

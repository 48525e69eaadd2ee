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
  tools: PlacedTool[];
  edges: PlacedEdge[];
}

export const NODE = { width: 168, height: 56 } as const;

type Direction = 'across' | 'down';
type Point = { x: number; y: number };
type Ordered = readonly Pick<InvocationView, 'toolId' | 'dependsOn'>[];

/** Where each tool of a plan stands: what must come first is left of, or above, what waits for it. */
export function placePlan(tools: Ordered, direction: Direction): PlacedPlan {
  const graph = new Graph()
    .setGraph({
      rankdir: direction === 'across' ? 'LR' : 'TB',
      nodesep: 12,
      ranksep: 40,
      marginx: 4,
      marginy: 4,
    })
    .setDefaultEdgeLabel(() => ({}));
  const known = new Set(tools.map(({ toolId }) => toolId));
  for (const { toolId } of tools) graph.setNode(toolId, { ...NODE });
  for (const { toolId, dependsOn } of tools) {
    for (const first of new Set(dependsOn)) if (known.has(first)) graph.setEdge(first, toolId);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width: Math.max(0, width),
    height: Math.max(0, height),
    tools: tools.map(({ toolId }) => {
      const { x, y } = graph.node(toolId) as Point;
      return { toolId, x: x - NODE.width / 2, y: y - NODE.height / 2 };
    }),
    edges: graph.edges().map((edge: { v: string; w: string }) => {
      const { points } = graph.edge(edge) as { points: Point[] };
      return { from: edge.v, to: edge.w, path: smoothPath(points) };
    }),
  };
}

/** Across where that fits the room there is, otherwise down, with rows that are too wide broken. */
export function placeToFit(tools: Ordered, room: number): PlacedPlan {
  const across = placePlan(tools, 'across');
  if (across.width <= room) return across;
  const down = placePlan(tools, 'down');
  return down.width <= room ? down : breakRows(down, room);
}

const GAP = { between: 12, rows: 12, ranks: 36 } as const;

/** The same order from top to bottom in as much width as there is, so that nothing has to be scrolled sideways. */
function breakRows({ tools, edges }: PlacedPlan, room: number): PlacedPlan {
  const perRow = Math.max(1, Math.floor((room + GAP.between) / (NODE.width + GAP.between)));
  const width = perRow * (NODE.width + GAP.between) - GAP.between;
  const ranks = Map.groupBy(tools, ({ y }) => y);
  const placed: PlacedTool[] = [];
  let y = 0;
  for (const rank of [...ranks.keys()].toSorted((one, other) => one - other)) {
    const inOrder = (ranks.get(rank) ?? []).toSorted((one, other) => one.x - other.x);
    for (let from = 0; from < inOrder.length; from += perRow) {
      const row = inOrder.slice(from, from + perRow);
      const indent = (width - (row.length * (NODE.width + GAP.between) - GAP.between)) / 2;
      placed.push(
        ...row.map(({ toolId }, index) => ({ toolId, x: indent + index * (NODE.width + GAP.between), y })),
      );
      y += NODE.height + GAP.rows;
    }
    y += GAP.ranks - GAP.rows;
  }
  return {
    width,
    height: Math.max(0, y - GAP.ranks),
    tools: tools.flatMap(({ toolId }) => placed.find((place) => place.toolId === toolId) ?? []),
    edges: edges.map(({ from, to }) => ({ from, to, path: dropPath(placed, from, to) })),
  };
}

/** From the middle below one to the middle above the other; it passes behind whatever stands between them. */
function dropPath(placed: readonly PlacedTool[], from: string, to: string): string {
  const [start, end] = [from, to].map((id) => placed.find(({ toolId }) => toolId === id));
  if (start === undefined || end === undefined) return '';
  const half = NODE.width / 2;
  const begin = { x: start.x + half, y: start.y + NODE.height };
  const finish = { x: end.x + half, y: end.y };
  const bend = Math.min(28, Math.max(8, (finish.y - begin.y) / 2));
  return `M${at(begin)} C${at({ x: begin.x, y: begin.y + bend })} ${at({ x: finish.x, y: finish.y - bend })} ${at(finish)}`;
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

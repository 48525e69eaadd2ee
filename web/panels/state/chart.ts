import type { Relations } from '../../../src/contracts/api/look.ts';
import { stateWords } from '../../words/state.ts';

export type Series = Relations['people'][number];
export type SeriesPoint = Series['points'][number];

export interface ChartBox {
  width: number;
  height: number;
  padding: number;
}

export interface ChartLine {
  /** For the `d` of the line: a step at each change, because a score stays until something happens. */
  line: string;
  /** Where nobody is for or against anybody. */
  zeroY: number;
  /** The score at the upper edge; at the lower one it is as far below zero. */
  limit: number;
  dots: { x: number; y: number; point: SeriesPoint }[];
}

const LIMITS = [25, 50, 100];

/** A score over the scenes; it reaches to `lastScene` even when it has not changed since. */
export function chartLine(points: readonly SeriesPoint[], box: ChartBox, lastScene: number): ChartLine {
  const first = points[0]?.scene ?? 0;
  const span = Math.max(1, Math.max(lastScene, points.at(-1)?.scene ?? 0) - first);
  const most = Math.max(0, ...points.map(({ score }) => Math.abs(score)));
  const limit = LIMITS.find((edge) => most <= edge) ?? most;
  const x = (scene: number) => round(box.padding + ((scene - first) / span) * (box.width - 2 * box.padding));
  const y = (score: number) =>
    round(box.padding + ((limit - score) / (2 * limit)) * (box.height - 2 * box.padding));
  const dots = points.map((point) => ({ x: x(point.scene), y: y(point.score), point }));
  const steps = dots.map((dot, index) => (index === 0 ? `M${dot.x},${dot.y}` : `H${dot.x} V${dot.y}`));
  const line = dots.length === 0 ? '' : [...steps, `H${x(first + span)}`].join(' ');
  return { line, zeroY: y(0), limit, dots };
}

const round = (number: number) => Math.round(number * 10) / 10;

/** The way a score went, in a sentence. */
export function seriesInWords({ name, feeling, points }: Series): string {
  const now = points.at(-1);
  if (now === undefined) return stateWords.relation.noSeries(name);
  return stateWords.relation.series(name, feeling, signed(now.score), now.scene, points.length);
}

/** A real minus sign, and a plus where there is something to add. */
export function signed(score: number): string {
  const rounded = Math.round(score * 10) / 10;
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${rounded}` : `−${Math.abs(rounded)}`;
}

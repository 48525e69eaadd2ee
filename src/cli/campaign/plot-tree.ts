import pc from 'picocolors';
import type { PlotPoint } from '../../campaign/inspect/plot.ts';
import { plain } from '../skill/plain.ts';

/** The plot as a tree in lines: each beat below the first one it waits for, endings with a diamond. */
export function plotTree(points: readonly PlotPoint[]): string[] {
  if (points.length === 0) return ['no beats and no endings'];
  const ids = new Set(points.map(({ id }) => id));
  const parentOf = (point: PlotPoint) => [...point.requires, ...point.requiresAny].find((id) => ids.has(id));
  const shown = new Set<string>();
  const lines: string[] = [];

  const show = (point: PlotPoint, before: string, isLast: boolean, isRoot: boolean) => {
    if (shown.has(point.id)) return;
    shown.add(point.id);
    lines.push(`${before}${isRoot ? '' : isLast ? '└─ ' : '├─ '}${label(point, parentOf(point))}`);
    const children = points.filter((other) => parentOf(other) === point.id && !shown.has(other.id));
    const indent = isRoot ? before : `${before}${isLast ? '   ' : '│  '}`;
    for (const [index, child] of children.entries())
      show(child, indent, index === children.length - 1, false);
  };

  for (const point of points) if (parentOf(point) === undefined) show(point, '', true, true);
  // What is left waits for itself.
  for (const point of points) show(point, '', true, true);
  return lines;
}

function label(point: PlotPoint, parent: string | undefined): string {
  const { kind, id, title, priority, requires, requiresAny, leadsTo, otherConditions } = point;
  const name = kind === 'beat' ? `${pc.bold(id)} ${title}` : `◆ ${pc.bold(title)}`;
  const also = requires.filter((other) => other !== parent);
  const notes = [
    scenes(point),
    ...(priority === 'medium' ? [] : [priority]),
    ...(also.length === 0 ? [] : [`also after ${also.join(' and ')}`]),
    ...(requiresAny.length < 2 ? [] : [`after one of ${requiresAny.join(', ')}`]),
    ...otherConditions.map((words) => `if ${words}`),
    ...leadsTo.map(({ id: next, why }) => `→ ${next} (${why})`),
  ].filter((note) => note !== '');
  const never = point.because === null ? '' : pc.red(` never: ${point.because}`);
  return plainButColours(`${name}${notes.length === 0 ? '' : pc.dim(` [${notes.join('; ')}]`)}${never}`);
}

function scenes({ window: { from, to } }: PlotPoint): string {
  if (to !== null) return `scenes ${from}–${to}`;
  return from === 0 ? '' : `from scene ${from}`;
}

const ESCAPE = String.fromCharCode(27);
const COLOUR = new RegExp(`(${ESCAPE}\\[\\d+m)`);

/** Plain, but for the colours put on by us. */
export const plainButColours = (text: string) =>
  text
    .split(COLOUR)
    .map((part, index) => (index % 2 === 1 ? part : plain(part)))
    .join('');

import { circles, type Obstacle, type PlotNode, prospects } from '../plot-graph.ts';
import type { Document } from './document.ts';
import type { Report } from './report.ts';

/** A beat or an ending, with where its conditions stand. */
export interface Moment {
  /** What to call it in a message. */
  label: string;
  document: Document;
  /** Pointer to the object that has `conditions`. */
  base: string;
  node: PlotNode;
  isEnding: boolean;
}

/** Checks whether what beats and endings wait for can come true in time. */
export function checkProspects(moments: readonly Moment[], areAllKnown: boolean, report: Report): void {
  const nodes = moments.map(({ node }) => node);
  const found = prospects(nodes, areAllKnown);
  for (const circle of circles(nodes, found)) reportCircle(moments, circle, report);
  for (const moment of moments) {
    const obstacle = found.get(moment.node)?.obstacle ?? null;
    if (obstacle !== null) reportObstacle(moment, obstacle, report);
  }
}

function reportCircle(moments: readonly Moment[], circle: readonly string[], report: Report): void {
  const start = moments.find(({ node }) => node.id === circle[0]);
  if (start === undefined) return;
  const field = start.node.requires.includes(circle[1] ?? '') ? 'requires_beat' : 'requires_any_beat';
  const place = start.document.at(`${start.base}/conditions/${field}`);
  const message =
    circle.length === 2
      ? `"${circle[0]}" requires itself, so it can never happen.`
      : `These beats wait for each other, so none of them can happen: ${circle.join(' → ')}.`;
  report.add('circular_beats', start.document.file, place, message);
}

function reportObstacle(moment: Moment, obstacle: Obstacle, report: Report): void {
  const complaint = complaintAbout(moment, obstacle);
  if (complaint === null) return;
  const { document, base, isEnding } = moment;
  const place = document.at(`${base}/conditions/${complaint.field}`);
  report.add(isEnding ? 'unreachable_ending' : complaint.code, document.file, place, complaint.message);
}

interface Complaint {
  code: 'never_holds' | 'windows_exclude';
  /** The condition in question. */
  field: string;
  message: string;
}

/** What follows from another beat's mistake is told of endings only, since there the author may not see it. */
function complaintAbout({ label, node, isEnding }: Moment, obstacle: Obstacle): Complaint | null {
  switch (obstacle.kind) {
    case 'empty window': {
      const message = `${label} may come from scene ${node.min} to scene ${node.max}, which is never.`;
      return { code: 'never_holds', field: 'scene_count', message };
    }
    case 'windows': {
      const { via, earliest } = obstacle;
      const message = `${label} must come by scene ${node.max}, but waits for "${via}", which cannot come before scene ${earliest}.`;
      return { code: 'windows_exclude', field: 'scene_count', message };
    }
    case 'waits': {
      const message = `Nothing leads to this ending, because "${obstacle.via}" can never happen.`;
      const field = node.requires.includes(obstacle.via) ? 'requires_beat' : 'requires_any_beat';
      return isEnding ? { code: 'never_holds', field, message } : null;
    }
    // Each of these is a mistake of its own and has been told.
    case 'circle':
    case 'unknown':
      return null;
  }
}

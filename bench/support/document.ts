import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from '../../criteria/report/machine.ts';
import type { Measured } from './measured.ts';
import { fitOf, markdownTable, tableOf, tableOfCurve } from './table.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/performance.md');

/** Puts the figures of a section where docs/performance.md has room for them. */
export function writeFigures(section: Measured, machine: Machine): void {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), section, machine));
}

/** The document with what stood between the marks of the section replaced; everything else is left alone. */
export function withFigures(document: string, section: Measured, machine: Machine): string {
  const [from, to] = [`<!-- figures: ${section.name} -->`, `<!-- end: ${section.name} -->`];
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start === -1 || end < start)
    throw new Error(`docs/performance.md has no place for ${section.name}: ${from} … ${to}`);
  const figures = figuresOf(section, machine).join('\n\n');
  return `${document.slice(0, start + from.length)}\n\n${figures}\n\n${document.slice(end)}`;
}

function figuresOf({ rows, curves, notes, seconds }: Measured, machine: Machine): string[] {
  const { date, commit, processor, cores, memoryGigabytes, platform, node, load } = machine;
  return [
    ...(rows.length > 0 ? [markdownTable(tableOf(rows))] : []),
    ...curves.flatMap((curve) => [`${curve.name}: ${fitOf(curve)}.`, markdownTable(tableOfCurve(curve))]),
    ...notes,
    `*${date}, commit ${commit}; ${processor}, ${cores} cores, ${memoryGigabytes} GB, ${platform}, Node ${node}; load ${load} when it began; ${seconds.toFixed(0)} s.*`,
  ];
}

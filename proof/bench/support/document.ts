import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPart } from '../../../scripts/marked-part.ts';
import { type Machine, machineText } from '../../support/machine.ts';
import { markdownTable } from '../../support/table.ts';
import type { Measured } from './measured.ts';
import { fitOf, tableOf, tableOfCurve } from './table.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/performance.md');

/** Puts the figures of a section where docs/performance.md has room for them. */
export function writeFigures(section: Measured, machine: Machine): void {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), section, machine));
}

export function withFigures(document: string, section: Measured, machine: Machine): string {
  return withPart(document, section.name, figuresOf(section, machine).join('\n\n'));
}

function figuresOf({ rows, curves, notes, seconds }: Measured, machine: Machine): string[] {
  return [
    ...(rows.length > 0 ? [markdownTable(tableOf(rows))] : []),
    ...curves.flatMap((curve) => [`${curve.name}: ${fitOf(curve)}.`, markdownTable(tableOfCurve(curve))]),
    ...notes,
    `*${machineText(machine)}; ${seconds.toFixed(0)} s.*`,
  ];
}

import { type Machine, machineText } from '../../support/machine.ts';
import { formatTable, markdownTable } from '../../support/table.ts';
import { SECTIONS } from '../sections.ts';
import type { Measured } from './measured.ts';
import { fitOf, tableOf, tableOfCurve } from './table.ts';

/** A section for the terminal. */
export function sectionText({ name, about, rows, curves, notes, seconds }: Measured): string {
  const parts = [
    `== ${name}: ${about} (${seconds.toFixed(0)} s)`,
    ...(rows.length > 0 ? [formatTable(tableOf(rows))] : []),
    ...curves.flatMap((curve) => [`${curve.name}: ${fitOf(curve)}`, formatTable(tableOfCurve(curve))]),
    ...notes,
  ];
  return parts.join('\n');
}

/** A section for docs/performance.md. */
export function sectionMarkdown({ rows, curves, notes, seconds }: Measured, machine: Machine): string {
  const parts = [
    ...(rows.length > 0 ? [markdownTable(tableOf(rows))] : []),
    ...curves.flatMap((curve) => [`${curve.name}: ${fitOf(curve)}.`, markdownTable(tableOfCurve(curve))]),
    ...notes,
    `*${machineText(machine)}; ${seconds.toFixed(0)} s.*`,
  ];
  return parts.join('\n\n');
}

export function helpText(): string {
  const names = Object.keys(SECTIONS);
  const width = Math.max(...names.map((name) => name.length));
  const list = (isApart: boolean) =>
    names
      .filter((name) => (SECTIONS[name]?.isApart === true) === isApart)
      .map((name) => `  ${name.padEnd(width)}  ${SECTIONS[name]?.about}`);
  return [
    'npm run bench [-- NAME…] [--json] [--write] [--most N]',
    '',
    'What we do beside the least it could cost, or beside what others do; see docs/performance.md.',
    '',
    'Run when no name is given:',
    ...list(false),
    '',
    'Run only by name, or all of them by `growth`:',
    ...list(true),
    '',
    '--json   one object with the machine and every figure, and nothing else',
    '--write  the figures into docs/performance.md, section by section',
    '--most N growth is not followed beyond this size',
  ].join('\n');
}

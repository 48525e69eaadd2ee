import { type Machine, machineText } from '../../support/machine.ts';
import { markdownTable } from '../../support/table.ts';
import type { FigureSection } from '../criterion.ts';
import type { Row } from '../run.ts';
import { summaryText } from './text.ts';
import { verdictOf } from './verdict.ts';

/** docs/criteria.md */
export function pageOf(rows: readonly Row[], sections: readonly FigureSection[], machine: Machine): string {
  const lines = [
    '# Success criteria',
    '',
    `Measured by \`npm run criteria -- --write\` on ${machineText(machine)}. ${summaryText(rows)}.`,
    '',
    'Nothing in this table is written by hand. Every row runs the built program, its scripts and its store; how each is',
    'measured is in the file of the row, `proof/criteria/rows/`. Times depend on the machine and on what else it does.',
    '',
    markdownTable({
      head: ['', 'what', 'target', 'measured', 'verdict', 'how'],
      lines: rows.map((row) => [row.id, row.what, row.target, row.measured, verdictOf(row), row.method]),
      numeric: [],
    }),
    ...sections.flatMap(({ title, note, figures }) => [
      '',
      `## ${title}`,
      '',
      ...(note === '' ? [] : [note, '']),
      markdownTable({ head: ['', ''], lines: figures.map(({ name, value }) => [name, value]), numeric: [] }),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

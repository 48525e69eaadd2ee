import { type Machine, machineText } from '../../support/machine.ts';
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
    '| | what | target | measured | verdict | how |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const cells = [row.id, row.what, row.target, row.measured, verdictOf(row), row.method];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
    ...sections.flatMap(({ title, note, figures }) => [
      '',
      `## ${title}`,
      '',
      ...(note === '' ? [] : [note, '']),
      '| | |',
      '|---|---|',
      ...figures.map(({ name, value }) => `| ${cell(name)} | ${cell(value)} |`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

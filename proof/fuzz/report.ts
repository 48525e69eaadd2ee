import type { Finding } from './finding.ts';
import type { Row } from './supervise.ts';

const HEADINGS = ['target', 'inputs', 'seconds', 'accepted', 'refused', 'findings'];

/** One line for each target, then every finding with the command that brings it back. */
export function reportText(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.target,
    String(row.inputs),
    row.seconds.toFixed(1),
    String(row.accepted),
    String(row.refused),
    String(row.findings.length),
  ]);
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const sum = [
    'all',
    String(total(({ inputs }) => inputs)),
    total(({ seconds }) => seconds).toFixed(1),
    String(total(({ accepted }) => accepted)),
    String(total(({ refused }) => refused)),
    String(total(({ findings }) => findings.length)),
  ];
  const table = [HEADINGS, ...cells, sum];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const lines = table.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [...lines, ...rows.flatMap(({ findings }) => findings.map(findingText))].join('\n');
}

function findingText({ target, seed, number, kind, message, input, times }: Finding): string {
  const again = `npm run fuzz -- --only ${target} --seed ${seed} --input ${number}`;
  return `\n${target}, ${kind}${times > 1 ? `, ${times} times` : ''}: ${message}\n  input: ${JSON.stringify(input)}\n  again: ${again}`;
}

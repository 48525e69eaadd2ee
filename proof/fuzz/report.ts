import { formatTable } from '../support/table.ts';
import type { Finding } from './finding.ts';
import type { Row } from './supervise.ts';

/** One line for each target, then every finding with the command that brings it back. */
export function reportText(rows: readonly Row[]): string {
  const total = (pick: (row: Row) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  const all = {
    target: 'all',
    inputs: total(({ inputs }) => inputs),
    seconds: total(({ seconds }) => seconds),
    accepted: total(({ accepted }) => accepted),
    refused: total(({ refused }) => refused),
    findings: rows.flatMap(({ findings }) => findings),
  };
  const table = formatTable({
    head: ['target', 'inputs', 'seconds', 'accepted', 'refused', 'findings'],
    lines: [...rows, all].map((row) => [
      row.target,
      String(row.inputs),
      row.seconds.toFixed(1),
      String(row.accepted),
      String(row.refused),
      String(row.findings.length),
    ]),
    numeric: [1, 2, 3, 4, 5],
  });
  return [table, ...all.findings.map(findingText)].join('\n');
}

function findingText({ target, seed, number, kind, message, input, times }: Finding): string {
  const again = `npm run fuzz -- --only ${target} --seed ${seed} --input ${number}`;
  return `\n${target}, ${kind}${times > 1 ? `, ${times} times` : ''}: ${message}\n  input: ${JSON.stringify(input)}\n  again: ${again}`;
}

import type { Row } from './measure.ts';

const HEAD = ['benchmark', 'ours', 'limit', 'ratio', 'budget', '', 'rounds', 'the limit is'];

/** The rows as a table for people. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function cells(row: Row): string[] {
  const { name, ours, limit, unit, ratio, budget, holds, rounds, limitIs } = row;
  return [
    name,
    amount(ours, unit),
    amount(limit, unit),
    `${ratio.toFixed(2)} x`,
    budget === null ? '' : `${budget.kind} ${budget.ratio.toFixed(2)} x`,
    holds === null ? '' : holds ? 'ok' : 'MISSED',
    String(rounds),
    limitIs,
  ];
}

function amount(value: number, unit: Row['unit']): string {
  const digits = value < 100 ? 1 : 0;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${unit}`;
}

/** Numbers to the right, words to the left. */
function pad(cell: string, width: number, column: number): string {
  return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width);
}

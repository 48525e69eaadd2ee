import type { FigureSection } from '../criterion.ts';
import type { Row } from '../run.ts';
import { verdictOf } from './verdict.ts';

/** One criterion for people, as soon as it is measured. */
export function rowText(row: Row): string {
  const { id, what, target, measured, seconds } = row;
  return `${id}  ${what} (${seconds.toFixed(1)} s)\n        target:   ${target}\n        measured: ${measured}\n        ${verdictOf(row)}`;
}

export function sectionText({ title, note, figures }: FigureSection): string {
  const width = Math.max(0, ...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`);
  return [`\n${title}`, ...(note === '' ? [] : [`  ${note}`]), ...lines].join('\n');
}

export function summaryText(rows: readonly Row[]): string {
  const count = (passed: boolean | null) => rows.filter((row) => row.passed === passed).length;
  return `${count(true)} pass, ${count(false)} fail, ${count(null)} cannot be measured here`;
}

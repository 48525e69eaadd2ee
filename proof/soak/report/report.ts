import { markdownTable } from '../../bench/support/table.ts';
import { type Machine, machineText } from '../../support/machine.ts';
import type { Check } from '../checks/check.ts';
import type { Struck } from '../troubles/strike.ts';

export interface Report {
  minutes: number;
  seed: string;
  browsers: number;
  scenes: number;
  /** How the disk was filled, or why not. */
  disk: string;
  troubles: Struck[];
  /** What the pages said of them, each once. */
  said: string[];
  checks: Check[];
}

export function hasPassed({ checks }: Report): boolean {
  return checks.every(({ passed }) => passed !== false);
}

/** The report as tables. */
export function reportText(report: Report): string {
  return [
    whatWas(report),
    '',
    table(TROUBLES, tally(report.troubles)),
    '',
    'What the pages said:',
    ...report.said.map((words) => `  ${words}`),
    '',
    table(CHECKS, verdicts(report)),
    ...findingsIn(report).map((finding) => `  ${finding}`),
    '',
    hasPassed(report) ? 'Nothing was lost.' : 'Something is wrong.',
  ].join('\n');
}

/** The report for docs/soak.md. */
export function reportMarkdown(report: Report, machine: Machine): string {
  const markdown = (head: string[], lines: string[][]) => markdownTable({ head, lines, numeric: [] });
  const findings = findingsIn(report);
  return [
    whatWas(report),
    markdown(TROUBLES, tally(report.troubles)),
    markdown(CHECKS, verdicts(report)),
    ...(findings.length === 0 ? [] : [findings.map((finding) => `- ${finding}`).join('\n')]),
    `*${machineText(machine)}.*`,
  ].join('\n\n');
}

const TROUBLES = ['trouble', 'times', 'last'];
const CHECKS = ['check', 'measured', 'bound', ''];

function whatWas({ minutes, seed, browsers, scenes, disk }: Report): string {
  return `${minutes} minutes, seed ${seed}: ${browsers} browsers were shown ${scenes} scenes. Disk: ${disk}.`;
}

function verdicts({ checks }: Report): string[][] {
  const verdict = (passed: boolean | null) => (passed === null ? 'unknown' : passed ? 'pass' : 'FAIL');
  return checks.map(({ name, measured, bound, passed }) => [name, measured, bound, verdict(passed)]);
}

function findingsIn({ checks }: Report): string[] {
  return checks.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`));
}

/** How often each trouble was made, and what the last one came to. */
function tally(troubles: readonly Struck[]): string[][] {
  const names = [...new Set(troubles.map(({ name }) => name))].toSorted();
  return names.map((name) => {
    const all = troubles.filter((struck) => struck.name === name);
    const last = all.findLast(({ failed }) => failed) ?? all.at(-1);
    return [
      name,
      String(all.length),
      `${last?.failed === true ? 'could not be done: ' : ''}${last?.outcome ?? ''}`,
    ];
  });
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

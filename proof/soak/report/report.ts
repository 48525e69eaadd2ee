import { type Machine, machineText } from '../../support/machine.ts';
import { formatTable, markdownTable, type Table } from '../../support/table.ts';
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
    formatTable(troublesIn(report)),
    '',
    'What the pages said:',
    ...report.said.map((words) => `  ${words}`),
    '',
    formatTable(verdictsIn(report)),
    ...findingsIn(report).map((finding) => `  ${finding}`),
    '',
    hasPassed(report) ? 'Nothing was lost.' : 'Something is wrong.',
  ].join('\n');
}

/** The report for docs/soak.md. */
export function reportMarkdown(report: Report, machine: Machine): string {
  const findings = findingsIn(report);
  return [
    whatWas(report),
    markdownTable(troublesIn(report)),
    markdownTable(verdictsIn(report)),
    ...(findings.length === 0 ? [] : [findings.map((finding) => `- ${finding}`).join('\n')]),
    `*${machineText(machine)}.*`,
  ].join('\n\n');
}

function whatWas({ minutes, seed, browsers, scenes, disk }: Report): string {
  return `${minutes} minutes, seed ${seed}: ${browsers} browsers were shown ${scenes} scenes. Disk: ${disk}.`;
}

function verdictsIn({ checks }: Report): Table {
  const verdict = (passed: boolean | null) => (passed === null ? 'unknown' : passed ? 'pass' : 'FAIL');
  const lines = checks.map(({ name, measured, bound, passed }) => [name, measured, bound, verdict(passed)]);
  return { head: ['check', 'measured', 'bound', ''], lines, numeric: [] };
}

function findingsIn({ checks }: Report): string[] {
  return checks.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`));
}

/** How often each trouble was made, and what the last one came to. */
function troublesIn({ troubles }: Report): Table {
  const names = [...new Set(troubles.map(({ name }) => name))].toSorted();
  const lines = names.map((name) => {
    const all = troubles.filter((struck) => struck.name === name);
    const last = all.findLast(({ failed }) => failed) ?? all.at(-1);
    return [
      name,
      String(all.length),
      `${last?.failed === true ? 'could not be done: ' : ''}${last?.outcome ?? ''}`,
    ];
  });
  return { head: ['trouble', 'times', 'last'], lines, numeric: [] };
}

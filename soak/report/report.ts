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
  const { minutes, seed, browsers, scenes, disk, troubles, said, checks } = report;
  const verdict = (passed: boolean | null) => (passed === null ? 'unknown' : passed ? 'pass' : 'FAIL');
  return [
    `${minutes} minutes, seed ${seed}: ${browsers} browsers were shown ${scenes} scenes. Disk: ${disk}.`,
    '',
    table(['trouble', 'times', 'last'], tally(troubles)),
    '',
    'What the pages said:',
    ...said.map((words) => `  ${words}`),
    '',
    table(
      ['check', 'measured', 'bound', ''],
      checks.map(({ name, measured, bound, passed }) => [name, measured, bound, verdict(passed)]),
    ),
    ...checks.flatMap(({ name, findings }) => findings.map((finding) => `  ${name}: ${finding}`)),
    '',
    hasPassed(report) ? 'Nothing was lost.' : 'Something is wrong.',
  ].join('\n');
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

import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { loadConfig } from '../config/index.ts';
import type { Mechanism } from '../process/confinement.ts';
import { TestBench } from './bench.ts';
import { type CheckRow, CheckSheet, type ConformanceReport } from './checks.ts';
import type { PracticeHost } from './practice-host.ts';
import { checkScript } from './script-checks.ts';
import { checkSkill, missingScripts } from './skill-checks.ts';

export { broughtBy } from './brings.ts';
export { CHECKS, type CheckId, type CheckRow, type ConformanceReport } from './checks.ts';
export { PRACTICE_TIME } from './practice-call.ts';
export type { PracticeHost } from './practice-host.ts';

interface TestSkillOptions {
  /** Only this script; all of them by default. */
  script?: string;
  /** How scripts may be confined; by default as in play. */
  mechanisms?: readonly Mechanism[];
  /** What scripts may call while they run; without it their `host` is null. */
  host?: PracticeHost;
  /** Stops the test, which then rejects. */
  signal?: AbortSignal;
  /** Hears of each check as soon as it is settled. */
  onRow?: (row: CheckRow) => void;
}

/** Checks a skill folder against the protocol, in whatever language its scripts are: runs each of them many times. */
export async function testSkill(folder: string, options: TestSkillOptions = {}): Promise<ConformanceReport> {
  const checks: CheckRow[] = [];
  const onRow = (row: CheckRow) => {
    checks.push(row);
    options.onRow?.(row);
  };
  const skill = await checkSkill(path.resolve(folder), new CheckSheet(null, onRow));
  if (skill === null) return toReport(checks);

  const isWanted = ({ name }: { name: string }) => options.script === undefined || options.script === name;
  const missing = missingScripts(skill).filter(isWanted);
  const scripts = skill.scripts.filter(isWanted);
  if (options.script !== undefined && scripts.length + missing.length === 0) {
    throw unknownScript(options.script, skill.scripts);
  }
  for (const { name, path: file } of missing) {
    const message = `The manifest lists it at ${file}, but there is no such file in the skill folder.`;
    new CheckSheet(name, onRow).fail('starts', message);
  }
  const { resolved: config } = await loadConfig(skill);
  const { signal = new AbortController().signal, mechanisms, host = null } = options;
  const bench = new TestBench(skill, { signal, mechanisms, hostFolder: host?.folder });
  try {
    for (const script of scripts) {
      await checkScript({ skill, script, config, bench, sheet: new CheckSheet(script.name, onRow), host });
    }
  } finally {
    bench.close();
  }
  return toReport(checks);
}

function toReport(checks: CheckRow[]): ConformanceReport {
  return { passed: checks.every(({ ok }) => ok), checks };
}

function unknownScript(wanted: string, scripts: readonly { name: string }[]): NarratoriaError {
  const names = scripts.map(({ name }) => name).join(', ') || 'none';
  return new NarratoriaError('invalid_usage', `The skill has no script "${wanted}"; it has: ${names}.`);
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';
import { ROOT, run } from './run.ts';

/** Workers, their threads and the program, which is started hundreds of times, need not be compiled anew each time. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'narratoria-test-compiled') };

/** Runs Vitest with these arguments, and reads from its report what passed and what did not. */
export async function runTests(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-report-'));
  try {
    console.log('\n== Tests');
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = 'node_modules/vitest/vitest.mjs';
    const { code, seconds } = await run(vitest, ['run', ...reporters, ...args], {
      env: { ...COMPILED, ...env },
    });
    const { passed, failed, remarks } = readReport(report);
    // What went wrong outside of any test (no report, an error in a hook) is one failure.
    return {
      title: 'Tests',
      passed,
      failed: code === 0 ? failed : Math.max(1, failed),
      seconds,
      remarks,
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[];
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[] | null;
}

function readReport(report: string): { passed: number; failed: number; remarks: string[] } {
  if (!fs.existsSync(report)) return { passed: 0, failed: 0, remarks: [] };
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(fs.readFileSync(report, 'utf8'));
  const remarks: string[] = [];
  let brokenFiles = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name);
    const failures = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failures.length === 0) {
      brokenFiles++;
      remarks.push(`failed: ${file}: ${beginning(message)}`);
    }
    for (const { fullName, failureMessages } of failures) {
      remarks.push(`failed: ${file}: ${fullName}: ${beginning(failureMessages?.[0])}`);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles, remarks };
}

/** The first lines of a message: a property's second one has the seed that found it. */
function beginning(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? 'no message')
    .trim()
    .split('\n', 3);
  return lines.join(' ').slice(0, 300);
}

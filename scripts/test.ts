/**
 * Every check of the repository, then its tests; all of them, even when one fails.
 * With arguments only the tests run, and Vitest gets the arguments: `npm test -- test/plan`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');

interface Outcome {
  title: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What the summary says besides: which tests failed, and which passed only when they were tried again. */
  remarks?: string[];
}

const CHECKS = [
  { title: 'Types', tool: 'typescript/bin/tsc', args: ['--noEmit'] },
  { title: 'Types of the page', tool: 'typescript/bin/tsc', args: ['--noEmit', '-p', 'web'] },
  { title: 'Types of the page’s tests', tool: 'typescript/bin/tsc', args: ['--noEmit', '-p', 'test/page'] },
  { title: 'Lint and format', tool: '@biomejs/biome/bin/biome', args: ['check'] },
  { title: 'Unused code', tool: 'knip/bin/knip.js', args: [] },
];

async function runCheck({ title, tool, args }: (typeof CHECKS)[number]): Promise<Outcome> {
  const { code, seconds } = await run(title, tool, args);
  return { title, passed: 0, failed: code === 0 ? 0 : 1, seconds };
}

async function runTests(args: string[]): Promise<Outcome> {
  const title = 'Tests';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-report-'));
  try {
    const report = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, seconds } = await run(title, 'vitest/vitest.mjs', ['run', ...reporters, ...args]);
    const { passed, failed, remarks } = readReport(report);
    // What went wrong outside of any test (no report, an error in a hook) is one failure.
    return { title, passed, failed: code === 0 ? failed : Math.max(1, failed), seconds, remarks };
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
    for (const { fullName, failureMessages } of assertionResults.filter(isSecondTry)) {
      remarks.push(`passed when tried again: ${file}: ${fullName}: ${beginning(failureMessages?.[0])}`);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles, remarks };
}

/** Vitest keeps the errors of a first try that failed. */
function isSecondTry({ status, failureMessages }: Assertion): boolean {
  return status === 'passed' && (failureMessages?.length ?? 0) > 0;
}

/** The first lines of a message: a property's second one has the seed that found it. */
function beginning(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? 'no message')
    .trim()
    .split('\n', 3);
  return lines.join(' ').slice(0, 300);
}

/** Runs a tool of node_modules under a heading, its output where ours goes. */
async function run(title: string, tool: string, args: string[]): Promise<{ code: number; seconds: number }> {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', tool), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, seconds: (performance.now() - started) / 1000 };
}

function sum(outcomes: Outcome[], field: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[field], 0);
}

const args = process.argv.slice(2);
const outcomes: Outcome[] = [];
if (args.length === 0) {
  for (const check of CHECKS) outcomes.push(await runCheck(check));
}
outcomes.push(await runTests(args));

console.log('\n== Summary');
for (const { title, failed, seconds, remarks = [] } of outcomes) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds.toFixed(1)} s)`);
  for (const remark of remarks) console.log(`        ${remark}`);
}
console.log(`\n${sum(outcomes, 'passed')} passed, ${sum(outcomes, 'failed')} failed`);
process.exitCode = sum(outcomes, 'failed') === 0 ? 0 : 1;

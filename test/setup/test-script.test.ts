import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
});

/** Runs scripts/test.ts with an argument, so that only Vitest runs, in a project with these test files. */
function runTests(files: Record<string, string>): { code: number | null; lines: string[] } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-tests-'));
  folders.push(folder);
  for (const part of ['scripts/test.ts', 'scripts/testing'])
    fs.cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.ts', '--no-color'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, lines: stdout.trimEnd().split('\n') };
}

const PASSES = "import { test } from 'vitest';\ntest('passes', () => {});\n";

test('the last line counts the tests that passed and failed', () => {
  const failing = "import { test } from 'vitest';\ntest('fails', () => { throw new Error('no'); });\n";
  const { code, lines } = runTests({
    'a.test.ts': `${PASSES}test('too', () => {});\n`,
    'b.test.ts': failing,
  });
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(code).toBe(1);
});

test('a test file that cannot be loaded counts as a failure', () => {
  const { code, lines } = runTests({ 'a.test.ts': PASSES, 'b.test.ts': "import './nowhere.ts';\n" });
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(code).toBe(1);
});

test('all is well when every test passes', () => {
  const { code, lines } = runTests({ 'a.test.ts': PASSES });
  expect(lines.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

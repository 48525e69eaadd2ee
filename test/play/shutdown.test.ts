import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emit, makeTempFolder, shell, trustSkills, writeSkills } from '../support/skills.ts';
import { startProgram } from './support/saved.ts';

const scratch = makeTempFolder();
trustSkills();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a plan of one script, interrupts it as often as asked once the script runs, and waits for the end. */
async function interrupted(seconds: number, times: number) {
  const home = mkdtempSync(path.join(scratch, 'home-'));
  const signs = mkdtempSync(path.join(scratch, 'signs-'));
  const finished = path.join(signs, 'finished');
  const work = shell(
    emit({ type: 'log', level: 'info', message: 'at work' }),
    `sleep ${seconds}; : >"${finished}"`,
    emit({ type: 'done', ok: true }),
  );
  writeSkills(path.join(home, 'skills'), {
    mill: { scripts: { 'grind.sh': work }, manifest: { permissions: { write: [signs] } } },
  });
  const file = path.join(home, 'plan.json');
  const step = (toolId: string) => ({ toolId, toolPath: 'skills/mill/grind' });
  const requestId = '6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10';
  writeFileSync(file, JSON.stringify({ requestId, tools: [step('first'), step('second')] }));
  const child = startProgram(home, ['plan', 'run', file]);
  let shown = '';
  let sent = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (shown.includes('at work') && sent === 0)
      for (; sent < times; sent += 1) setTimeout(() => child.kill('SIGINT'), 300 * sent);
  });
  await new Promise((resolve) => child.on('close', resolve));
  return { isFinished: existsSync(finished), shown };
}

describe('a program that is told to end', () => {
  it('lets scripts in flight finish and starts no more', async () => {
    const { isFinished, shown } = await interrupted(2, 1);
    expect(isFinished).toBe(true);
    expect(shown).toContain('✓ first');
    expect(shown).toContain('– second');
  }, 60_000);

  it('waits no longer when it is told twice', async () => {
    expect((await interrupted(30, 2)).isFinished).toBe(false);
  }, 60_000);
});

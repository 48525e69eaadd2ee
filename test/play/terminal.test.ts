import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rollLines } from '../../src/cli/play/roll-text.ts';
import { runProgram } from './support/saved.ts';
import { ROOT, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** util-linux' `script` gives a program a terminal of its own. */
const hasScript = spawnSync('script', ['--version']).status === 0;

/** Plays at a terminal: each answer is typed once its words have been shown. */
function atTerminal(
  home: string,
  args: string,
  answers: readonly (readonly [RegExp, string])[],
): Promise<string> {
  const command = `"${process.execPath}" "${path.join(ROOT, 'dist/narratoria.mjs')}" play ${args}`;
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', TERM: 'xterm' },
  });
  const pending = [...answers];
  let shown = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text) => {
    shown += text;
    for (;;) {
      const [next] = pending;
      const match = next?.[0].exec(shown.slice(seen));
      if (next === undefined || !match) break;
      seen += match.index + match[0].length;
      pending.shift();
      child.stdin.write(next[1]);
    }
  });
  return new Promise((resolve) => child.on('close', () => resolve(shown)));
}

describe.skipIf(!hasScript)('at a terminal', () => {
  it('one picks a campaign, becomes someone, plays, and leaves while a scene is being made', async () => {
    const home = mkdtempSync(path.join(scratch, 'home-'));
    const shown = await atTerminal(home, '', [
      [/Choose a story[\s\S]*>\S* /, '1'],
      [/name\?[\s\S]*>\S* /, 'Ada\n'],
      [/\n\S*1\S* [\s\S]*>\S* /, '1q'],
    ]);
    expect(shown).toContain('Low Water');
    expect(shown).toContain('Ada: Inspector of the Board of Lights.');
    expect(shown).toContain('Goodbye.');
    expect(shown).toContain('\u001b[1m');
    const { stories } = JSON.parse((await runProgram(home, ['story', 'list', '--json'])).stdout);
    expect(stories).toMatchObject([{ title: 'Low Water', scene: 1 }]);

    const again = await atTerminal(home, '--plain', [
      [/Choose a story[\s\S]*do\? /, '1'],
      [/do\? /, 'b'],
      [/begins[\s\S]*do\? /, 'm'],
      [/No memories[\s\S]*do\? /, 'i'],
      [/You carry[\s\S]*do\? /, 'q'],
    ]);
    expect(again).toContain('- stamp of the Board');
    expect(again).toContain('1. Continue “Low Water”');
    expect(again).toContain('You come to Dry Harbour');
    expect(again).toContain('This is where the story begins.');
    expect(again).toContain('No memories yet.');
    expect(again).not.toContain('\u001b[');
  }, 180_000);
});

describe('dice', () => {
  it('are told in words: what fell, what counted and why, what it means, what the odds were', () => {
    const lines = rollLines({
      formula: '2d6',
      purpose: 'Press Iz',
      dice: [{ text: '2d6', dice: [{ value: 3 }, { value: 5 }], total: 8 }],
      modifiers: [
        { value: 1, reason: 'Iz thinks well of you' },
        { value: -1, reason: 'You are hurt' },
      ],
      total: 8,
      outcome: 'partial',
      odds: { success: 5 / 12, partial: 5 / 12, failure: 1 / 6 },
    });
    expect(lines).toEqual([
      'Dice: 2d6 shows 3 and 5, +1 Iz thinks well of you, −1 you are hurt. Total 8: partial success.',
      'Chances: 42% success, 42% partial success, 16% failure.',
    ]);
  });
});

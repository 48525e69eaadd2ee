import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LiveProse } from '../../src/cli/play/live-prose.ts';
import { wrap } from '../../src/cli/play/wrap.ts';
import { installSlowStoryteller } from '../server/support/slow-storyteller.ts';
import { cli } from '../support/cli.ts';
import { scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('prose in the terminal', () => {
  it('is shown while it is written, below the head of its scene, and not twice', async () => {
    const home = mkdtempSync(path.join(scratch, 'home-'));
    const storyteller = installSlowStoryteller(home);
    let shown = '';
    let atTheGate = '';
    const args = ['play', 'low-water', '--auto', '0', '--seed', '1', '--plain', '--trust-skills'];
    const { exitCode } = await cli(args, {
      home,
      onOutput: (text) => {
        shown += text;
        if (atTheGate !== '' || !shown.includes('The door')) return;
        atTheGate = shown;
        storyteller.open();
      },
    });
    expect(exitCode).toBe(0);
    expect(atTheGate).toMatch(/, (?:morning|afternoon|evening|night|noon)[\s\S]*The door/);
    expect(atTheGate).not.toContain('opens.');
    expect(shown.split('The door opens.\n')).toHaveLength(2);
    expect(shown).toContain('The scene starts over:');
  }, 120_000);

  it('has the lines that it would have if it came at once, however it is cut', () => {
    const paragraphs = [
      'The tide is out, and the boats lie on their sides like people who have been told to wait.',
      '“Well,” says Iz, “that is a letter.” She does not take it.',
    ];
    const atOnce = paragraphs.map((paragraph) => `\n${wrap(paragraph, 30, '')}\n`).join('');
    const text = paragraphs.join('\n\n');
    for (const size of [1, 3, 7, text.length]) {
      let written = '';
      const live = new LiveProse(30, (piece) => {
        written += piece;
      });
      for (let at = 0; at < text.length; at += size) live.add(text.slice(at, at + size));
      live.end();
      expect(written).toBe(atOnce);
    }
  });
});

import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutControls, withoutControlsIn } from '../../src/base/plain-text.ts';
import { makeBook, toMarkdown } from '../../src/engine/export/index.ts';
import { EventDecoder, type TimedEvent } from '../../src/skills/protocol/decoder.ts';
import type { SceneSummary } from '../../src/store/index.ts';
import { narratoria } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';

const NOWHERE = 'no\u001b[31mwhere';

/** A machine that is busy with other tests takes its time. */
const PATIENCE_MS = 240_000;

/** Writes to the clipboard, sets the title of the window, moves the cursor, clears the line, and turns what follows. */
const EVIL =
  '\u001b]52;c;ZXZpbA==\u0007\u001b]0;owned\u001b\\\u001b[2J\u001b[31m\u009b31m\u009d0;x\u009c\b\u007f\r\u202e\u2066';

const home = makeTempFolder();
const folder = path.join(home, 'campaigns', 'steered');
const skill = path.join(home, 'skills', 'steering');

function write(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const ELSEWHERE = ['1', '2', '3'].map((name) => [
  `lore/locations/${name}.md`,
  `# Place ${name}${EVIL}\n\nA ${EVIL}place of stone ${name}. **The ${EVIL}crane** stands over it. It leads to [Place](1.md).`,
]);

beforeAll(() => {
  write(folder, {
    'manifest.json': JSON.stringify({
      title: `The ${EVIL}Steered`,
      version: '1.0.0',
      author: `Eve${EVIL}`,
      description: `Words ${EVIL}that steer.`,
    }),
    'plot/premise.md': `You come ${EVIL}to the harbour. Nobody ${EVIL}else has.\n\nIt ${EVIL}rains.`,
    ...Object.fromEntries(ELSEWHERE),
    'characters/npcs/iz/profile.json': JSON.stringify({
      name: `Iz${EVIL} Marrow`,
      role: `Gleaner${EVIL}`,
      personality: { traits: [`kind${EVIL}`], flaws: ['late'] },
      appearance: `Tall ${EVIL}and grey.`,
      speech_patterns: { style: `slow${EVIL}`, examples: [`Salt, ${EVIL}always salt.`, 'Never sugar.'] },
      metadata: { first_appearance: 'Place 1' },
    }),
  });
  write(skill, {
    'skill.json': JSON.stringify({
      name: 'steering',
      displayName: `Steering${EVIL}`,
      version: '1.0.0',
      description: `Steers ${EVIL}terminals.`,
      scripts: [{ name: 'steer', path: 'steer.sh', description: `It ${EVIL}steers.` }],
    }),
    'steer.sh': '#!/bin/sh\nexit 0\n',
  });
  chmodSync(path.join(skill, 'steer.sh'), 0o755);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What a terminal would obey, as code points. */
function controlsIn(text: string): string[] {
  const found = text.match(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu) ?? [];
  return [...new Set(found)].map((one) => `U+${one.codePointAt(0)?.toString(16)}`);
}

describe('words from outside give no orders to the terminal', () => {
  it.each([
    ['campaign', 'list'],
    ['campaign', 'list', '--json'],
    ['campaign', 'validate', 'steered'],
    ['campaign', 'inspect', 'steered'],
    ['skill', 'list'],
    ['skill', 'list', '--json'],
    ['play', 'steered', '--auto', '3', '--seed', '1'],
    ['play', 'steered', '--auto', '2', '--seed', '2', '--json'],
    ['story', 'list'],
    ['play', '--resume', 'last', '--auto', '1'],
    ['campaign', 'validate', NOWHERE],
  ])('%s %s %s', { timeout: PATIENCE_MS }, async (...args) => {
    const { code, stdout, stderr } = await narratoria(args, { home });
    expect(code, stdout + stderr).toBe(args.includes(NOWHERE) ? 1 : 0);
    expect(stdout).not.toBe('');
    expect(controlsIn(stdout)).toEqual([]);
    expect(controlsIn(stderr)).toEqual([]);
    expect(stdout).not.toContain('ZXZpbA==');
  });

  it.each(['md', 'html', 'json'])('nor to whoever prints an export as %s', async (format) => {
    const file = path.join(home, `book.${format}`);
    const args = ['story', 'export', 'last', '--format', format, '-o', file];
    expect(await narratoria(args, { home })).toMatchObject({ code: 0 });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('place of stone');
    expect(controlsIn(text)).toEqual([]);
  });
});

describe('what scripts and earlier versions said', () => {
  it('is taken from the events of a skill', () => {
    const events: TimedEvent[] = [];
    const decoder = new EventDecoder({ onEvent: (event) => events.push(event) });
    const patch = { prose: [`You ${EVIL}wait.`], [`k${EVIL}`]: 1 };
    decoder.push(Buffer.from(`${JSON.stringify({ version: '0', type: 'state_patch', patch })}\n`));
    expect(events).toMatchObject([{ patch: { prose: ['You \nwait.'], 'k\n': 1 } }]);
  });

  it('is taken from the scenes of a story that was kept as it came', () => {
    const sceneObject = {
      scene: 1,
      location: `Quay${EVIL}`,
      prose: [`You ${EVIL}wait.`],
      npcs: [],
      choices: [],
      narrator: 'storyteller',
    };
    const book = makeBook({
      playthrough: {
        playthroughId: 'p',
        campaignId: 'c',
        title: `Old${EVIL}`,
        headScene: 1,
        createdAt: '2026-01-01T00:00:00Z',
        lastPlayedAt: '2026-01-01T00:00:00Z',
      },
      scenes: [{ scene: 1, sceneObject } as unknown as SceneSummary],
      portraits: [],
      campaign: null,
      pictureRoots: [],
    });
    expect(controlsIn(toMarkdown(book))).toEqual([]);
  });
});

describe('withoutControls', () => {
  it('takes orders away whole, with the text they carry', () => {
    expect(withoutControls(`a${EVIL}b`)).toBe('a\nb');
    expect(withoutControls('a\u001b[1;31mred\u001b[0m b')).toBe('ared b');
    expect(withoutControls('never ended \u001b]52;c;abc\nthe next line')).toBe(
      'never ended ]52;c;abc\nthe next line',
    );
  });

  it('keeps line breaks, tabs, and what is written from right to left', () => {
    const kept = 'one\n\ttwo שלום \u200Fمرحبا\u200E نمی\u200Cخواهم 👩\u200D🚀 é';
    expect(withoutControls(kept)).toBe(kept);
    expect(withoutControls('דוד \u202Eevil\u202C מלך')).toBe('דוד evil מלך');
  });

  it('reaches names of fields, and makes nothing a prototype', () => {
    const clean = withoutControlsIn({ 'a\u0007': ['b\u0000', { __proto__x: 'c\u009b1m' }] });
    expect(clean).toEqual({ a: ['b', { __proto__x: 'c' }] });
    const odd = withoutControlsIn(JSON.parse('{"__proto__\\u0007": {"x": 1}}'));
    expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
  });

  it.each(['\u001b]', '\u001b[', '\u009d', '\u001b[;', '\u001bP;', '\u001b[1;', '\u001b '])(
    'reads a million characters of %j',
    (part) => {
      const text = part + part.repeat(1_000_000 / part.length);
      expect(controlsIn(withoutControls(`${text}\n`))).toEqual([]);
      expect(controlsIn(withoutControls(`\u001b${';'.repeat(1_000_000)}`))).toEqual([]);
    },
  );
});

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { explained } from '../../../proof/soak/checks/explained.ts';
import { growth, type Load } from '../../../proof/soak/checks/growth.ts';
import { noOrphans } from '../../../proof/soak/checks/no-orphans.ts';
import { scenesKept } from '../../../proof/soak/checks/scenes-kept.ts';
import { hasPassed, type Report, reportMarkdown, reportText } from '../../../proof/soak/report/report.ts';
import { ServerControl } from '../../../proof/soak/server/control.ts';
import { SkillCopies } from '../../../proof/soak/server/skill-copies.ts';
import type { Lane } from '../../../proof/soak/troubles/lanes.ts';
import { runLane, type Struck } from '../../../proof/soak/troubles/strike.ts';
import type { Stricken } from '../../../proof/soak/troubles/trouble.ts';
import { withPart } from '../../../proof/support/document.ts';
import { Journal } from '../../../proof/support/player/journal.ts';
import type { Snapshot } from '../../../proof/support/player/snapshot.ts';
import { createRandom } from '../../../src/base/random.ts';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import { MACHINE } from '../../support/measuring.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-soak-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const PEACE: Snapshot = {
  ...{ path: '/story/s', scenes: [], isTelling: false, choices: 3, hasEnded: false, dialog: '', lost: '' },
  ...{ toast: '', said: [], written: '', isLoading: false, strange: '' },
};

function journalOf(...scenes: Snapshot['scenes']): Journal {
  const journal = new Journal();
  journal.note('s', { ...PEACE, scenes });
  return journal;
}

function storyOf(...scenes: Partial<SceneView>[]): Map<string, Map<number, SceneView>> {
  const views = scenes.map((scene) => ({ failure: null, ...scene }) as SceneView);
  return new Map([['s', new Map(views.map((view) => [view.scene, view]))]]);
}

describe('the soak finds', () => {
  it('a scene that is gone or reads otherwise, and none that is only drawn otherwise', () => {
    const journal = journalOf(
      { scene: 1, prose: 'It is not far.\nThey wait.', notes: [] },
      { scene: 2, prose: 'Gone.', notes: [] },
      { scene: 3, prose: 'One way.', notes: [] },
    );
    const stories = storyOf(
      { scene: 1, prose: ['It is *not* far.', 'They wait.'] },
      { scene: 3, prose: ['Another.'] },
    );
    const { passed, findings } = scenesKept([journal], stories);
    expect(passed).toBe(false);
    expect(findings).toEqual(['player 1, scene 2: it is gone', 'player 1, scene 3: it reads otherwise now']);
    journal.forget('s', 2);
    journal.forget('s', 3);
    expect(scenesKept([journal], stories).passed).toBe(true);
  });

  it('a failure that nobody told the player of', () => {
    const fault = { toolId: 't', skill: 'memory', kind: 'skill' as const, code: 'exit_code', detail: '' };
    const stories = storyOf(
      { scene: 1, faults: [fault] },
      { scene: 2, faults: [{ ...fault, kind: 'protocol' as const }] },
    );
    const scenes = (notes: string[]) => [1, 2].map((scene) => ({ scene, prose: 'Words.', notes }));
    expect(explained([journalOf(...scenes([]))], stories).findings).toEqual([
      'player 1, scene 1: exit_code and no notice',
    ]);
    expect(explained([journalOf(...scenes(['Memory failed.']))], stories).passed).toBe(true);
  });

  it('what a player would complain of', () => {
    const journal = new Journal();
    journal.note('s', {
      ...PEACE,
      strange: 'at main (file.js:1:2)',
      scenes: [{ scene: 4, prose: ' ', notes: [] }],
    });
    expect(journal.complaints.map((complaint) => complaint.replace(/ \(at \d+ s\)$/, ''))).toEqual([
      'scene 4 has nothing to read',
      'the page says “at main (file.js:1:2)”',
    ]);
  });

  it('growth beyond its bounds, and that it could not be measured', () => {
    const before: Load = { life: 2, scenes: 10, residentBytes: 2e8, usedBytes: 5e7, files: 80, handles: 40 };
    expect(growth(before, { ...before, scenes: 20, files: 92 }).every(({ passed }) => passed)).toBe(true);
    const leak = growth(before, { ...before, scenes: 20, files: 93, usedBytes: 9e7 });
    expect(leak.filter(({ passed }) => passed === false).map(({ name }) => name)).toEqual([
      'growth: memory in use after a collection',
      'growth: file descriptors',
    ]);
    expect(growth(before, { ...before, life: 3 }).some(({ passed }) => passed)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('a process that is left, and ends it', async () => {
    const folder = path.join(scratch, 'marked');
    mkdirSync(folder);
    const child = spawn('sleep', ['300'], { env: { TMPDIR: folder }, detached: true });
    const gone = new Promise((resolve) => child.once('close', resolve));
    const { passed, findings } = await noOrphans(folder, { lives: 1, graceMs: 300 });
    expect([passed, findings]).toEqual([false, [`${child.pid}: sleep 300`]]);
    await gone;
    expect((await noOrphans(folder, { lives: 1, graceMs: 300 })).passed).toBe(true);
  });
});

describe('the soak’s troubles', () => {
  it('replace all scripts of a skill, and put them back to the byte', () => {
    const home = path.join(scratch, 'skills/home');
    mkdirSync(home, { recursive: true });
    const skills = new SkillCopies(home);
    const scripts = path.join(home, 'skills/memory/scripts');
    const read = () => readdirSync(scripts).map((name) => readFileSync(path.join(scripts, name), 'utf8'));
    const good = read();
    expect(good.length).toBe(5);
    skills.spoil('memory', 'crash');
    expect(read().every((text) => text.includes('broken on purpose'))).toBe(true);
    skills.mend('memory');
    expect(read()).toEqual(good);
  });

  it('set the clock of a program that knows nothing of it', () => {
    const control = new ServerControl(path.join(scratch, 'control'));
    control.setClock(24 * 365 * 3_600_000);
    const ask =
      'console.log(new Date().getTime() - performance.timeOrigin, Date.now() - performance.timeOrigin, new Date(7).getTime())';
    const { stdout } = spawnSync(process.execPath, ['-e', ask], {
      env: { ...process.env, ...control.env },
      encoding: 'utf8',
    });
    const [made, now, given] = stdout.split(' ').map(Number);
    expect(made).toBeGreaterThan(24 * 364 * 3_600_000);
    expect(now).toBeGreaterThan(24 * 364 * 3_600_000);
    expect(given).toBe(7);
  });

  it('come in an order that the seed decides, each before any comes again', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const lane: Lane = {
      name: 'test',
      troubles: names.map((name) => ({ name, strike: async () => name })),
      gapMs: [0, 0],
    };
    const run = async (seed: string): Promise<string> => {
      const struck: Struck[] = [];
      const isOver = () => struck.length === 12;
      const options = {
        random: createRandom(seed),
        isOver,
        clock: () => 0,
        onStruck: (one: Struck) => struck.push(one),
      };
      await runLane(lane, {} as Stricken, { ...options, onStruck: (one) => void options.onStruck(one) });
      return struck.map(({ name }) => name).join('');
    };
    const order = await run('1');
    expect(await run('1')).toBe(order);
    expect(new Set(await Promise.all(['2', '3', '4'].map(run))).has(order)).toBe(false);
    for (const start of [0, 4, 8]) expect([...order.slice(start, start + 4)].toSorted()).toEqual(names);
  });
});

describe('the soak’s report', () => {
  const report: Report = {
    ...{ minutes: 1, seed: '1', browsers: 2, scenes: 9, disk: 'small', said: ['Memory failed.'] },
    troubles: [
      { name: 'clock jumped', at: 1, outcome: '+1 h', failed: false },
      { name: 'clock jumped', at: 2, outcome: 'no clock', failed: true },
    ],
    checks: [
      {
        name: 'no scene is lost',
        bound: 'all',
        measured: '9 compared',
        passed: false,
        findings: ['scene 2: it is gone'],
      },
    ],
  };

  it('is a table that says what failed', () => {
    const text = reportText(report);
    expect(text).toMatch(/^clock jumped +2 +could not be done: no clock$/m);
    expect(text).toMatch(/^no scene is lost +9 compared +all +FAIL$/m);
    expect(text).toContain('no scene is lost: scene 2: it is gone');
    expect(hasPassed(report)).toBe(false);
    expect(hasPassed({ ...report, checks: [] })).toBe(true);
  });

  it('goes into docs/soak.md, where there is room for it', () => {
    const page = readFileSync(path.join(ROOT, 'docs/soak.md'), 'utf8');
    const written = withPart(page, 'soak', reportMarkdown(report, MACHINE));
    expect(written).toContain('| no scene is lost | 9 compared | all | FAIL |');
    expect(written).toContain('- no scene is lost: scene 2: it is gone');
    expect(withPart(written, 'soak', reportMarkdown(report, MACHINE))).toBe(written);
  });

  it('is not begun with wrong arguments', () => {
    const { status, stderr } = spawnSync(process.execPath, [
      path.join(ROOT, 'proof/soak/main.ts'),
      '--minutes',
      'many',
    ]);
    expect(String(stderr)).toContain('--minutes and --browsers are numbers; --help says what there is.');
    expect(status).toBe(2);
  });
});

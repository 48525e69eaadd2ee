import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTinyGguf } from '../../scripts/make-tiny-gguf.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { converse } from '../play/support/saved.ts';
import { scratchFolder } from '../play/support/story.ts';
import { rounds } from '../support/length.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A home whose language model is this file. */
function homeWith(content: Buffer | string): string {
  const home = mkdtempSync(path.join(scratch, 'home-'));
  mkdirSync(path.join(home, 'models'));
  writeFileSync(path.join(home, 'models/chosen.gguf'), content);
  writeFileSync(
    path.join(home, 'models.json'),
    JSON.stringify({ narrator: 'chosen.gguf', tasks: { plan: 'local' }, contextTokens: 16_384 }),
  );
  // Only the planner asks the model: a telling of random letters would take its nine seconds in every scene.
  mkdirSync(path.join(home, 'skills/storyteller'), { recursive: true });
  writeFileSync(path.join(home, 'skills/storyteller/config.json'), JSON.stringify({ provider: 'built-in' }));
  return home;
}

const logOf = (home: string) => readFileSync(path.join(home, 'logs/narratoria.log'), 'utf8');

/** Plays as a player would, a choice a line; `before` is done before each choice. Gives what was told. */
const play = (
  home: string,
  scenesWanted: number,
  { before = async () => {}, args = [] }: { before?: () => Promise<void>; args?: string[] } = {},
): Promise<Scene[]> =>
  converse(home, ['low-water', '--seed', 'faults', ...args], async (_, count) => {
    if (count >= scenesWanted) return null;
    await before();
    return '1';
  });

/** Waits until the log tells of this: the model is loaded beside the story, which does not wait for it. */
async function untilLogged(home: string, what: string): Promise<void> {
  for (let round = 0; round < 600 && !logOf(home).includes(what); round += 1) await sleep(100);
}

function expectWhole(scenes: readonly Scene[], count: number): void {
  expect(scenes).toHaveLength(count);
  for (const { prose, choices } of scenes) {
    expect(prose.join('').length).toBeGreaterThan(0);
    // A scene of the author's may have two.
    expect(choices.length).toBeGreaterThanOrEqual(2);
  }
}

const DAMAGED: [string, Buffer | string, string][] = [
  ['ends the process that loads it', makeTinyGguf({ omit: 'llama.feed_forward_length' }), 'SIGABRT'],
  ['is cut short', makeTinyGguf().subarray(0, 200_000), 'may be cut short or damaged'],
  ['is no GGUF', 'Once upon a time', 'is not a GGUF file'],
];

describe('play with a language model that', { timeout: 120_000 }, () => {
  it.each(rounds(DAMAGED.slice(0, 1), DAMAGED))(
    '%s tells its next scenes all the same, with the cause in the log and in one notice',
    async (_what, content, cause) => {
      const home = homeWith(content);
      const before = () => untilLogged(home, cause);
      const scenes = await play(home, 3, { before });
      expectWhole(scenes, 3);
      const notices = scenes.flatMap((scene) => scene.notices);
      expect(notices).toEqual([expect.stringContaining(cause)]);
      expect(notices[0]).toContain('The story continues without it.');
      expect(logOf(home)).toContain(cause);
    },
  );

  it('is larger than memory does so too', async () => {
    const home = homeWith(makeTinyGguf());
    // A file with a hole in it takes no room on the disk; what is loaded is counted by its length.
    truncateSync(path.join(home, 'models/chosen.gguf'), process.availableMemory() * 2);
    const before = () => untilLogged(home, 'model_too_large');
    const scenes = await play(home, 2, { before });
    expectWhole(scenes, 2);
    expect(scenes.flatMap(({ notices }) => notices)).toEqual([
      expect.stringMatching(
        /^The model needs .* GB of memory, and .* are free\. The story continues without it\.$/,
      ),
    ]);
    expect(logOf(home)).toContain('model_too_large');
  });

  it.skipIf(process.platform !== 'linux')('is killed while it works on a scene does so too', async () => {
    const home = homeWith(makeTinyGguf());
    let killed = 0;
    const before = async () => {
      if (killed > 0) return await untilLogged(home, '"how":"SIGKILL"');
      await untilLogged(home, 'ready to plan');
      const host = hostOf(home);
      if (host === null) return;
      killed = host;
      // Held up first, so that it is certainly in the middle of the work it gets when it is killed.
      process.kill(host, 'SIGSTOP');
      void sleep(500).then(() => process.kill(host, 'SIGKILL'));
    };
    const scenes = await play(home, 5, { before });
    expect(killed).toBeGreaterThan(0);
    expectWhole(scenes, 5);
    expect(logOf(home)).toContain('"how":"SIGKILL"');
    const notices = scenes.flatMap((scene) => scene.notices);
    // Killed while it reads ahead, which costs the story nothing, it is started again without a word.
    const told =
      'The language model chosen.gguf stopped unexpectedly (SIGKILL). If this happens twice in a row, it will not be tried again. The story continues without it.';
    expect([[], [told]]).toContainEqual(notices);
  });
});

const MUTE: [string, string[]][] = [
  [
    'says that it is done',
    [
      emit({ type: 'state_patch', patch: { narration: { paragraphs: [' '] } } }),
      emit({ type: 'done', ok: true }),
    ],
  ],
  [
    'fails',
    [emit({ type: 'error', errorCode: 'x', errorMessage: 'Never.' }), emit({ type: 'done', ok: false })],
  ],
];

describe('play with a narrator that never tells anything', { timeout: 120_000 }, () => {
  it.each(rounds(MUTE.slice(0, 1), MUTE))(
    'and %s: the next one is asked, and every scene is whole',
    async (_, lines) => {
      const skills = mkdtempSync(path.join(scratch, 'skills-'));
      const manifest = { capabilities: ['narration'], priority: 99, retryPolicy: { maxRetries: 0 } };
      writeSkills(skills, { mute: { scripts: { 'narrate.sh': shell(...lines) }, manifest } });
      const scenes = await play(mkdtempSync(path.join(scratch, 'home-')), 3, { args: ['--skills', skills] });
      expectWhole(scenes, 3);
      const [opening] = scenes;
      expect(opening?.plan.attempts).toBe(2);
      expect(opening?.faults).toMatchObject([{ toolId: 'narrate', skill: 'mute' }]);
      for (const { plan, narrator } of scenes) {
        expect(plan.tools.find(({ toolId }) => toolId === 'narrate')).toMatchObject({
          skill: 'storyteller',
          state: 'success',
        });
        expect(narrator).toBe('storyteller');
      }
    },
  );
});

/** The process of this one that runs the language model: the only one that may write, and only its states. */
function hostOf(home: string): number | null {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [status, command] = ['status', 'cmdline'].map((file) =>
        readFileSync(`/proc/${name}/${file}`, 'latin1'),
      );
      const isChild = status?.includes(`PPid:\t${process.pid}\n`);
      if (isChild && command?.includes(`--allow-fs-write=${path.join(home, 'model-states')}`))
        return Number(name);
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return null;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { SqliteStore } from '../../src/store/index.ts';
import { emit, shell, trustSkills, writeSkills } from '../support/skills.ts';
import { converse, runProgram, startProgram } from './support/saved.ts';
import { minimalCampaign, openStory, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
trustSkills();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const retryPolicy = { maxRetries: 0 };
const manifest = { capabilities: ['narration'], retryPolicy };
const fail = (errorCode: string) =>
  `${emit({ type: 'error', errorCode, errorMessage: 'No voice' })}; ${emit({ type: 'done', ok: false })}`;

/** A home where five narrators stand before the shipped one, mute until there is a file called `voice` in a folder they may use. */
function homeWithMutes({ tellsOnce = false } = {}): { home: string; voice: string } {
  const home = mkdtempSync(path.join(scratch, 'home-'));
  const shared = mkdtempSync(path.join(scratch, 'shared-'));
  const voice = path.join(shared, 'voice');
  const narrate = shell(
    `if [ ! -e "${voice}" ]; then ${fail('mute')}; exit 0; fi`,
    tellsOnce ? `rm "${voice}"` : ':',
    emit({ type: 'state_patch', patch: { narration: { paragraphs: ['At last.'] } } }),
    emit({ type: 'done', ok: true }),
  );
  const names = ['mute-1', 'mute-2', 'mute-3', 'mute-4', 'mute-5'];
  const permissions = { write: [shared] };
  const mute = { scripts: { 'narrate.sh': narrate }, manifest: { ...manifest, priority: 99, permissions } };
  writeSkills(path.join(home, 'skills'), Object.fromEntries(names.map((name) => [name, mute])));
  return { home, voice };
}

describe('when five attempts have failed', () => {
  const bare = minimalCampaign(path.join(scratch, 'bare'));

  it('the scene says so in data, goes on, can be tried again, and restarted', async () => {
    const { home, voice } = homeWithMutes();
    const answers = (scene: Scene, count: number) => {
      if (count === 1) return 'r';
      if (count === 2) return scene.choices[0]?.id ?? '';
      if (count === 3) writeFileSync(voice, '');
      return count === 3 ? 'n' : null;
    };
    const [opening, again, next, restarted] = await converse(home, [bare, '--seed', 'a'], answers);
    expect(opening).toMatchObject({
      scene: 1,
      narrator: 'fallback',
      plan: { attempts: 5 },
      failure: { attempts: 5, error: 'max_replan_attempts' },
    });
    expect(opening?.failure?.message).not.toMatch(/skill|plan|tool|error/i);
    expect(opening?.failure?.details[0]).toContain('No voice');
    expect(opening?.faults).toHaveLength(5);
    expect(opening?.choices.length).toBeGreaterThanOrEqual(3);
    expect([again?.scene, again?.telling, again?.failure?.attempts]).toEqual([1, undefined, 5]);
    expect([next?.scene, next?.failure?.attempts]).toEqual([2, 5]);
    expect(restarted).toMatchObject({ scene: 2, chosen: next?.chosen });
    expect(restarted?.failure).toBeUndefined();
    expect(JSON.parse((await runProgram(home, ['story', 'list', '--json'])).stdout).stories).toMatchObject([
      { scene: 2 },
    ]);
  }, 120_000);

  it('the terminal offers to go on, to try again and to restart, and says what went wrong', async () => {
    const { home } = homeWithMutes();
    const child = startProgram(home, ['play', bare, '--seed', 'a', '--plain']);
    let shown = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      shown += text;
    });
    child.stdin?.end('e\nq\n');
    await new Promise((resolve) => child.on('close', resolve));
    expect(shown.replaceAll(/\s+/g, ' ')).toContain('press r to retry this scene, n to restart');
    expect(shown).toContain('Attempt 5: No voice');
  }, 120_000);
});

describe('a scene that is told again', () => {
  const bare = minimalCampaign(path.join(scratch, 'bare-again'));
  const resumed = async (home: string) => await converse(home, ['--resume'], () => null);

  it('stays as it was when nothing comes of it, even if the program is gone meanwhile', async () => {
    const { home, voice } = homeWithMutes({ tellsOnce: true });
    writeFileSync(voice, '');
    const again = converse(home, [bare, '--seed', 'a'], (_, count) => (count === 1 ? 'r' : null));
    await expect(again).rejects.toThrow(
      'It could not be told in other words this time, so it stays as it was.',
    );
    const [kept] = await resumed(home);
    expect(kept).toMatchObject({ scene: 1, prose: ['At last.'] });

    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    const [story] = await store.playthroughs();
    await store.playthrough(story?.playthroughId ?? '').takeBack();
    await store.close();
    const [afterwards] = await resumed(home);
    expect(afterwards).toEqual(kept);
  }, 120_000);
});

describe('when a skill fails beside a scene that is told', () => {
  it.each([
    ['skill', 'broken', ['dicey failed; the story continues without it.']],
    ['network', 'ECONNREFUSED', [expect.stringContaining('Check the connection, and try again.')]],
    ['protocol', '', []],
  ] as const)('a fault of the kind %s has its own words or none', async (kind, code, notices) => {
    const root = path.join(scratch, kind);
    writeSkills(root, {
      bard: {
        scripts: {
          'narrate.sh': shell(
            emit({ type: 'state_patch', patch: { narration: { paragraphs: ['One.'] } } }),
            emit({ type: 'done', ok: true }),
          ),
        },
        manifest,
      },
      dicey: {
        scripts: { 'generate-choices.sh': code === '' ? shell('echo this is no event') : shell(fail(code)) },
        manifest: { capabilities: ['choices'], retryPolicy },
      },
    });
    const { session, close } = await openStory({ campaign: bareFolder(), seed: 'a', skillRoots: [root] });
    const scene = await session.open();
    await close();
    expect(scene.faults).toMatchObject([{ toolId: 'choices', skill: 'dicey', kind }]);
    expect(scene.notices.slice(1)).toEqual(notices);
    expect(scene.failure).toBeUndefined();
  });

  const bareFolder = () => minimalCampaign(path.join(scratch, 'bare-too'));
});

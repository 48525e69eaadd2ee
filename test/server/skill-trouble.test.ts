import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SceneView } from '../../src/contracts/api/story.ts';
import { emit, makeTempFolder, shell, trustSkills, writeSkills } from '../support/skills.ts';
import { startServer } from './support/server.ts';

trustSkills();
const retryPolicy = { maxRetries: 0 };
const DONE = emit({ type: 'done', ok: true });
const mute = `${emit({ type: 'error', errorCode: 'mute', errorMessage: 'No voice' })}; ${emit({ type: 'done', ok: false })}; exit 0`;
const speak = emit({ type: 'state_patch', patch: { narration: { paragraphs: ['At last.'] } } });

async function serverWith(home: string) {
  const server = await startServer({ home });
  onTestFinished(() => server.close());
  const events = await server.listen();
  const { id } = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'a' } });
  const told = async (isIt: (scene: SceneView) => boolean = () => true) =>
    (await events.until('told', ({ scene }) => isIt(scene))).scene;
  return { server, id, told };
}

describe('when skills are in trouble', () => {
  it('the plan that failed before the one that worked is shown, with what failed in it', async () => {
    const home = makeTempFolder();
    writeSkills(path.join(home, 'skills'), {
      mumbler: {
        scripts: { 'narrate.sh': shell(mute) },
        manifest: { capabilities: ['narration'], retryPolicy, priority: 99 },
      },
    });
    const { server, id, told } = await serverWith(home);
    const scene = await told();
    expect(scene.faults).toMatchObject([{ skill: 'mumbler', attempt: 1, detail: 'No voice' }]);
    const plan = await server.ask('plan', { params: { id, scene: 1 } });
    expect(plan.state).toBe('success');
    expect(plan.failedAttempts).toMatchObject([{ attempt: 1, message: 'No voice' }]);
    const failed = plan.failedAttempts[0]?.tools.find(({ skill }) => skill === 'mumbler');
    expect(failed).toMatchObject({ state: 'failed', error: 'No voice' });
  }, 60_000);

  it('a session can be restarted after five attempts, and every skill is healthy again', async () => {
    const home = makeTempFolder();
    const signs = makeTempFolder();
    const voice = path.join(signs, 'voice');
    const narrate = shell(`if [ ! -e "${voice}" ]; then ${mute}; fi`, speak, DONE);
    const names = ['mute-1', 'mute-2', 'mute-3', 'mute-4', 'mute-5'];
    const manifest = {
      capabilities: ['narration'],
      retryPolicy,
      priority: 99,
      permissions: { read: [signs] },
    };
    writeSkills(
      path.join(home, 'skills'),
      Object.fromEntries(names.map((name) => [name, { scripts: { 'narrate.sh': narrate }, manifest }])),
    );
    const { server, id, told } = await serverWith(home);
    expect((await told()).failure).toMatchObject({ attempts: 5 });
    for (let count = 0; count < 6; count += 1)
      server.runtime.health.failed('mute-1', { category: 'tool_failure', code: 'mute', message: 'No voice' });
    writeFileSync(voice, '');
    await server.ask('restart', { params: { id } });
    expect(await told(({ failure }) => failure === null)).toMatchObject({ prose: ['At last.'] });
    expect(server.runtime.health.stateOf('mute-1')).toBe('healthy');
    expect((await server.refused('restart', { params: { id } })).error.code).toBe('invalid_usage');
  }, 60_000);

  it('a folder with a broken skill.json is listed with file and line', async () => {
    const home = makeTempFolder();
    const folder = path.join(home, 'skills/crooked');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'skill.json'), '{\n  "name": "crooked",\n  "version": 1\n}\n');
    const server = await startServer({ home });
    onTestFinished(() => server.close());
    const { broken } = await server.ask('skills');
    expect(broken).toMatchObject([{ name: 'crooked' }]);
    expect(broken[0]?.problems).toContainEqual({
      file: path.join(folder, 'skill.json'),
      line: 3,
      message: expect.stringMatching(/"version"/),
    });
  }, 60_000);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkillReviewView } from '../../src/contracts/api/settings.ts';
import { executionOptions } from '../../src/engine/play/runtime.ts';
import { executePlan } from '../../src/plan/executor.ts';
import { emit, planOf, sessionWith, shell, step, writeSkills } from '../support/skills.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => await server.close());

const folderOf = (name: string) => path.join(server.home, 'skills', name);
const scriptOf = (name: string) => path.join(folderOf(name), 'scripts/go.sh');

/** A script that leaves a trace of having run. */
function drop(name: string, manifest: object = {}): void {
  const script = shell(`echo ran >> "${server.home}/${name}.ran"`, emit({ type: 'done', ok: true }));
  writeSkills(path.join(server.home, 'skills'), {
    [name]: { scripts: { 'go.sh': script }, manifest: manifest as Record<string, never> },
  });
}
const hasRun = (name: string) => existsSync(path.join(server.home, `${name}.ran`));

async function reviewOf(name: string): Promise<SkillReviewView> {
  await server.runtime.catalog.reload();
  const { waiting } = await server.ask('skills');
  const found = waiting.find((review) => review.name === name);
  if (found === undefined) throw new Error(`${name} does not wait`);
  return found;
}

const allow = ({ name, hash }: SkillReviewView) =>
  server.ask('allowSkill', { params: { name }, body: { hash } });

const run = (name: string) =>
  executePlan(planOf([step('only', `skills/${name}/go`)]), {
    ...executionOptions(server.runtime),
    session: sessionWith({}),
  });

describe('a skill that was copied in', () => {
  it('waits with all that it declares, and runs once what was reviewed is allowed', async () => {
    drop('lamp', {
      displayName: 'Lamp',
      author: 'A. Stranger',
      permissions: {
        network: true,
        read: ['~/Pictures'],
        write: ['~/out'],
        environment: ['LAMP_KEY'],
        host: ['lore'],
        effects: ['mood'],
      },
    });
    const review = await reviewOf('lamp');
    expect(review).toMatchObject({
      displayName: 'Lamp',
      author: 'A. Stranger',
      version: '1.0.0',
      folder: folderOf('lamp'),
      standing: 'new',
      replaces: false,
      network: true,
      read: ['~/Pictures'],
      write: ['~/out'],
      environment: ['LAMP_KEY'],
      host: ['lore'],
      effects: ['mood'],
    });
    expect(review.runs).not.toBe('');
    await expect(run('lamp')).rejects.toMatchObject({ code: 'skill_not_available' });
    expect(await allow(review)).toMatchObject({ name: 'lamp', enabled: true, whyUnavailable: '' });
    expect((await run('lamp')).success).toBe(true);
    expect((await server.ask('skills')).waiting).toEqual([]);
  });

  it('is not switched on or set up by other calls', async () => {
    drop('bell');
    const { hash } = await reviewOf('bell');
    const params = { name: 'bell' };
    for (const refusal of [
      await server.refused('enableSkill', { params, body: { enabled: true } }),
      await server.refused('saveConfig', { params, body: { config: {} } }),
      await server.refused('resetConfig', { params }),
      await server.refused('allowSkill', { params, body: { hash: 'another' } }),
    ])
      expect(refusal).toMatchObject({ status: 409, error: { code: 'skill_not_allowed' } });
    expect((await server.refused('allowSkill', { params: { name: 'nobody' }, body: { hash } })).status).toBe(
      404,
    );
  });

  it('is not allowed when it has changed since it was reviewed', async () => {
    drop('drum');
    const review = await reviewOf('drum');
    writeFileSync(scriptOf('drum'), `${readFileSync(scriptOf('drum'), 'utf8')}# more\n`);
    const refusal = await server.refused('allowSkill', {
      params: { name: 'drum' },
      body: { hash: review.hash },
    });
    expect(refusal).toMatchObject({ status: 409, error: { code: 'skill_not_allowed' } });
    const again = await reviewOf('drum');
    expect(again.hash).not.toBe(review.hash);
    await allow(again);
    expect((await run('drum')).success).toBe(true);
  });

  it('is not started when a file was changed that nobody has noticed yet, be it only one that it reads', async () => {
    drop('harp');
    writeFileSync(path.join(folderOf('harp'), 'helper.py'), 'print("old")');
    await allow(await reviewOf('harp'));
    writeFileSync(path.join(folderOf('harp'), 'helper.py'), 'print("new")');
    const { success, toolResults } = await run('harp');
    expect(success).toBe(false);
    expect(toolResults[0]?.error).toMatchObject({
      code: 'skill_not_allowed',
      message: expect.stringContaining('changed since you allowed it'),
    });
    expect(hasRun('harp')).toBe(false);
    expect((await reviewOf('harp')).standing).toBe('changed');
    // What it writes itself is its own.
    writeFileSync(path.join(folderOf('harp'), 'helper.py'), 'print("old")');
    await server.runtime.catalog.reload();
    expect((await run('harp')).success).toBe(true);
  });

  it('that has the name of a shipped skill leaves that one at work until it is allowed', async () => {
    drop('memory', { displayName: 'Better Memory' });
    const review = await reviewOf('memory');
    expect(review).toMatchObject({ displayName: 'Better Memory', replaces: true });
    const source = async () =>
      (await server.ask('skills')).skills
        .filter(({ name }) => name === 'memory')
        .map((skill) => skill.source);
    expect(await source()).toEqual(['shipped']);
    await allow(review);
    expect(await source()).toEqual(['home']);
  });
});

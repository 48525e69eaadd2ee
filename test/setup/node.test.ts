import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canRun, refusalOf } from '../../bin/lib/node-version.cjs';
import {
  createProject,
  findOlderNode,
  finished,
  type Project,
  registryProblem,
  run,
  start,
} from './fixture.ts';

describe('the version of Node', () => {
  test.each(['12.22.12', '18.20.4', '19.9.0'])('%s is refused with what to do', (version) => {
    expect(refusalOf(version)).toContain(`this is Node ${version}; install`);
  });

  test.each(['20.0.0', '22.1.0', '24.21.0', '26.10.0'])('%s is accepted', (version) => {
    expect(refusalOf(version)).toBeNull();
  });

  test('from 24 on it runs the program itself', () => {
    expect([canRun('20.20.2'), canRun('23.11.0'), canRun('24.0.0'), canRun('26.10.0')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('on an older Node', () => {
  const older = findOlderNode();
  const problem = older === null ? 'there is no Node between 20 and 23 on the PATH' : registryProblem();
  const options = { node: older ?? '' };
  let project: Project;

  beforeAll(async () => {
    if (problem !== null) return;
    project = createProject();
    const result = await run(project, ['narratoria'], options);
    expect(result.stderr).toContain('fetching Node');
  });

  beforeEach((context) => {
    if (problem !== null) context.skip(problem);
  });

  afterAll(() => project?.remove());

  test('the program runs on one of its own, with its exit code', async () => {
    const result = await run(project, ['narratoria', '--exit', '5'], options);
    expect(result).toMatchObject({ code: 5, stderr: '' });
    expect(canRun(JSON.parse(result.stdout).node)).toBe(true);
  });

  test('a program that dies of a signal gives 128 and its number', async () => {
    expect((await run(project, ['narratoria', '--kill'], options)).code).toBe(137);
  });

  test.each([
    ['SIGINT', 7],
    ['SIGTERM', 8],
  ] as const)('%s reaches the program', async (signal, code) => {
    const child = start(project, ['narratoria', '--wait'], options);
    const ended = finished(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.kill(signal);
    expect((await ended).code).toBe(code);
  });

  test('the program does not outlive what started it', async () => {
    const child = start(project, ['narratoria', '--wait'], options);
    // The streams close when the last process that holds them is gone.
    const ended = finished(child);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.kill('SIGKILL');
    const alive = Symbol('alive');
    expect(await Promise.race([ended, sleep(5_000, alive)])).not.toBe(alive);
  });

  test('the Node that was brought stays, and nothing else of its package', () => {
    const [folder = ''] = fs
      .readdirSync(project.path('.narratoria'))
      .filter((name) => name.startsWith('node-'));
    expect(fs.readdirSync(project.path('.narratoria', folder))).toEqual(['bin']);
  });
});

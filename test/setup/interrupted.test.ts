import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rounds } from '../support/length.ts';
import { createProject, finished, type Project, registryProblem, run, start } from './fixture.ts';

const problem = registryProblem();
const projects: Project[] = [];

beforeEach((context) => {
  if (problem !== null) context.skip(problem);
});

afterAll(() => {
  for (const project of projects) project.remove();
});

function create(): Project {
  const project = createProject();
  projects.push(project);
  return project;
}

test('a set-up killed at any moment leaves nothing half done, and the next one finishes it', async () => {
  const project = create();
  for (const moment of rounds([300, 1300], [60, 150, 300, 600, 900, 1300, 1800, 2400])) {
    const child = start(project, ['narratoria']);
    const ended = finished(child);
    await sleep(moment);
    child.kill('SIGKILL');
    await ended;
    if (fs.existsSync(project.path('node_modules'))) {
      expect(JSON.parse(project.read('node_modules/.narratoria.json')).level).toBe('run');
    }
  }
  const result = await run(project, ['narratoria', 'x']);
  expect(JSON.parse(result.stdout).args).toEqual(['x']);
  expect(result.code).toBe(0);
});

test('a set-up killed while it builds is finished by the next one', async () => {
  const project = create();
  await run(project, ['narratoria']);
  for (const moment of rounds([170], [90, 130, 170, 210, 250, 290])) {
    project.write('src/cli/main.ts', `console.log(${moment});\n`);
    const child = start(project, ['narratoria']);
    const ended = finished(child);
    await sleep(moment);
    child.kill('SIGKILL');
    await ended;
    expect(await run(project, ['narratoria'])).toMatchObject({ code: 0, stdout: `${moment}\n` });
  }
});

test('of two set-ups at once the second waits for the first', async () => {
  const project = create();
  const results = await Promise.all([run(project, ['narratoria', '1']), run(project, ['narratoria', '2'])]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(results.map(({ stdout }) => JSON.parse(stdout).args)).toEqual([['1'], ['2']]);
  const said = results.map(({ stderr }) => stderr).join('');
  expect(said.match(/installing packages/g)).toHaveLength(1);
  expect(said.match(/waiting for another set-up/g)).toHaveLength(1);
});

test('a set-up that is told to stop gives its lock back and stops npm', async () => {
  const project = create();
  const child = start(project, ['narratoria']);
  const ended = finished(child);
  while (!fs.existsSync(project.path('.narratoria/lock'))) await sleep(10);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(143);
  expect(fs.existsSync(project.path('.narratoria/lock'))).toBe(false);
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeModelSettings } from '../../src/models/language/settings.ts';
import { changeStoryteller } from '../../src/models/language/storyteller.ts';
import { TELLER } from '../engine/conversation/support/model-story.ts';
import { startServer } from '../server/support/server.ts';
import { makeTempFolder, trustSkills, writeSkills } from '../support/skills.ts';
import { runProgram } from './support/saved.ts';

const [home, bridge] = [makeTempFolder(), makeTempFolder()];
afterAll(() => {
  for (const folder of [home, bridge]) rmSync(folder, { recursive: true, force: true });
});

/** A story told by a skill of somebody else, confined as in play, over a bridge whose answers lie there already. */
beforeAll(async () => {
  trustSkills();
  writeSkills(path.join(home, 'skills'), { teller: TELLER });
  await changeStoryteller(home, { provider: 'bridge', baseUrl: bridge, fallbackProvider: 'built-in' });
  await changeModelSettings(home, { contextTokens: 8192 });
  writeFileSync(
    path.join(bridge, '0001-prose.answer.txt'),
    'The cart stops. \u001b[31mRed\u001b[0m dust settles.',
  );
  // Whoever asks next may do so in any order; choices that are none are left to the built-in ones.
  for (const number of ['0002', '0003', '0004', '0005']) {
    writeFileSync(path.join(bridge, `${number}-other.answer.txt`), 'Dry.');
    for (const task of ['choices', 'facts', 'check'])
      writeFileSync(path.join(bridge, `${number}-${task}.answer.json`), '{}');
  }
  const told = await runProgram(home, ['play', 'low-water', '--auto', '0', '--json', '--seed', 'prompt']);
  expect(told.exitCode, told.stderr).toBe(0);
}, 120_000);

const prompt = (...args: string[]) => runProgram(home, ['story', 'prompt', 'last', ...args]);

it('story prompt prints exactly what was sent and answered, with sizes', async () => {
  const { stdout } = await prompt('--json');
  const { scene, prompts: all } = JSON.parse(stdout);
  const prompts = all.filter(({ skill }: { skill: string }) => skill === 'teller');
  expect([scene, prompts.map(({ task }: { task: string }) => task)]).toEqual([1, ['prose', 'other']]);
  const sent = JSON.parse(readFileSync(path.join(bridge, '0001-prose.prompt.json'), 'utf8'));
  const text = (messages: { content: string }[]) => messages.map(({ content }) => content).join('\n\n');
  expect(text(prompts[0].messages)).toBe(text(sent.messages));
  expect(prompts[0].answer).toContain('The cart stops.');
  expect(prompts[0].sizes).toMatchObject({ chapters: 0, recent: 0, asked: expect.any(Number) });
  expect(prompts[0].sizes.rules).toBeGreaterThan(800);
  const shown = await prompt('--scene', '1', '--task', 'prose');
  expect(shown.stdout).toContain('Scene 1, prose:');
  expect(shown.stdout).toMatch(
    /rules, campaign, people \d+, notes of the scene \d+, what is asked \d+ tokens/,
  );
  expect(shown.stdout).toContain('Notes for the next scene:');
  expect(shown.stdout).not.toContain('\u001b[31m');
  expect(shown.stdout).not.toContain('How is the weather?');
  expect((await prompt('--task', 'facts')).stdout).toBe(
    'No language model was asked for “facts” in scene 1.\n',
  );
  expect((await prompt('--scene', '9')).exitCode).toBe(1);
}, 120_000);

it('the page gets the same, and says when there is no such scene', async () => {
  const server = await startServer({ home, keepHome: true });
  const { stories } = await server.ask('library');
  const id = stories[0]?.id ?? '';
  const { prompts } = await server.ask('prompts', { params: { id, scene: 1 } });
  const teller = prompts.filter(({ skill }) => skill === 'teller');
  expect(teller.map(({ task, skill }) => [task, skill])).toEqual([
    ['prose', 'teller'],
    ['other', 'teller'],
  ]);
  expect((await server.refused('prompts', { params: { id, scene: 7 } })).status).toBe(404);
  await server.close();
}, 60_000);

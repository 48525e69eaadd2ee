import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ToolInput } from '../../src/contracts/tool-input.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { smallCampaign } from '../by-model/support/small-campaign.ts';
import { emit, shell, trustSkills, writeSkills } from '../support/skills.ts';
import { converse, runProgram } from './support/saved.ts';
import { minimalCampaign, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
trustSkills();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const DONE = emit({ type: 'done', ok: true });
const narration = emit({ type: 'state_patch', patch: { narration: { paragraphs: ['Rain falls.'] } } });
const bare = minimalCampaign(path.join(scratch, 'bare'));

function homeWithNarrator(...lines: string[]): string {
  const home = mkdtempSync(path.join(scratch, 'home-'));
  writeSkills(path.join(home, 'skills'), {
    barometer: {
      scripts: { 'narrate.sh': shell(...lines, narration, DONE) },
      manifest: { displayName: 'Barometer', capabilities: ['narration'], priority: 99 },
    },
  });
  return home;
}

const ui = (event: string, payload: object) => emit({ type: 'ui_event', event, payload: { ...payload } });

describe('what a skill sends besides prose', () => {
  it('is in the scene with its name and payload, as long as it is not too much, and in the terminal', async () => {
    const home = homeWithNarrator(
      ui('storm_warning', { level: 3, where: 'north' }),
      ui('note', { text: 'The glass is falling.' }),
      ui('flood', { text: 'x'.repeat(10_000) }),
    );
    const [scene] = await converse(home, [bare, '--seed', 'a'], () => null);
    expect(scene?.prose).toEqual(['Rain falls.']);
    expect(scene?.uiEvents).toEqual([
      { skill: 'barometer', event: 'storm_warning', payload: { level: 3, where: 'north' } },
      { skill: 'barometer', event: 'note', payload: { text: 'The glass is falling.' } },
      { skill: 'barometer', event: 'flood', payload: {}, isCut: true },
    ]);

    const { stdout } = await runProgram(home, ['play', '--resume', 'last', '--plain']);
    const shown = stdout.replaceAll(/\s+/g, ' ');
    expect(shown).toContain('[barometer sent “storm_warning”: {"level":3,"where":"north"}]');
    expect(shown).toContain('barometer: The glass is falling.');
  }, 120_000);

  it('an error after which it does its work is told once for as long as it lasts', async () => {
    const home = homeWithNarrator(
      emit({ type: 'error', errorCode: 'api_refused', errorMessage: 'The weather server answered 401.' }),
    );
    const [first, second] = await converse(home, [bare, '--seed', 'a'], (scene, count) =>
      count === 1 ? (scene.choices[0]?.id ?? '') : null,
    );
    const told = 'Barometer: The weather server answered 401. The built-in writer continues the story.';
    expect(first?.notices).toContain(told);
    expect(first?.faults).toMatchObject([{ skill: 'barometer', kind: 'network', isRecovered: true }]);
    expect(second?.notices).not.toContain(told);
    expect(second?.faults).toMatchObject([{ skill: 'barometer', isKnown: true }]);
  }, 120_000);
});

describe('what a skill brings into the story', () => {
  it('is told, can be chosen and is answered for; what it does not declare is refused with its reason', async () => {
    const home = mkdtempSync(path.join(scratch, 'home-'));
    const effects = [
      { kind: 'person', name: 'Odo Larch', about: 'a tinker with a handcart' },
      { kind: 'item', name: 'a free kettle' },
    ];
    writeSkills(path.join(home, 'skills'), {
      tinker: {
        scripts: { 'come.sh': shell(emit({ type: 'state_patch', patch: { effects } }), DONE) },
        manifest: { runs: { when: 'every_scene' }, permissions: { effects: ['person', 'thing'] } },
      },
    });
    const withTinker = (scene: Scene) =>
      scene.choices.find(({ text }) => /Odo|Larch|tinker/.test(text))?.id ?? null;
    const [first, second] = await converse(home, [smallCampaign(), '--seed', 'a'], (scene, count) =>
      count === 1 ? (withTinker(scene) ?? scene.choices[0]?.id ?? null) : null,
    );
    expect(first?.prose.join(' ')).toContain('Odo Larch');
    expect(first?.npcs.map(({ name }) => name)).toContain('Odo Larch');
    expect(first?.refused).toMatchObject([
      { effect: { kind: 'item' }, reason: expect.stringContaining('does not declare "item"') },
    ]);
    const offered = [first, second].map((scene) => scene && withTinker(scene));
    expect(offered.some((id) => id !== null)).toBe(true);
    expect(second?.refused?.map(({ reason }) => reason)).toContainEqual('The story has "Odo Larch" already.');
  }, 120_000);
});

describe('an item that a skill gives', () => {
  it('can be looked at, and what is looked at is told of', async () => {
    const home = mkdtempSync(path.join(scratch, 'home-'));
    const effects = [{ kind: 'item', name: 'a brass whistle', change: 'gained' }];
    writeSkills(path.join(home, 'skills'), {
      peddler: {
        scripts: { 'give.sh': shell(emit({ type: 'state_patch', patch: { effects } }), DONE) },
        manifest: { runs: { when: 'every_scene' }, permissions: { effects: ['item'] } },
      },
    });
    const withWhistle = (scene: Scene | undefined) =>
      (scene?.choices ?? []).filter(({ text }) => text.includes('whistle'));
    const scenes = await converse(home, [smallCampaign(), '--seed', 'a'], (scene, count) => {
      const look = withWhistle(scene).find(({ id }) => id.startsWith('look'));
      return count === 1 ? (look?.id ?? null) : null;
    });
    expect(scenes[0]?.changes).toContain('You have the brass whistle.');
    expect(withWhistle(scenes[0]).map(({ id }) => id)).toContain('look|item:brass-whistle');
    expect(scenes[1]?.prose.join(' ')).toContain('whistle');
  }, 120_000);
});

describe('story input', () => {
  it('saves what a script got, so that the same script can be run with it again', async () => {
    const home = homeWithNarrator('cat >got.json');
    await converse(home, [bare, '--seed', 'a'], (scene, count) =>
      count === 1 ? (scene.choices[0]?.id ?? '') : null,
    );
    const got = JSON.parse(
      readFileSync(path.join(home, 'skills/barometer/data/got.json'), 'utf8'),
    ) as ToolInput;
    const file = path.join(home, 'input.json');
    const args = ['story', 'input', 'last', '--scene', '2', '--tool', got.tool];
    const { exitCode, stderr } = await runProgram(home, [...args, '-o', file]);
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('narrate.sh'),
    });
    const saved = JSON.parse(readFileSync(file, 'utf8')) as ToolInput;
    expect(saved).toEqual({ ...got, host: null });

    const unknown = await runProgram(home, [...args.slice(0, -1), 'nobody']);
    expect(unknown.stderr).toContain(got.tool);
    expect(unknown.exitCode).toBe(1);
  }, 120_000);
});

describe('dice', () => {
  it('are hidden from the scene, the terminal and the state when the setting says so', async () => {
    const home = mkdtempSync(path.join(scratch, 'home-'));
    await runProgram(home, ['skill', 'config', 'dice-roller', 'showIndividualRolls=false']);
    const args = ['part-heard', '--auto', '12', '--json', '--seed', 'bones'];
    const play = async (where: string) =>
      (await runProgram(where, ['play', ...args])).stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { roll?: { dice: unknown[]; total: number } });
    const hidden = (await play(home)).flatMap(({ roll }) => roll ?? []);
    const shown = (await play(mkdtempSync(path.join(scratch, 'home-')))).flatMap(({ roll }) => roll ?? []);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.map(({ total }) => total)).toEqual(shown.map(({ total }) => total));
    expect(hidden.flatMap(({ dice }) => dice)).toEqual([]);
    expect(shown.every(({ dice }) => dice.length > 0)).toBe(true);
  }, 180_000);
});

describe('the specs’ own memory example', () => {
  it.each(['shared', 'files'])(
    'is found again by plan run with %s records',
    async (backend) => {
      const home = mkdtempSync(path.join(scratch, 'home-'));
      if (backend === 'files') await runProgram(home, ['skill', 'config', 'memory', 'storageBackend=files']);
      const file = path.join(home, 'plan.json');
      writeFileSync(
        file,
        JSON.stringify({
          requestId: '6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10',
          tools: [
            {
              toolId: 'store',
              toolPath: 'skills/memory/store-memory',
              input: {
                summary: 'Player helped blacksmith repair anvil',
                characters: ['player', 'blacksmith_aldric'],
                location: 'blacksmith_shop',
                significance: 'high',
              },
            },
            {
              toolId: 'recall',
              toolPath: 'skills/memory/recall-memory',
              dependencies: ['store'],
              input: {
                query: 'interactions with blacksmith',
                limit: 3,
                filters: { location: 'blacksmith_shop' },
              },
            },
          ],
        }),
      );
      const { stdout } = await runProgram(home, ['plan', 'run', file, '--json']);
      expect(JSON.parse(stdout).aggregatedState.memories).toMatchObject([
        { summary: 'Player helped blacksmith repair anvil' },
      ]);
    },
    60_000,
  );
});

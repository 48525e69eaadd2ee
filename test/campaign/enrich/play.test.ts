import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForPlay } from '../../../src/campaign/enrich/for-play.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { cli } from '../../support/cli.ts';
import { isVerifying, rounds } from '../../support/length.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, manifest, minimal, NOW } from './support/campaign.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SEED = path.join(ROOT, 'campaigns/the-honourable-snail');
const OPTIONS = { now: NOW, version: '0.1.0' };

const narratoria = (home: string, ...args: string[]) => cli(args, { home });

const scenesIn = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scene);

describe('playing a sparse campaign', () => {
  it('fills it out first, tells the player, and plays on', { timeout: 120_000 }, async () => {
    const folder = campaignFolder(minimal());
    const before = contentOf(folder);
    const { stdout, stderr, exitCode } = await narratoria(
      campaignFolder({}),
      'play',
      folder,
      '--auto',
      '8',
      '--json',
      '--seed',
      'tide',
    );
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    const scenes = scenesIn(stdout);
    const isOver = scenes.at(-1)?.ending !== undefined;
    expect(scenes.length).toBe(isOver ? scenes.length : 9);
    expect(scenes.length).toBeGreaterThan(7);
    expect(scenes[0]?.notices.join(' ')).toContain('_generated');
    expect(scenes[0]?.prose.join(' ')).toContain('mind the copper bell');
    expect(new Set(scenes.map(({ location }) => location)).size).toBeGreaterThan(1);
    expect(new Set(scenes.flatMap(({ npcs }) => npcs.map(({ name }) => name))).size).toBeGreaterThan(1);
    expect(contentOf(folder)).toEqual(before);
  });

  it('does not bring back what the author has thrown out', async () => {
    const folder = campaignFolder(minimal());
    await enrich(folder);
    rmSync(path.join(folder, 'plot/endings'), { recursive: true });
    const before = contentOf(folder);
    expect(await folderForPlay(folder, campaignFolder({}), OPTIONS)).toMatchObject({
      folder,
      enriched: null,
    });
    expect(contentOf(folder)).toEqual(before);
  });

  it('leaves a campaign with three files or more as it is, if there is a place or a person in it', async () => {
    const page = '# The ferry\n\nIt leaks.\n';
    const folder = campaignFolder({ ...minimal(), 'lore/locations/ferry.md': page });
    const before = contentOf(folder);
    expect((await folderForPlay(folder, campaignFolder({}), OPTIONS)).enriched).toBeNull();
    expect(contentOf(folder)).toEqual(before);
    const nowhere = campaignFolder({ ...minimal(), 'lore/ferry.md': page });
    expect((await folderForPlay(nowhere, campaignFolder({}), OPTIONS)).enriched).not.toBeNull();
  });

  it('fills out a character that was imported without a story', async () => {
    const files = {
      'manifest.json': manifest({ title: 'The Story of Wren', description: 'A small story around Wren.' }),
      'plot/premise.md':
        '# How it begins\n\nWren keeps the night desk at the ferry terminal. The lost umbrella has come back wet, and it has not rained for a month. “You again,” she says.\n',
      'lore/locations/meeting-place.md':
        '# The Ferry Terminal\n\nA ferry terminal at night, with one lamp.\n',
      'characters/npcs/wren/profile.json': JSON.stringify({
        name: 'Wren',
        role: 'Night clerk',
        personality: { traits: ['dry'] },
      }),
      'extensions/wren.json': '{}',
      'art/characters/wren.png.keywords.txt': 'wren',
    };
    const folder = campaignFolder(files);
    const ready = await folderForPlay(folder, campaignFolder({}), OPTIONS);
    const scenes = ready.enriched?.added.filter((file) => file.endsWith('_generated.ink')) ?? [];
    expect(scenes.length).toBeGreaterThanOrEqual(5);
    const campaign = loadCampaign(ready.folder);
    expect(campaign.storylets.some((storylet) => storylet.with.includes('person:wren'))).toBe(true);
    expect(campaign.endings).toHaveLength(3);
    expect(campaign.places.length).toBeGreaterThan(1);
    expect(validateCampaign(ready.folder).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('leaves it to the loader to say what is wrong with a broken one', async () => {
    const folder = campaignFolder({ 'manifest.json': '{' });
    const { stderr, exitCode } = await narratoria(campaignFolder({}), 'play', folder, '--auto', '1');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('manifest.json:1:');
    expect(stderr).toContain('campaign validate');
  });

  it('plays without a file that is broken, and says where it is', async () => {
    const folder = campaignFolder({ 'manifest.json': manifest(), 'plot/beats.json': '{' });
    const { stdout, exitCode } = await narratoria(campaignFolder({}), 'play', folder, '--auto', '1');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('plot/beats.json:1:');
  });
});

describe('the copy that is played', () => {
  it('follows the author, and is made anew from what they have written by the next time', async () => {
    const folder = campaignFolder(minimal());
    const home = campaignFolder({});
    const ready = await folderForPlay(folder, home, OPTIONS);
    const generated = Object.keys(contentOf(ready.folder)).filter((file) => file.includes('_generated'));
    writeFileSync(path.join(folder, 'plot/premise.md'), 'You are a baker. The oven is cold.\n');
    rmSync(path.join(folder, 'world/setting.md'));
    ready.follow();
    const followed = contentOf(ready.folder);
    expect(followed['plot/premise.md']).toBe('You are a baker. The oven is cold.\n');
    expect(Object.keys(followed)).toEqual(expect.arrayContaining(generated));
    expect('world/setting.md' in followed).toBe(false);
    const again = await folderForPlay(folder, home, OPTIONS);
    expect(again.folder).toBe(ready.folder);
    expect(contentOf(again.folder)['plot/scenes/the-asking_generated.ink']).toContain('the oven');
    expect(again.enriched?.added).toContain('world/setting_generated.md');
  });
});

describe('what the author has deleted from the copy that is played', () => {
  it('does not come back, not even when the copy is made anew', async () => {
    const folder = campaignFolder(minimal());
    const home = campaignFolder({});
    const { folder: copy } = await folderForPlay(folder, home, OPTIONS);
    const file = 'plot/beats_generated.json';
    for (const name of [file, `${file}.provenance.json`]) rmSync(path.join(copy, name));
    expect((await folderForPlay(folder, home, OPTIONS)).enriched).toBeNull();
    for (const premise of ['You are a baker. The oven is cold.\n', 'You are a smith. The anvil is gone.\n']) {
      writeFileSync(path.join(folder, 'plot/premise.md'), premise);
      const { enriched, folder: again } = await folderForPlay(folder, home, OPTIONS);
      expect(enriched?.added.length).toBeGreaterThan(5);
      expect(file in contentOf(again)).toBe(false);
    }
  });
});

describe('a campaign that cannot be added to', () => {
  it('is copied to the home when it is shipped, and the package stays as it is', async () => {
    const before = contentOf(SEED);
    const home = campaignFolder({});
    const { folder, enriched } = await folderForPlay(SEED, home, OPTIONS);
    expect(folder.startsWith(realpathSync(home))).toBe(true);
    expect(path.basename(folder)).toBe('the-honourable-snail');
    expect(enriched?.added.length).toBeGreaterThan(15);
    expect(contentOf(folder)).toMatchObject(before);
    expect(contentOf(SEED)).toEqual(before);
    expect(await folderForPlay(SEED, home, OPTIONS)).toMatchObject({ folder, enriched: null });
  });

  it('is copied to the home when it may not be written, and anew when the author has changed it', () => {
    const folder = campaignFolder(minimal());
    const home = campaignFolder({});
    chmodSync(home, 0o777);
    const asNobody = () => {
      for (const name of ['', 'world', 'plot']) chmodSync(path.join(folder, name), 0o555);
      const program = `import(${JSON.stringify(path.join(ROOT, 'src/campaign/enrich/for-play.ts'))}).then(({ enrichSomewhere }) =>
        enrichSomewhere(${JSON.stringify(folder)}, ${JSON.stringify(home)}, { now: new Date(${NOW.getTime()}), version: '0.1.0' })).then((ready) => console.log(JSON.stringify(ready)))`;
      // The rights of files mean nothing to root, so root asks as nobody.
      const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
        encoding: 'utf8',
        ...nobody,
      });
      for (const name of ['', 'world', 'plot']) chmodSync(path.join(folder, name), 0o755);
      expect(stderr).toBe('');
      return JSON.parse(stdout) as { folder: string; added: string[] };
    };
    const before = contentOf(folder);
    const first = asNobody();
    expect(first.folder.startsWith(realpathSync(home))).toBe(true);
    expect(first.added.length).toBeGreaterThan(15);
    if (isVerifying) expect(asNobody()).toMatchObject({ folder: first.folder, added: [] });
    expect(contentOf(folder)).toEqual(before);
    writeFileSync(path.join(folder, 'plot/premise.md'), 'You are a baker.\n');
    expect(asNobody().added.length).toBeGreaterThan(15);
    expect(contentOf(first.folder)['plot/premise.md']).toBe('You are a baker.\n');
  });
});

describe('campaign enrich', () => {
  it('adds, adds nothing again, and takes it back', async () => {
    const home = campaignFolder({});
    const folder = campaignFolder(minimal());
    const before = contentOf(folder);
    const { added, sources, recipe } = JSON.parse(
      (await narratoria(home, 'campaign', 'enrich', folder, '--json')).stdout,
    );
    expect(added.length).toBeGreaterThan(15);
    expect(sources).toEqual([expect.stringMatching(/^narratoria\/built-in@\d/)]);
    expect(recipe.from).toBe('premise');
    expect((await narratoria(home, 'campaign', 'enrich', folder)).stdout).toBe(
      'Nothing is missing, so no files were added.\n',
    );
    expect((await narratoria(home, 'campaign', 'validate', folder)).stdout).toMatch(/^No problems found\.\n/);
    const undone = JSON.parse(
      (await narratoria(home, 'campaign', 'enrich', folder, '--undo', '--json')).stdout,
    );
    expect(undone).toMatchObject({ edited: [], removed: expect.arrayContaining(added) });
    expect(contentOf(folder)).toEqual(before);
    expect((await narratoria(home, 'campaign', 'enrich', folder, '--undo')).stdout).toBe(
      'No generated files to remove.\n',
    );
  });

  it('enriches a shipped one at home, by name, and undoes it there', async () => {
    const home = campaignFolder({});
    const { folder } = JSON.parse(
      (await narratoria(home, 'campaign', 'enrich', 'the-honourable-snail', '--json')).stdout,
    );
    expect(folder).toContain(realpathSync(home));
    expect(readdirSync(SEED).toSorted()).toEqual(['manifest.json', 'plot', 'world']);
    const { removed } = JSON.parse(
      (await narratoria(home, 'campaign', 'enrich', 'the-honourable-snail', '--undo', '--json')).stdout,
    );
    expect(removed.length).toBeGreaterThan(15);
  });

  it('has nothing to add to a complete campaign', async () => {
    for (const name of rounds(['part-heard'], ['part-heard', 'the-extra-sleeper'])) {
      const folder = path.join(campaignFolder({}), name);
      mkdirSync(folder);
      cpSync(path.join(ROOT, 'campaigns', name), folder, { recursive: true });
      const before = readdirSync(folder, { recursive: true }).toSorted();
      expect((await narratoria(campaignFolder({}), 'campaign', 'enrich', folder)).stdout).toBe(
        'Nothing is missing, so no files were added.\n',
      );
      expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
    }
  });

  it('says what is wrong with how it was called', async () => {
    const folder = campaignFolder(minimal());
    expect((await narratoria(campaignFolder({}), 'campaign', 'enrich', folder, '--all')).exitCode).toBe(2);
    expect(
      (await narratoria(campaignFolder({}), 'campaign', 'enrich', path.join(folder, 'nowhere'))).exitCode,
    ).toBe(1);
  });
});

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { LiveCampaign } from '../../../src/campaign/ingest/live.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { StorySession } from '../../../src/engine/session.ts';
import { SkillHealth } from '../../../src/skills/health.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { ProcessRunner } from '../../../src/skills/process/runner.ts';
import { ROOT } from '../../play/support/story.ts';
import { temporaryHome } from '../../store/support/homes.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { campaignWith, type Files, PROVENANCE, profile, write } from './support/campaigns.ts';

const FILES: Files = {
  'plot/premise.md': 'You stand at the gate.',
  'lore/locations/gate.md': '# The Gate\n\nThe gate is made of **oak**. It leads to [the Yard](yard.md).',
  'lore/locations/yard.md': '# The Yard\n\nThe yard is full of **barrels**. Back is [the Gate](gate.md).',
  'lore/war.md': '# The War\n\nThe war was lost.',
  'characters/npcs/tam/profile.json': profile('Tam', { metadata: { first_appearance: 'The Gate' } }),
};

async function openLive(files: Files) {
  const folder = campaignWith(files);
  const store = memoryStore();
  const campaign = loadCampaign(folder);
  const live = new LiveCampaign({
    campaign,
    store: store.campaign('c'),
    log: silentLog(),
    patienceMs: 20_000, // a busy machine must not make the test see half of it
  });
  onTestFinished(() => live.close());
  await live.open();
  const lore = async () => (await store.campaign('c').exactMatch('lore')).map(({ content }) => content);
  return { folder, campaign, live, lore };
}

async function play({ campaign, live }: Pick<Awaited<ReturnType<typeof openLive>>, 'campaign' | 'live'>) {
  const skills = await SkillLibrary.open({
    roots: [{ folder: path.join(ROOT, 'skills'), dataFolder: temporaryHome(), origin: 'shipped' }],
  });
  const runner = new ProcessRunner();
  onTestFinished(() => runner.close(0));
  const health = new SkillHealth();
  return new StorySession({
    campaign,
    refresh: () => live.refresh(),
    seed: 'edits',
    sessionId: 's',
    execution: () => ({ skills, runner, health }),
  });
}

describe('a campaign that is edited while it is played', () => {
  it('says nothing and stays the same as long as nobody edits', async () => {
    const { live } = await openLive(FILES);
    expect(await live.refresh()).toEqual({ campaign: null, notices: [] });
    expect(await live.refresh()).toEqual({ campaign: null, notices: [] });
  });

  it('is taken up, with its lore, at the next scene', async () => {
    const opened = await openLive(FILES);
    const session = await play(opened);
    const first = await session.open();
    expect(first.notices).toEqual([]);
    write(opened.folder, {
      'lore/locations/gate.md':
        '# The Gate\n\nThe gate is made of **glass** now. It leads to [the Yard](yard.md).',
      'characters/npcs/ida/profile.json': profile('Ida', { metadata: { first_appearance: 'The Gate' } }),
      'lore/war.md': '# The War\n\nThe war was won.',
    });
    const second = await session.choose(first.choices[0]?.id ?? '');
    expect(second.notices).toEqual([]);
    expect(await opened.lore()).toContain('The war was won.');
    const told = [second, await session.choose(second.choices[0]?.id ?? '')];
    expect(told.flatMap(({ npcs }) => npcs.map(({ name }) => name))).toContain('Ida');
  });

  it('goes on as it was when the edit is broken, and says once where', async () => {
    const { folder, live, lore } = await openLive(FILES);
    write(folder, {
      'lore/war.md': '# The War\n\nThe war was won.',
      'characters/npcs/tam/profile.json': '{\n  "name": "Tam",\n  "role": 5\n}',
    });
    const { campaign, notices } = await live.refresh();
    expect(campaign).toBeNull();
    expect(notices).toEqual([
      expect.stringMatching(
        /^The story goes on as it was, because of an edit: characters\/npcs\/tam\/profile\.json:\d+:\d+: /,
      ),
    ]);
    expect(await lore()).toContain('The war was lost.');
    expect(await live.refresh()).toEqual({ campaign: null, notices: [] });
    write(folder, { 'characters/npcs/tam/profile.json': profile('Tamsin') });
    const mended = await live.refresh();
    expect(mended.notices).toEqual([]);
    expect(mended.campaign?.people.map(({ name }) => name)).toEqual(['Tamsin']);
    expect(await lore()).toContain('The war was won.');
  });

  it('can lose whoever and wherever the next choice is about', async () => {
    const opened = await openLive(FILES);
    const session = await play(opened);
    let scene = await session.open();
    const withTam = scene.choices.find(({ text }) => text.includes('Tam')) ?? scene.choices[0];
    rmSync(path.join(opened.folder, 'characters'), { recursive: true });
    rmSync(path.join(opened.folder, 'lore/locations/gate.md'));
    for (let turn = 0; turn < 4; turn += 1) {
      scene = await session.choose((turn === 0 ? withTam : scene.choices[0])?.id ?? '');
      expect(scene.prose.length).toBeGreaterThan(0);
      expect(scene.choices.length).toBeGreaterThan(0);
    }
  });

  it('tells of a folder that is gone, once, and goes on', async () => {
    const { folder, live } = await openLive(FILES);
    rmSync(folder, { recursive: true });
    const { campaign, notices } = await live.refresh();
    expect(campaign).toBeNull();
    expect(notices).toEqual([expect.stringMatching(/^The campaign folder cannot be read any more: /)]);
    expect(await live.refresh()).toEqual({ campaign: null, notices: [] });
  });
});

describe('a folder that another campaign has been put into', () => {
  it('goes on as it was, and takes nothing in of the other one', async () => {
    const { folder, live, lore } = await openLive(FILES);
    write(folder, {
      'manifest.json': JSON.stringify({ title: 'Something Else', author: 'Eve', version: '1.0.0' }),
      'lore/war.md': '# The War\n\nThere was no war.',
    });
    const { campaign, notices } = await live.refresh();
    expect(campaign).toBeNull();
    expect(notices).toEqual([
      'The story goes on as it was: its folder now holds another campaign, “Something Else”.',
    ]);
    expect(await live.refresh()).toEqual({ campaign: null, notices: [] });
    expect(await lore()).toContain('The war was lost.');
  });
});

describe('what the player is told of a campaign', () => {
  it('is how many of its files a model made, once', async () => {
    const { live } = await openLive({
      'lore/a_generated.md': 'Made up.',
      'lore/a_generated.md.provenance.json': PROVENANCE,
      'lore/b_generated.md': 'Made up.',
      'lore/b_generated.md.provenance.json': PROVENANCE,
    });
    expect((await live.refresh()).notices).toEqual([
      'Campaign contains 2 AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.',
    ]);
    expect((await live.refresh()).notices).toEqual([]);
  });

  it('is what was left out, file by file', async () => {
    const cut = readFileSync(path.join(import.meta.dirname, 'media/sample.png')).subarray(0, 20);
    const { live } = await openLive({ 'art/cover.png': cut });
    expect((await live.refresh()).notices).toEqual([
      'Left out of the campaign: art/cover.png: This is no PNG, JPEG or WebP picture that can be read.',
    ]);
  });
});

import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignCard } from '../../src/contracts/api/library.ts';
import { campaignWith } from '../campaign/import-support.ts';
import { makeTempFolder } from '../support/skills.ts';
import { startServer, type TestServer } from './support/server.ts';

const home = makeTempFolder();
let server: TestServer;

const MANIFEST = JSON.stringify({ title: 'The Good One', version: '1.0.0' });

/** Writes files of a campaign in the home folder; null stands for a folder where a file should be. */
function campaign(name: string, files: Record<string, string | Buffer | null>): string {
  const folder = path.join(home, 'campaigns', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(content === null ? target : path.dirname(target), { recursive: true });
    if (content !== null) writeFileSync(target, content);
  }
  return folder;
}

beforeAll(async () => {
  server = await startServer({ home, keepHome: true });
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function cardOf(id: string): Promise<CampaignCard | undefined> {
  const { campaigns } = await server.ask('library');
  expect(campaigns.find((card) => card.id === 'low-water')).toMatchObject({ problem: '', source: 'shipped' });
  return campaigns.find((card) => card.id === id);
}

describe('one campaign does not break the list of all', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'when an imported archive has a file that ends in .%s',
    async (extension) => {
      const response = await server.fetch('/api/campaigns/import', {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-file-name': `odd-${extension}.narratoria.zip`,
        },
        body: new Uint8Array(
          campaignWith(
            { name: `art/x.${extension}`, data: 'x' },
            { name: `music/x.${extension}`, data: 'x' },
            { name: `${extension}/x.md`, data: 'x' },
          ),
        ),
      });
      expect(response.status).toBe(200);
      expect((await server.ask('library')).campaigns.map(({ title }) => title)).toContain('A small thing');
    },
  );

  const damage: [string, Record<string, string | Buffer | null>, RegExp][] = [
    ['no manifest', { 'lore/a.md': 'Somewhere.' }, /manifest/],
    ['a manifest that is a folder', { 'manifest.json': null }, /manifest/],
    ['a manifest that is no JSON', { 'manifest.json': '{' }, /manifest/],
    ['a manifest that is null', { 'manifest.json': 'null' }, /manifest/],
    ['a manifest that is a list', { 'manifest.json': '[]' }, /manifest/],
    ['a manifest of bytes', { 'manifest.json': Buffer.from([0xff, 0xfe, 0x00]) }, /manifest/],
    ['an empty manifest', { 'manifest.json': '' }, /manifest/],
    ['a manifest that nests without end', { 'manifest.json': '['.repeat(100_000) }, /manifest/],
    ['a file in the place of lore', { 'manifest.json': MANIFEST, lore: 'x' }, /lore/],
    ['a file in the place of the cast', { 'manifest.json': MANIFEST, characters: 'x' }, /characters/],
  ];
  it.each(damage)('when it has %s, and says so on its card', async (_, files, said) => {
    const name = `broken-${damage.findIndex(([, other]) => other === files)}`;
    campaign(name, files);
    expect((await cardOf(name))?.problem).toMatch(said);
    const refusal = await server.refused('creation', { params: { id: name } });
    expect(refusal.error.code).toBe('invalid_campaign');
  });

  it('when it is a link that leads to itself', async () => {
    symlinkSync('loop', path.join(home, 'campaigns', 'loop'));
    expect((await cardOf('loop'))?.problem).toMatch(/campaign folder/);
  });

  it('when links inside it go round in circles', async () => {
    const folder = campaign('round', { 'manifest.json': MANIFEST });
    symlinkSync('.', path.join(folder, 'lore'));
    symlinkSync('art', path.join(folder, 'art'));
    expect((await cardOf('round'))?.problem).toMatch(/link/);
  });

  it('when the keywords of a picture are no text', async () => {
    const files = { 'manifest.json': MANIFEST, 'art/cover.png': 'x' };
    campaign('keywords', { ...files, 'art/cover.png.keywords.txt': Buffer.from([0xff, 0x00]) });
    expect(await cardOf('keywords')).toMatchObject({ title: 'The Good One' });
  });

  it('when its name has characters that steer a terminal', async () => {
    campaign('\u001b[31mred\u202E', { 'manifest.json': MANIFEST });
    expect(await cardOf('\u001b[31mred\u202E')).toMatchObject({ title: 'The Good One' });
  });

  it('nor the list of stories, when a story was played in it', async () => {
    const folder = campaign('was-good', { 'manifest.json': MANIFEST });
    const story = await server.ask('beginStory', { body: { campaignId: 'was-good' } });
    rmSync(folder, { recursive: true });
    symlinkSync('was-good', folder);
    const { stories } = await server.ask('library');
    expect(stories.map(({ id }) => id)).toContain(story.id);
  });
});

describe('a campaign of the home folder', () => {
  it('can be deleted, however broken it is; its stories can still be read', async () => {
    const folder = campaign('leaving', { 'manifest.json': MANIFEST, 'lore/a.md': '# A\n\nThere is an A.\n' });
    const events = await server.listen();
    const story = await server.ask('beginStory', { body: { campaignId: 'leaving', seed: 's', answers: {} } });
    await events.until('told');
    writeFileSync(path.join(folder, 'manifest.json'), '{');
    expect((await cardOf('leaving'))?.problem).not.toBe('');
    await server.ask('removeCampaign', { params: { id: 'leaving' } });
    expect(existsSync(folder)).toBe(false);
    expect(await cardOf('leaving')).toBeUndefined();
    const { stories } = await server.ask('library');
    expect(stories.map(({ id }) => id)).toContain(story.id);
    const book = await server.fetch(`/api/stories/${story.id}/export?format=md`);
    expect(book.status).toBe(200);
  });

  it('is the only kind that can be deleted', async () => {
    for (const [id, status] of [
      ['low-water', 400],
      ['nothing', 404],
      ['../skills', 404],
    ] as const)
      expect(await server.refused('removeCampaign', { params: { id } })).toMatchObject({ status });
    expect((await cardOf('low-water'))?.problem).toBe('');
  });
});

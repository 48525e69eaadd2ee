import { createHash } from 'node:crypto';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { assetDocument } from '../../../src/campaign/ingest/document.ts';
import { AssetMetadataSchema } from '../../../src/contracts/asset-metadata.ts';
import { validator } from '../../../src/contracts/validate.ts';
import type { Asset } from '../../../src/store/index.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { addMedia, campaignWith, ingest, NOBODY, PROVENANCE, profile } from './support/campaigns.ts';

async function assetsOf(
  folder: string,
  campaign?: Parameters<typeof ingest>[2],
): Promise<{ asset: (file: string) => Asset; problems: string[] }> {
  const store = memoryStore();
  const { problems } = await ingest(store, folder, campaign);
  const assets = await store.campaign('c').exactMatch('asset');
  return {
    asset: (file) => assets.find(({ path: one }) => one === file) as Asset,
    problems: problems.map(({ file, message }) => `${file}: ${message}`),
  };
}

describe('pictures and recordings', () => {
  it.each([
    ['art/a.png', { format: 'png', width: 48, height: 32 }],
    ['art/deep/er/a.jpg', { format: 'jpeg', width: 48, height: 32 }],
    ['art/a.webp', { format: 'webp', width: 48, height: 32 }],
  ])('%s has the size that its bytes say', async (file, metadata) => {
    const folder = campaignWith({});
    addMedia(folder, file);
    const { asset } = await assetsOf(folder);
    expect(asset(file)).toMatchObject({ type: 'image', image_metadata: metadata });
  });

  it.each([
    ['music/a.mp3', 'mp3', 1.5, 32],
    ['music/a.ogg', 'ogg', 2, 32],
    ['music/a.wav', 'wav', 0.5, 128],
    ['music/a.flac', 'flac', 1, 32],
  ])('%s has the length and the bit rate that its bytes say', async (file, format, seconds, kilobits) => {
    const folder = campaignWith({});
    addMedia(folder, file);
    const { asset } = await assetsOf(folder);
    const { type, audio_metadata: audio } = asset(file);
    expect([type, audio?.format]).toEqual(['audio', format]);
    expect(Math.abs((audio?.duration_seconds ?? 0) - seconds)).toBeLessThan(0.1);
    expect(Math.abs((audio?.bitrate ?? 0) - kilobits)).toBeLessThan(kilobits * 0.3);
  });

  it('go by their bytes and not by their name', async () => {
    const folder = campaignWith({});
    addMedia(folder, 'art/photo.png', '.jpg');
    expect((await assetsOf(folder, NOBODY)).asset('art/photo.png').image_metadata?.format).toBe('jpeg');
  });

  it('loop under ambient/', async () => {
    const folder = campaignWith({});
    addMedia(folder, 'music/ambient/wind.ogg');
    addMedia(folder, 'music/combat/drums.ogg');
    const { asset } = await assetsOf(folder);
    expect(asset('music/ambient/wind.ogg').audio_metadata?.loop).toBe(true);
    expect(asset('music/combat/drums.ogg').audio_metadata?.loop).toBeUndefined();
  });

  it('that cannot be read are named, and do not keep the others out', async () => {
    const folder = campaignWith({
      'art/empty.png': '',
      'art/words.webp': 'Not a picture.',
      'music/noise.mp3': 'x',
    });
    writeFileSync(path.join(folder, 'art/gif.png'), 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000');
    writeFileSync(path.join(folder, 'music/cut.flac'), readFileSync(sample('flac')).subarray(0, 20));
    addMedia(folder, 'art/good.png');
    const { asset, problems } = await assetsOf(folder, NOBODY);
    expect(problems).toEqual([
      'art/empty.png: This is no PNG, JPEG or WebP picture that can be read.',
      'art/gif.png: This is no PNG, JPEG or WebP picture that can be read.',
      'art/words.webp: This is no PNG, JPEG or WebP picture that can be read.',
      'music/cut.flac: This is no MP3, OGG, WAV or FLAC recording that can be read.',
      'music/noise.mp3: This is no MP3, OGG, WAV or FLAC recording that can be read.',
    ]);
    expect(asset('art/good.png')).toBeDefined();
    expect(asset('art/gif.png')).toBeUndefined();
  });

  it('are named by path and checksum, not copied; the whole document is made on demand', async () => {
    const folder = campaignWith({ 'lore/a.md': '# A\n\nOne.\n\nTwo.' });
    addMedia(folder, 'art/a.png');
    const { asset } = await assetsOf(folder);
    const bytes = readFileSync(sample('png'));
    expect(asset('art/a.png')).toMatchObject({
      data: 'file:art/a.png',
      checksum: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    });
    const check = validator(AssetMetadataSchema);
    const picture = await assetDocument(new CampaignFolder(folder), asset('art/a.png'));
    expect(picture.data).toBe(bytes.toString('base64'));
    expect(Object.keys(picture)).not.toContain('ingest');
    const prose = await assetDocument(new CampaignFolder(folder), asset('lore/a.md'));
    expect(prose).toMatchObject({
      data: '# A\n\nOne.\n\nTwo.',
      prose_metadata: {
        word_count: 3,
        language: 'en',
        chunks: ['One.', 'Two.'],
        chunk_method: 'paragraph',
        chunk_metadata: [
          { chunk_index: 0, paragraph_id: 1, token_count: 2 },
          { chunk_index: 1, paragraph_id: 2, token_count: 2 },
        ],
      },
    });
    const manifest = await assetDocument(new CampaignFolder(folder), asset('manifest.json'));
    for (const document of [picture, prose, manifest]) expect(check(document)).toEqual([]);
  });
});

describe('keywords', () => {
  it('come from the sidecar and from nowhere else when there is one', async () => {
    const folder = campaignWith({
      'art/characters/npc_wizard.png.keywords.txt':
        '# art/characters/npc_wizard.png\nwizard\n\narchmage \nmagic_user\n',
    });
    addMedia(folder, 'art/characters/npc_wizard.png');
    const { asset } = await assetsOf(folder);
    expect(asset('art/characters/npc_wizard.png').keywords).toEqual(['wizard', 'archmage', 'magic_user']);
  });

  it('come from the name and the content otherwise', async () => {
    const folder = campaignWith({
      'characters/npcs/merlin/profile.json': profile('Merlin', { role: 'Court Wizard' }),
      'lore/history/old-war.md': '# The Salt War\n\nQueen Ysolde fought the salt war. The salt won.',
      'art/items/empty.png.keywords.txt': '# nothing yet\n',
    });
    addMedia(folder, 'art/items/empty.png');
    addMedia(folder, 'art/locations/drowned-bell_02.webp');
    const { asset } = await assetsOf(folder);
    expect(asset('art/locations/drowned-bell_02.webp').keywords).toEqual(['drowned', 'bell', 'locations']);
    expect(asset('art/items/empty.png').keywords).toContain('empty');
    expect(asset('characters/npcs/merlin/profile.json').keywords).toEqual(
      expect.arrayContaining(['merlin', 'court wizard', 'quiet']),
    );
    expect(asset('lore/history/old-war.md').keywords).toEqual(
      expect.arrayContaining(['old', 'war', 'salt', 'history']),
    );
  });
});

describe('relationships', () => {
  it('go both ways: paths that are written, and people and places that file names name', async () => {
    const folder = campaignWith({
      'characters/npcs/wizard/profile.json': profile('Merlin Ambrosius', { secrets: 'See secrets.md' }),
      'characters/npcs/wizard/secrets.md': 'He is afraid of owls.',
      'lore/locations/wizard-tower.md':
        '# The Wizard Tower\n\nTall. See [the war](../war.md) and ![it](../../art/tower%20old.png).',
      'lore/war.md': 'It is over. See lore/locations/nowhere.md.',
      'plot/beats.json': {
        beats: [
          {
            id: 'beat_001',
            title: 'The war begins',
            description: 'The war begins at the gate of the tower.',
            conditions: {},
            priority: 'low',
            music: 'music/theme.mp3',
          },
        ],
      },
    });
    for (const file of [
      'art/characters/npc_wizard.png',
      'art/characters/merlin-ambrosius.png',
      'art/locations/wizard_tower.png',
      'art/tower old.png',
      'characters/npcs/wizard/portrait.png',
    ])
      addMedia(folder, file, '.png');
    addMedia(folder, 'music/theme.mp3');
    const { asset } = await assetsOf(folder);
    const WIZARD = 'characters/npcs/wizard/profile.json';
    for (const file of [
      'art/characters/npc_wizard.png',
      'art/characters/merlin-ambrosius.png',
      'characters/npcs/wizard/portrait.png',
    ]) {
      expect(asset(file).relationships, file).toEqual({
        references: [WIZARD],
        referenced_by: [],
        entity_links: ['wizard', 'person:wizard'],
      });
    }
    expect(asset(WIZARD).relationships).toEqual({
      references: ['characters/npcs/wizard/secrets.md'],
      referenced_by: [
        'art/characters/merlin-ambrosius.png',
        'art/characters/npc_wizard.png',
        'characters/npcs/wizard/portrait.png',
        'characters/npcs/wizard/secrets.md',
      ],
      entity_links: ['wizard', 'person:wizard'],
    });
    expect(asset('art/locations/wizard_tower.png').relationships).toEqual({
      references: ['lore/locations/wizard-tower.md'],
      referenced_by: [],
      entity_links: ['wizard-tower', 'place:wizard-tower'],
    });
    expect(asset('lore/locations/wizard-tower.md').relationships?.references).toEqual([
      'art/tower old.png',
      'lore/war.md',
    ]);
    expect(asset('lore/war.md').relationships).toEqual({
      references: [],
      referenced_by: ['lore/locations/wizard-tower.md'],
      entity_links: [],
    });
    expect(asset('music/theme.mp3').relationships?.referenced_by).toEqual(['plot/beats.json']);
  });
});

describe('provenance', () => {
  const MISSING =
    'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
  const CONFLICT =
    'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';

  it('of a generated file comes from its sidecar', async () => {
    const folder = campaignWith({
      'lore/a_generated.md': 'Made up.',
      'lore/a_generated.md.provenance.json': PROVENANCE,
      'lore/b.md': 'Written.',
    });
    const { asset, problems } = await assetsOf(folder);
    expect(problems).toEqual([]);
    expect(asset('lore/a_generated.md')).toMatchObject({ generated: true, provenance: PROVENANCE });
    expect(asset('lore/b.md').generated).toBe(false);
    expect(asset('lore/b.md').provenance).toBeUndefined();
  });

  it.each([
    ['is missing', 'lore/a_generated.md', null, MISSING],
    ['lacks a field', 'lore/a_generated.md', { ...PROVENANCE, seed_data: undefined }, MISSING],
    ['is with a human file', 'lore/a.md', PROVENANCE, CONFLICT],
    [
      'has no real time',
      'lore/a_generated.md',
      { ...PROVENANCE, generated_at: 'yesterday' },
      'provenance.generated_at must be an ISO 8601 date and time such as "2026-01-31T18:00:00Z", but is "yesterday".',
    ],
  ])('that %s keeps the file and its lore out', async (_, file, provenance, message) => {
    const folder = campaignWith({
      [file]: 'Text.',
      ...(provenance !== null && { [`${file}.provenance.json`]: provenance }),
    });
    const store = memoryStore();
    expect((await ingest(store, folder, NOBODY)).problems).toEqual([{ file, message }]);
    expect(await store.campaign('c').exactMatch('asset', { filePath: file })).toEqual([]);
    expect(await store.campaign('c').exactMatch('lore')).toEqual([]);
  });
});

describe('what does not belong', () => {
  it('is not read: links out of the folder, hidden files, files of other kinds', async () => {
    const outside = campaignWith({ 'lore/secret.md': 'Not yours.' });
    const folder = campaignWith({ 'lore/.hidden.md': 'x', 'notes.docx': 'x', 'lore/in.md': 'Mine.' });
    symlinkSync(path.join(outside, 'lore'), path.join(folder, 'lore/out'));
    symlinkSync(path.join(folder, 'lore'), path.join(folder, 'lore/again'));
    const store = memoryStore();
    expect((await ingest(store, folder, NOBODY)).problems).toEqual([
      { file: 'lore/again', message: 'This is a link to a folder.' },
      { file: 'lore/out', message: 'This leads out of the campaign folder.' },
    ]);
    const assets = await store.campaign('c').exactMatch('asset');
    expect(assets.map((asset) => asset.path)).toEqual(['lore/in.md', 'manifest.json']);
  });
});

function sample(extension: string): string {
  return path.join(import.meta.dirname, `media/sample.${extension}`);
}

import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPng } from '../../../skills/character-portraits/src/keeping/png.ts';
import { runPortrait } from './run-script.ts';

const SCRIPTS = path.join(import.meta.dirname, '../../../skills/character-portraits/scripts');
const MARA = {
  characterId: 'npc:mara',
  name: 'Mara',
  description: 'A broad woman with grey hair in a bun, a leather apron and burnt hands.',
  generatedAt: '2026-01-01T00:00:00.000Z',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portraits-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pictureOf = (asset: { path: string } | null) => readFileSync(path.resolve(folder, asset?.path ?? ''));

describe('a portrait', () => {
  it('is a PNG that says where it comes from', async () => {
    const { asset, portrait, ok } = await runPortrait('generate', folder, MARA);
    expect(ok).toBe(true);
    expect(portrait).toMatchObject({ characterId: 'npc:mara', source: 'drawn', assetId: asset?.['assetId'] });
    expect(asset?.metadata).toMatchObject({
      width: 512,
      height: 512,
      altText: 'Portrait of Mara: woman, grey hair in a bun.',
      provenance: { generatedAt: MARA.generatedAt, characterId: 'npc:mara' },
    });
    const facts = readPng(pictureOf(asset));
    expect(facts).toMatchObject({ width: 512, height: 512, texts: { 'Creation Time': MARA.generatedAt } });
    expect(JSON.parse(facts?.texts['narratoria:provenance'] ?? '')).toEqual(asset?.metadata['provenance']);
  });

  it('is copied to a folder elsewhere that the settings name', async () => {
    const elsewhere = path.join(folder, 'elsewhere', 'faces');
    const { asset, ok } = await runPortrait('generate', folder, MARA, {
      config: { storageLocation: elsewhere },
    });
    expect(ok).toBe(true);
    expect(path.resolve(folder, asset?.path ?? '')).not.toContain(elsewhere);
    const copies = readdirSync(elsewhere);
    expect(copies).toHaveLength(1);
    expect(readFileSync(path.join(elsewhere, copies[0] ?? ''))).toEqual(pictureOf(asset));
  });

  it('goes by the pronoun where the description does not say', async () => {
    const said = async (pronoun: string) => {
      const input = { characterId: `npc:${pronoun}`, name: 'Sam', description: 'Grey hair; old', pronoun };
      return (await runPortrait('generate', folder, input)).portrait?.['altText'];
    };
    expect(await said('she')).toBe('Portrait of Sam: old woman, grey hair.');
    expect(await said('he')).toBe('Portrait of Sam: old man, grey hair.');
    expect(await said('they')).toBe('Portrait of Sam: old person, grey hair.');
  });

  it('is found again, also when it is told in other words', async () => {
    const first = await runPortrait('lookup', folder, MARA);
    const drawn = statSync(path.resolve(folder, first.asset?.path ?? '')).mtimeMs;
    for (const description of [
      MARA.description,
      '',
      'A broad woman, grey hair in a bun, in a leather apron, with burnt hands and a hammer.',
    ]) {
      const again = await runPortrait('lookup', folder, { ...MARA, description });
      expect(again.portrait).toMatchObject({ source: 'kept' });
      expect(again.asset?.path).toBe(first.asset?.path);
    }
    expect(statSync(path.resolve(folder, first.asset?.path ?? '')).mtimeMs).toBe(drawn);
  });

  it('is drawn again when the looks have changed', async () => {
    const before = await runPortrait('lookup', folder, MARA);
    const after = await runPortrait('lookup', folder, {
      ...MARA,
      description: MARA.description.replace('grey', 'red'),
    });
    expect(after.portrait).toMatchObject({ source: 'drawn' });
    expect(after.asset?.path).not.toBe(before.asset?.path);
    const still = await runPortrait('generate', folder, {
      ...MARA,
      description: MARA.description.replace('grey', 'red'),
    });
    expect(still).toMatchObject({ portrait: { source: 'kept' }, asset: { path: after.asset?.path } });
  });

  it('is drawn again in another style or size', async () => {
    await runPortrait('lookup', folder, MARA);
    const { portrait, asset } = await runPortrait('lookup', folder, MARA, {
      config: { stylePreset: 'pixel', resolution: 256 },
    });
    expect(portrait).toMatchObject({ source: 'drawn', preset: 'pixel' });
    expect(readPng(pictureOf(asset))).toMatchObject({ width: 256 });
  });

  it('is found by what somebody looks like, but people of the campaign are who they are', async () => {
    const first = await runPortrait('lookup', folder, MARA);
    const stranger = await runPortrait('lookup', folder, {
      ...MARA,
      characterId: 'npc:the-smith',
      name: 'the smith',
    });
    expect(stranger).toMatchObject({ portrait: { source: 'kept' }, asset: { path: first.asset?.path } });
    const [one, other] = [
      await runPortrait('lookup', folder, { ...MARA, characterId: 'person:ada' }),
      await runPortrait('lookup', folder, { ...MARA, characterId: 'person:eda' }),
    ];
    expect(other.asset?.path).not.toBe(one.asset?.path);
    // Whom no author wrote may turn up under another name.
    const again = { ...MARA, characterId: 'person:the-smith', byLooks: true };
    expect((await runPortrait('lookup', folder, again)).portrait).toMatchObject({ source: 'kept' });
  });

  it('shows another face when it is updated, and keeps that one', async () => {
    const first = await runPortrait('generate', folder, MARA);
    const second = await runPortrait('update', folder, { characterId: 'npc:mara' });
    expect(second.asset?.path).not.toBe(first.asset?.path);
    expect(pictureOf(second.asset).equals(pictureOf(first.asset))).toBe(false);
    expect((await runPortrait('lookup', folder, MARA)).asset?.path).toBe(second.asset?.path);
  });

  it('is the same to the byte wherever it is drawn', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    const [one, other] = [
      await runPortrait('generate', folder, MARA),
      await runPortrait('generate', elsewhere, MARA),
    ];
    expect(pictureOf(one.asset).equals(readFileSync(path.resolve(elsewhere, other.asset?.path ?? '')))).toBe(
      true,
    );
  });

  it('is one picture and one record when six scripts draw at once', async () => {
    const runs = await Promise.all(Array.from({ length: 6 }, () => runPortrait('generate', folder, MARA)));
    expect(
      new Set(runs.map(({ ok, warnings, asset }) => JSON.stringify([ok, warnings, asset?.path]))).size,
    ).toBe(1);
    expect(runs[0]?.ok).toBe(true);
    expect(readdirSync(path.join(folder, 'portraits'))).toHaveLength(1);
    expect(readPng(pictureOf(runs[0]?.asset ?? null))).not.toBeNull();
  });

  it.each(['cut short', 'gone', 'nonsense'])('is drawn again when its file is %s', async (damage) => {
    const { asset } = await runPortrait('lookup', folder, MARA);
    const file = path.resolve(folder, asset?.path ?? '');
    const whole = readFileSync(file);
    if (damage === 'gone') rmSync(file);
    else writeFileSync(file, damage === 'nonsense' ? 'not a picture' : whole.subarray(0, whole.length / 2));
    expect((await runPortrait('lookup', folder, MARA)).portrait).toMatchObject({ source: 'drawn' });
    expect(readFileSync(file).equals(whole)).toBe(true);
  });

  it('is the player’s own, from the persona', async () => {
    const persona = {
      name: 'Mira',
      race: 'Elf',
      calling: 'Ranger',
      traits: ['cheerful'],
      appearance: 'Short red hair.',
    };
    const { portrait } = await runPortrait('generate', folder, { persona });
    expect(portrait).toMatchObject({
      characterId: 'player',
      name: 'Mira',
      altText: 'Portrait of Mira: elf person, short red hair, smiling.',
    });
  });

  it('is the campaign’s own picture before all others', async () => {
    for (const script of ['lookup', 'generate', 'update'] as const) {
      const { portrait, asset, events } = await runPortrait(script, folder, {
        ...MARA,
        portrait: 'art/characters/mara.png',
      });
      expect(portrait).toMatchObject({ source: 'campaign', campaignPath: 'art/characters/mara.png' });
      expect(asset).toBeNull();
      expect(events).toContainEqual(expect.objectContaining({ type: 'state_patch' }));
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not drawn when it is only looked for', async () => {
    const { asset, portrait, ok } = await runPortrait('lookup', folder, { ...MARA, generate: false });
    expect({ asset, portrait, ok }).toEqual({ asset: null, portrait: null, ok: true });
  });
});

describe('when things fail', () => {
  /** Without the package's modules beside it, a script cannot render. */
  function scriptsAlone(): string {
    const scripts = path.join(folder, 'alone', 'scripts');
    mkdirSync(scripts, { recursive: true });
    for (const file of readdirSync(SCRIPTS)) copyFileSync(path.join(SCRIPTS, file), path.join(scripts, file));
    return scripts;
  }

  it('shows a silhouette, and tries again next time', async () => {
    const scripts = scriptsAlone();
    const { asset, portrait, warnings, ok } = await runPortrait('lookup', folder, MARA, { scripts });
    expect(ok).toBe(true);
    expect(portrait).toMatchObject({ source: 'silhouette' });
    expect(readPng(pictureOf(asset))).toMatchObject({ width: 512 });
    expect(warnings).toHaveLength(1);
    expect((await runPortrait('lookup', folder, MARA)).portrait).toMatchObject({ source: 'drawn' });
  });

  it('needs no renderer for a portrait that is kept', async () => {
    await runPortrait('lookup', folder, MARA);
    const { portrait, warnings } = await runPortrait('lookup', folder, MARA, { scripts: scriptsAlone() });
    expect({ source: portrait?.['source'], warnings }).toEqual({ source: 'kept', warnings: [] });
  });

  it('shows a portrait that cannot be kept', async () => {
    writeFileSync(path.join(folder, 'portraits'), 'a file where the folder should be');
    const { asset, portrait, warnings } = await runPortrait('lookup', folder, MARA);
    expect(portrait).toMatchObject({ source: 'drawn' });
    expect(readPng(pictureOf(asset))).not.toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('draws although the records are damaged', async () => {
    writeFileSync(path.join(folder, 'story.json'), '{ not JSON');
    const { portrait, ok } = await runPortrait('lookup', folder, MARA);
    expect({ source: portrait?.['source'], ok }).toEqual({ source: 'drawn', ok: true });
    expect(readFileSync(path.join(folder, 'story.json'), 'utf8')).toBe('{ not JSON');
  });

  it.each([
    [{ resolution: 300 }],
    [{ stylePreset: 'oil' }],
    [{ timeout: 0 }],
    [{ timeout: 600 }],
    [{ storageLocation: '../elsewhere' }],
    [{ storageLocation: '' }],
    [{ imageProvider: 'nobody' }],
    [{ baseUrl: 'file:///etc/passwd' }],
  ])('refuses the settings %j', async (config) => {
    expect(await runPortrait('lookup', folder, MARA, { config })).toMatchObject({
      ok: false,
      error: { errorCode: 'invalid_config' },
    });
  });

  it.each([
    [{}],
    [{ characterId: '' }],
    [{ characterId: 'x'.repeat(201) }],
    [{ characterId: 'a', portrait: '/etc/passwd' }],
    [{ characterId: 'a', portrait: 'art/../../x.png' }],
    [{ characterId: 'a', portrait: '' }],
    [{ characterId: 'a', description: 'x'.repeat(20_001) }],
    [{ characterId: 'a', persona: 'me' }],
    [{ characterId: 'a', generatedAt: 'yesterday' }],
    [{ characterId: 'a', generate: 'yes' }],
    [{ characterId: 'a', stylePreset: 'oil' }],
    [{ characterId: 'a', resolution: '512' }],
  ])('refuses the input %j', async (input) => {
    expect(await runPortrait('lookup', folder, input)).toMatchObject({
      ok: false,
      error: { errorCode: 'invalid_input' },
    });
  });
});

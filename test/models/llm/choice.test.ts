import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/models/catalogue.ts';
import { modelFolder, writeInstalled } from '../../../src/models/installed.ts';
import { chooseFile, NARRATORS, recommended } from '../../../src/models/language/choice.ts';
import { droppedFiles } from '../../../src/models/language/dropped-files.ts';
import {
  changeModelSettings,
  readModelSettings,
  readSettingsFile,
  settingsFile,
} from '../../../src/models/language/settings.ts';
import { temporaryHome } from '../support/made-up-model.ts';

const GB = 1_000_000_000;
const PHI = 'phi-3.5-mini-instruct-q4_k_m';
const SMALL = 'qwen-2.5-1.5b-instruct-q4_k_m';
const LAPTOP = { memoryBytes: 16 * GB, cores: 8 };

/** Puts a file there that counts as the installed model. */
async function install(home: string, id: string): Promise<string> {
  const folder = modelFolder(home, id);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'model.gguf');
  writeFileSync(file, 'GGUF');
  await writeInstalled(id, folder, [
    { name: 'model.gguf', bytes: 4, sha256: '', source: 'here', checkedBy: null },
  ]);
  return file;
}

function choose(home: string, settings = {}, machine = LAPTOP, isBanned = (_file: string) => false) {
  return chooseFile({ settings, homes: [home], machine, isBanned });
}

describe('the model for a machine', () => {
  it('is the best that fits, smaller ones below, and none under a limit', () => {
    expect(recommended(LAPTOP)).toBe(PHI);
    const onMemory = [32, 16, 7, 5, 3, 1].map((size) => recommended({ memoryBytes: size * GB, cores: 12 }));
    expect(onMemory).toEqual([...NARRATORS.map(({ id }) => id), null, null]);
    expect(recommended({ memoryBytes: 64 * GB, cores: 2 })).toBe(SMALL);
    expect(recommended({ memoryBytes: 64 * GB, cores: 1 })).toBeNull();
  });

  it('is always one of the catalogue’s narrators', () => {
    const narrators = CATALOGUE.filter(({ purpose }) => purpose === 'narrator').map(({ id }) => id);
    for (const { id } of NARRATORS) expect(narrators).toContain(id);
    for (const { purpose, memoryBytes, contextTokens } of CATALOGUE)
      expect([memoryBytes !== undefined, contextTokens !== undefined]).toEqual([
        purpose === 'narrator',
        purpose === 'narrator',
      ]);
  });
});

describe('the choice', () => {
  it('is the best of those that are here', async () => {
    const home = temporaryHome();
    expect(await choose(home)).toMatchObject({ kind: 'none', hint: `Run: narratoria models pull ${PHI}` });
    const small = await install(home, SMALL);
    expect(await choose(home)).toMatchObject({ kind: 'file', id: SMALL, file: small });
    await install(home, PHI);
    expect(await choose(home)).toMatchObject({
      id: PHI,
      why: expect.stringContaining('16.0 GB of memory and 8 cores'),
    });
    expect(await choose(home, {}, { memoryBytes: 4 * GB, cores: 2 })).toMatchObject({ id: SMALL });
    expect(await choose(home, {}, { memoryBytes: GB, cores: 2 })).toMatchObject({ kind: 'none' });
  });

  it('never falls on a model for tests by itself', async () => {
    const home = temporaryHome();
    await install(home, 'tinyllama-1.1b-chat-iq2_xxs');
    expect(await choose(home)).toMatchObject({ kind: 'none' });
  });

  it('passes over a file that crashes', async () => {
    const home = temporaryHome();
    const [phi] = [await install(home, PHI), await install(home, SMALL)];
    expect(await choose(home, {}, LAPTOP, (file) => file === phi)).toMatchObject({ id: SMALL });
    expect(await choose(home, {}, LAPTOP, () => true)).toMatchObject({
      kind: 'none',
      why: `${PHI}, ${SMALL} crashed twice and was turned off`,
    });
  });

  it('is the user’s where the user has made one', async () => {
    const home = temporaryHome();
    await install(home, PHI);
    const small = await install(home, SMALL);
    expect(await choose(home, { narrator: SMALL })).toMatchObject({
      file: small,
      why: 'Chosen in the settings',
    });
    expect(await choose(home, { narrator: 'none' })).toMatchObject({
      kind: 'none',
      why: 'Turned off in the settings',
    });
    const dropped = path.join(home, 'models', 'mine.gguf');
    writeFileSync(dropped, 'GGUF');
    expect(await choose(home, { narrator: 'mine.gguf' })).toMatchObject({ id: 'mine.gguf', file: dropped });
    expect(await choose(home, { narrator: dropped })).toMatchObject({ file: dropped });
    expect(await choose(home, { narrator: 'gone.gguf' })).toMatchObject({ kind: 'none' });
    expect(await choose(home, { narrator: 'gemma-3-4b-it-q4_k_m' })).toMatchObject({
      kind: 'none',
      hint: 'Run: narratoria models pull gemma-3-4b-it-q4_k_m',
    });
  });
});

describe('GGUF files in the models folder', () => {
  it('are found, in subfolders too, but not those of the catalogue', async () => {
    const home = temporaryHome();
    await install(home, PHI);
    mkdirSync(path.join(home, 'models', 'friend'));
    for (const name of ['b.GGUF', 'a.gguf', 'notes.txt', 'friend/c.gguf']) {
      writeFileSync(path.join(home, 'models', name), 'GGUF');
    }
    const found = await droppedFiles(home, CATALOGUE);
    expect(found.map(({ name }) => name)).toEqual(['a.gguf', 'b.GGUF', path.join('friend', 'c.gguf')]);
    expect(await droppedFiles(temporaryHome(), CATALOGUE)).toEqual([]);
  });
});

describe('the settings', () => {
  it('are changed one by one', async () => {
    const home = temporaryHome();
    expect(await readModelSettings(home)).toEqual({});
    await changeModelSettings(home, { narrator: 'none', threads: 3 });
    await changeModelSettings(home, { narrator: undefined, gpu: 'auto' });
    expect(await readModelSettings(home)).toEqual({ threads: 3, gpu: 'auto' });
  });

  it.each([
    ['{', 'not valid JSON'],
    ['[]', 'not a JSON object'],
    ['', 'not valid JSON'],
    ['{"gpu": "fast"}', '"gpu"'],
    ['{"contextTokens": 10}', '"contextTokens"'],
    ['{"narator": "auto"}', 'narator'],
    ['{"narrator": {"api": "ollama"}}', 'narrator'],
  ])('%s are replaced by the defaults, and it is said what is wrong', async (text, sentence) => {
    const home = temporaryHome();
    writeFileSync(settingsFile(home), text);
    expect(await readSettingsFile(home)).toEqual({
      settings: {},
      problem: expect.stringMatching(/models\.json.*defaults/),
    });
    expect((await readSettingsFile(home)).problem).toContain(sentence);
    expect(readFileSync(settingsFile(home), 'utf8')).toBe(text);
    await changeModelSettings(home, { threads: 3 });
    expect(await readSettingsFile(home)).toEqual({ settings: { threads: 3 }, problem: null });
    const aside = readdirSync(home).find((name) => name.startsWith('models.json.damaged-'));
    expect(readFileSync(path.join(home, String(aside)), 'utf8')).toBe(text);
  });
});

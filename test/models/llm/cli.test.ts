import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTinyGguf } from '../../../scripts/make-tiny-gguf.ts';
import { silentLog } from '../../../src/base/log.ts';
import { examineLanguage } from '../../../src/cli/doctor/language.ts';
import { CrashRecord } from '../../../src/models/inference/crash-record.ts';
import { crashFile } from '../../../src/models/language/open.ts';
import { readModelSettings } from '../../../src/models/language/settings.ts';
import { temporaryHome } from '../support/made-up-model.ts';

function models(home: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const cli = path.join(import.meta.dirname, '../support/models-cli.ts');
  const env = { ...process.env, NARRATORIA_HOME: home, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'models', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

function homeWithFile(): { home: string; file: string } {
  const home = temporaryHome();
  mkdirSync(path.join(home, 'models'));
  const file = path.join(home, 'models', 'mine.gguf');
  writeFileSync(file, makeTinyGguf());
  return { home, file };
}

describe('models use', () => {
  it('takes a file of the models folder, and list and doctor show it', async () => {
    const { home, file } = homeWithFile();
    expect(await models(home, 'use', 'mine.gguf')).toMatchObject({
      code: 0,
      stdout: 'Now using mine.gguf. Chosen in the settings.\n',
    });
    expect(await readModelSettings(home)).toEqual({ narrator: file });
    const { stdout } = await models(home, 'list', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      narrator: { id: 'mine.gguf' },
      files: [{ name: 'mine.gguf' }],
      banned: [],
    });
    expect(await examineLanguage({ home })).toMatchObject([{ what: 'writing model', state: 'works' }]);
  });

  it('takes a server of this machine and no other', async () => {
    const home = temporaryHome();
    const used = await models(home, 'use', 'http://127.0.0.1:11434', '--model', 'llama3.2', '--json');
    expect(JSON.parse(used.stdout)).toMatchObject({
      choice: { kind: 'server', id: 'llama3.2', server: { api: 'ollama' } },
    });
    const refused = await models(home, 'use', 'http://10.0.0.7:11434', '--model', 'llama3.2', '--json');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout).error).toMatchObject({
      code: 'invalid_settings',
      message: expect.stringContaining('is not on this machine'),
    });
    expect((await models(home, 'use', 'http://127.0.0.1:8080')).code).toBe(2);
  });

  it.each([['no-such-thing.gguf'], ['all-minilm-l6-v2-q8'], ['auto', '--gpu', 'fast']])(
    'refuses %s',
    async (...args) => {
      const home = temporaryHome();
      expect((await models(home, 'use', ...args)).code).toBe(2);
      expect(await readModelSettings(home)).toEqual({});
    },
  );

  it('switches off and back', async () => {
    const home = temporaryHome();
    expect((await models(home, 'use', 'none')).stdout).toContain('Turned off in the settings');
    expect((await models(home, 'use', 'auto', '--gpu', 'auto')).code).toBe(0);
    expect(await readModelSettings(home)).toEqual({ narrator: 'auto', gpu: 'auto' });
  });

  it('has a file tried again that is not tried any more', async () => {
    const { home, file } = homeWithFile();
    await models(home, 'use', 'mine.gguf');
    const crashes = new CrashRecord({ file: crashFile(home), log: silentLog() });
    crashes.note(file, 'SIGABRT');
    crashes.note(file, 'SIGSEGV');
    await crashes.settle();
    expect((await models(home, 'list')).stdout).toContain(
      `Turned off: ${file}, because it crashed twice (SIGSEGV)`,
    );
    expect(await examineLanguage({ home })).toMatchObject([
      { what: 'writing model', state: 'falls back' },
      { what: 'model file', message: expect.stringContaining('was turned off') },
    ]);
    expect((await models(home, 'use', 'mine.gguf')).code).toBe(0);
    expect((await models(home, 'list')).stdout).not.toContain('Turned off:');
  });
});

it('settings that cannot be used are shown, and break neither list nor doctor', async () => {
  const home = temporaryHome();
  writeFileSync(path.join(home, 'models.json'), '{"narrator": 5}');
  const { code, stdout } = await models(home, 'list');
  expect(code).toBe(0);
  expect(stdout).toContain('cannot be used');
  expect(await examineLanguage({ home })).toMatchObject([
    { what: 'writing model', state: 'falls back' },
    { what: 'model settings', state: 'falls back', message: expect.stringContaining('models.json') },
  ]);
});

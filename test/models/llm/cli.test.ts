import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTinyGguf } from '../../../scripts/make-tiny-gguf.ts';
import { silentLog } from '../../../src/base/log.ts';
import { examineLanguage } from '../../../src/cli/doctor/language.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { CrashRecord } from '../../../src/models/inference/crash-record.ts';
import { question } from '../../../src/models/language/messages.ts';
import { crashFile, openLanguageModel } from '../../../src/models/language/open.ts';
import { readModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { cli } from '../../support/cli.ts';
import { temporaryHome } from '../support/made-up-model.ts';
import { modelServer } from './support/model-server.ts';

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `models` with these arguments. Ollama is looked for where no test is but the one that says so. */
async function models(home: string, ...args: (string | { input?: string; ollama?: string })[]): Promise<Ran> {
  const { input = '', ollama = '127.0.0.1:9' } = args.find((arg) => typeof arg === 'object') ?? {};
  const words = args.filter((arg) => typeof arg === 'string');
  const env = { NARRATORIA_OFFLINE: '', OLLAMA_HOST: ollama };
  const { exitCode, stdout, stderr } = await cli(['models', ...words], { home, env, input });
  return { code: exitCode, stdout, stderr };
}

const storytellerOf = (home: string) =>
  JSON.parse(readFileSync(path.join(home, 'shipped-skills/storyteller/config.json'), 'utf8'));

/** An Ollama with two models, one of them in memory. */
const OLLAMA = () => ({
  '/api/tags': {
    models: [
      { name: 'gemma3:4b', size: 3_300_000_000 },
      { name: 'mistral-nemo:latest', size: 7_100_000_000 },
      { name: 'nomic-embed-text:latest', size: 1 },
    ],
  },
  '/api/ps': { models: [{ name: 'mistral-nemo:latest' }] },
  '/api/show': { model_info: { 'llama.context_length': 131_072 } },
});

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
      stdout: expect.stringContaining('Now mine.gguf tells the story. Nothing leaves this computer.'),
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

  it('finds Ollama and its model by itself, and the very next story is told by it', async () => {
    const home = temporaryHome();
    const server = await modelServer('ollama', ['You see ', 'the ferry.'], { documents: OLLAMA() });
    const ollama = new URL(server.url).host;
    const used = await models(home, 'use', 'ollama', { ollama });
    expect(used).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(
        'Now mistral-nemo:latest (Ollama) tells the story. Nothing leaves this computer.',
      ),
    });
    expect(storytellerOf(home)).toEqual({
      provider: 'ollama',
      model: 'mistral-nemo:latest',
      baseUrl: server.url,
    });
    expect((await models(home, { ollama })).stdout).toContain(
      'mistral-nemo:latest tells the story (Ollama).',
    );
    const model = openLanguageModel({ home, shared: home, log: silentLog() });
    const told = await model.generate({ task: 'prose', messages: question('', 'Where am I?') });
    expect(told).toMatchObject({ text: 'You see the ferry.', provider: 'ollama' });
    expect(await examineLanguage({ home })).toMatchObject([{ what: 'writing model', state: 'works' }]);
    server.documents['/api/tags'] = { models: [{ name: 'another' }] };
    expect(await examineLanguage({ home })).toMatchObject([
      {
        state: 'broken',
        message: expect.stringContaining('has no model mistral-nemo:latest; it has another'),
      },
    ]);
  });

  it('doctor says that a server does not run any more', async () => {
    const home = temporaryHome();
    await changeStoryteller(home, { provider: 'ollama', model: 'x', baseUrl: 'http://127.0.0.1:9' });
    expect(await examineLanguage({ home })).toMatchObject([
      {
        state: 'broken',
        message: expect.stringContaining('Ollama cannot be reached: nothing is running there.'),
      },
    ]);
    const { stdout } = await cli(['play', 'low-water', '--auto', '1', '--json', '--seed', 's'], { home });
    const scenes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Scene);
    const notices = scenes.flatMap((scene) => scene.notices);
    expect(notices).toEqual([
      expect.stringMatching(/^Storyteller: .* The built-in writer continues the story\.$/),
    ]);
  });

  it('finds servers with their models', async () => {
    const { url } = await modelServer('ollama', [], { documents: OLLAMA() });
    const { stdout } = await models(temporaryHome(), 'find', '--json', { ollama: new URL(url).host });
    const [found] = JSON.parse(stdout).servers;
    expect(found).toMatchObject({ id: 'ollama', baseUrl: url });
    expect(found.models).toEqual([
      { name: 'gemma3:4b', contextTokens: 131_072, bytes: 3_300_000_000, isLoaded: false },
      { name: 'mistral-nemo:latest', contextTokens: 131_072, bytes: 7_100_000_000, isLoaded: true },
    ]);
  });

  it('says so where nothing listens, and changes nothing', async () => {
    const home = temporaryHome();
    for (const what of ['ollama', 'http://127.0.0.1:9']) {
      const { code, stdout } = await models(home, 'use', what, '--json');
      expect(code).toBe(1);
      expect(JSON.parse(stdout).error).toMatchObject({
        code: 'model_unreachable',
        hint: expect.stringContaining('Start'),
      });
    }
    expect(existsSync(path.join(home, 'shipped-skills/storyteller/config.json'))).toBe(false);
  });

  it('takes the address of a server that speaks as OpenAI does, and one of its models', async () => {
    const home = temporaryHome();
    const documents = {
      '/v1/models': { data: [{ id: 'one' }, { id: 'two' }] },
      '/props': { default_generation_settings: { n_ctx: 16_384 } },
    };
    const { url } = await modelServer('openai', ['{"place":"ferry","weather":"rain"}'], { documents });
    expect((await models(home, 'use', url, '--model', 'two')).code).toBe(0);
    expect(storytellerOf(home)).toEqual({ provider: 'openai', model: 'two', baseUrl: `${url}/v1` });
    expect((await models(home, 'use', url, '--model', 'three', '--json')).stdout).toContain(
      'It has one, two.',
    );
    const tested = JSON.parse((await models(home, 'test', '--json')).stdout);
    expect(tested).toMatchObject({ model: 'two', json: { holds: true }, contextTokens: 16_384, cost: 0 });
    expect(tested.firstWordMs).toBeGreaterThanOrEqual(0);
  });

  it('asks servers on the local network only when that is allowed', async () => {
    const home = temporaryHome();
    const refused = await models(home, 'use', 'http://10.255.255.1:11434', '--model', 'x', '--json');
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout).error).toMatchObject({
      code: 'invalid_settings',
      hint: expect.stringContaining('--allow-network'),
    });
  });

  it('takes a key from standard input, keeps it private and says what leaves the computer', async () => {
    const home = temporaryHome();
    expect((await models(home, 'use', 'claude')).code).toBe(2);
    const { code, stdout } = await models(home, 'use', 'claude', '--key-from-stdin', {
      input: 'sk-very-secret-1\n',
    });
    const shown = await models(home, '--json');
    expect(code).toBe(0);
    expect(stdout).toContain('the scenes so far go to Claude (api.anthropic.com)');
    expect(storytellerOf(home)).toMatchObject({ provider: 'claude', apiKey: 'sk-very-secret-1' });
    expect(statSync(path.join(home, 'shipped-skills/storyteller/config.json')).mode & 0o777).toBe(0o600);
    expect(stdout + shown.stdout).not.toContain('sk-very-secret');
    // With the next choice the key goes too.
    await models(home, 'use', 'built-in');
    expect(storytellerOf(home)).toEqual({ provider: 'built-in' });
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
    expect((await models(home, 'use', 'none')).stdout).toContain('The built-in writer tells the story');
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

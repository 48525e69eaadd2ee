import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { showProgress } from '../../src/cli/models/progress.ts';
import { CATALOGUE, EMBEDDING_MODEL } from '../../src/models/catalogue.ts';
import { cli } from '../support/cli.ts';
import { temporaryHome } from './support/made-up-model.ts';
import { whyNoMiniLm } from './support/minilm.ts';

const missing = await whyNoMiniLm();
const PHI = 'phi-3.5-mini-instruct-q4_k_m';

async function models(home: string, ...args: string[]) {
  const env = { NARRATORIA_OFFLINE: '' };
  const { exitCode, stdout, stderr } = await cli(['models', ...args], { home, env });
  return { code: exitCode, stdout, stderr };
}

describe('models list', () => {
  it('prints every entry with licence, size and checksum', async () => {
    const { code, stdout } = await models(temporaryHome(), 'list');
    expect(code).toBe(0);
    for (const { id, licence } of CATALOGUE)
      expect(stdout).toMatch(new RegExp(`${id} .*${licence.slice(0, 8)}`));
    expect(stdout).toMatch(/phi.*about 2\.4 GB +not verified +MIT/);
  });

  it('prints JSON and nothing else with --json', async () => {
    const { code, stdout, stderr } = await models(temporaryHome(), 'list', '--json');
    expect([code, stderr]).toEqual([0, '']);
    const rows = JSON.parse(stdout).models;
    expect(rows).toHaveLength(CATALOGUE.length);
    expect(rows.find((row: { id: string }) => row.id === PHI)).toMatchObject({
      purpose: 'narrator',
      bytes: null,
      verified: false,
      state: 'absent',
    });
  });
});

describe('models pull', () => {
  it('of an unknown id is wrong usage', async () => {
    const { code, stderr } = await models(temporaryHome(), 'pull', 'gpt-17');
    expect(code).toBe(2);
    expect(stderr).toContain('Unknown model: "gpt-17"');
    expect(stderr).toContain(EMBEDDING_MODEL);
  });

  it('without an id is wrong usage', async () => {
    expect((await models(temporaryHome(), 'pull')).code).toBe(2);
  });

  it('offline says what to do', async () => {
    const { code, stdout } = await models(temporaryHome(), 'pull', PHI, '--offline', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).error).toMatchObject({ code: 'offline', details: { id: PHI } });
  });
});

describe.skipIf(missing !== null)('models pull and verify', () => {
  it('bring a model home, find a flipped byte, and repair it', async () => {
    const home = temporaryHome();
    const pulled = await models(home, 'pull', EMBEDDING_MODEL);
    expect(pulled).toMatchObject({
      code: 0,
      stdout: `${EMBEDDING_MODEL} is ready in ${path.join(home, 'models', EMBEDDING_MODEL)}\n`,
    });
    expect(pulled.stderr).toContain('checking model.onnx');
    expect(readdirSync(path.join(home, 'models', EMBEDDING_MODEL))).toContain('tokenizer.json');
    expect((await models(home, 'verify', EMBEDDING_MODEL)).code).toBe(0);

    const file = openSync(path.join(home, 'models', EMBEDDING_MODEL, 'model.onnx'), 'r+');
    writeSync(file, 'x', 1_000_000);
    closeSync(file);
    const verified = await models(home, 'verify', '--json');
    expect(verified.code).toBe(1);
    expect(JSON.parse(verified.stdout)).toMatchObject({
      ok: false,
      models: [
        { id: EMBEDDING_MODEL, ok: false, files: [{ name: 'model.onnx', state: 'wrong' }, { state: 'ok' }] },
        ...JSON.parse(verified.stdout).models.slice(1),
      ],
    });

    expect((await models(home, 'pull', EMBEDDING_MODEL, '--json')).code).toBe(0);
    expect((await models(home, 'verify', EMBEDDING_MODEL)).stdout).toContain(`✓ ${EMBEDDING_MODEL}`);
  });
});

it('models verify of a model that is not here says so', async () => {
  const { code, stdout } = await models(temporaryHome(), 'verify', PHI);
  expect([code, stdout]).toEqual([1, `${PHI} is not installed.\n`]);
});

describe('progress', () => {
  const step = { file: 'model.gguf', source: 'hub', total: 2_000_000_000, bytesPerSecond: 25_000_000 };

  it('is a bar in a terminal', () => {
    const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 200 });
    const display = showProgress(stream);
    display.report({ ...step, phase: 'fetching', bytes: 500_000_000 });
    display.end();
    expect(String(stream.read())).toContain(
      'downloading model.gguf ██████░░░░░░░░░░░░░░░░░░ 25% (500.0 MB of 2.0 GB, 25.0 MB/s)',
    );
  });

  it('is a line for every tenth elsewhere', () => {
    const stream = new PassThrough();
    const display = showProgress(stream);
    for (let bytes = 0; bytes <= 2_000_000_000; bytes += 10_000_000) {
      display.report({ ...step, phase: 'fetching', bytes });
    }
    display.end();
    expect(String(stream.read()).trim().split('\n')).toHaveLength(11);
  });
});

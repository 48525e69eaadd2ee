import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Digest, ModelEntry } from '../../../src/models/catalogue.ts';
import { type EnsureOptions, ensureModel } from '../../../src/models/ensure.ts';

export const BYTES = randomBytes(400_000);

export function digestOf(bytes: Buffer): Digest {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
}

/** A catalogue with one model of one file that these URLs have. */
export function catalogueOf(
  urls: readonly string[],
  digests: readonly Digest[] = [digestOf(BYTES)],
): ModelEntry[] {
  const sources = urls.map((url) => ({ kind: 'hub' as const, url }));
  const files = [{ name: 'model.bin', digests, roughBytes: BYTES.length, sources }];
  return [{ id: 'made-up', title: 'Made up', purpose: 'test', licence: 'CC0-1.0', files }];
}

const homes: string[] = [];

export function temporaryHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'narratoria-models-'));
  homes.push(home);
  return home;
}

afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** Pulls the made-up model with little patience and no proxy. */
export function pullFrom(urls: readonly string[], options: Partial<EnsureOptions> = {}) {
  return ensureModel('made-up', {
    home: temporaryHome(),
    catalogue: catalogueOf(urls),
    env: {},
    ...options,
    limits: { stallMs: 400, tries: 3, retryDelayMs: 10, ...options.limits },
  });
}

/** What lies in the model's folder, but for the lock. */
export function filesOf(home: string): string[] {
  return readdirSync(path.join(home, 'models', 'made-up'))
    .filter((name) => !name.startsWith('.lock'))
    .toSorted();
}

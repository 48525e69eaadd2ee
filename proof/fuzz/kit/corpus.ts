import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '../../../src/base/json.ts';
import { packageRoot } from '../../../src/base/package-root.ts';
import type { Files } from './scratch.ts';

/** Real documents of the repository to begin from, by their paths. */
export function corpus(...patterns: string[]): Record<string, Buffer> {
  const files = globSync(patterns, { cwd: packageRoot() }).toSorted();
  if (files.length === 0) throw new Error(`There is nothing at ${patterns.join(', ')}.`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(packageRoot(), file))]));
}

export function jsonCorpus(...patterns: string[]): Json[] {
  return Object.values(corpus(...patterns)).map((bytes) => JSON.parse(bytes.toString('utf8')) as Json);
}

/** A shipped campaign, its files up to a size. */
export function campaignFiles(name: string, mostBytes = 64 * 1024): Files {
  const prefix = `campaigns/${name}/`;
  const files = Object.entries(corpus(`${prefix}**/*.{md,json,txt}`));
  return Object.fromEntries(
    files
      .filter(([, bytes]) => bytes.length <= mostBytes)
      .map(([file, bytes]) => [file.slice(prefix.length), bytes]),
  );
}

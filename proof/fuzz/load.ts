import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Target } from './target.ts';

/** All targets: every file of `targets/` is one, called by its name. */
export function targetNames(): string[] {
  return readdirSync(path.join(import.meta.dirname, 'targets'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.parse(name).name)
    .sort();
}

/** Loads one target alone: some bring half the product along. */
export async function loadTarget(name: string): Promise<Target> {
  const file = path.join(import.meta.dirname, 'targets', `${name}.ts`);
  const { default: target } = (await import(pathToFileURL(file).href)) as { default: Target };
  return target;
}

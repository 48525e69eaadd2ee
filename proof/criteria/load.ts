import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Criterion, FigureSource } from './criterion.ts';

/** All criteria, by their numbers: every file of `rows/` is one. */
export async function loadCriteria(): Promise<Criterion[]> {
  const files = filesOf('rows').filter((file) => path.basename(file).startsWith('sc-'));
  return Promise.all(files.map(async (file) => ((await load(file)) as { criterion: Criterion }).criterion));
}

/** All sections of figures. A file of `figures/` without one is a helper of others. */
export async function loadFigures(): Promise<FigureSource[]> {
  const loaded = await Promise.all(filesOf('figures').map(load));
  return loaded.flatMap((module) => ('section' in module ? [module['section'] as FigureSource] : []));
}

function filesOf(folder: string): string[] {
  const full = path.join(import.meta.dirname, folder);
  return readdirSync(full)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(full, name));
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
}

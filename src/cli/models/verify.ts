import pc from 'picocolors';
import { homeFolder } from '../../base/home.ts';
import { CATALOGUE, findModel } from '../../models/catalogue.ts';
import { modelFolder, sharedHome } from '../../models/installed.ts';
import { type FileCheck, verifyModel } from '../../models/verify.ts';
import type { ModelsOptions } from './options.ts';

interface ModelCheck {
  id: string;
  folder: string;
  ok: boolean;
  files: FileCheck[];
}

/** Reads every byte of the models that are here. Returns the exit code. */
export async function verifyModels(id: string | undefined, options: ModelsOptions): Promise<number> {
  const json = options.json === true;
  const entries = id === undefined ? CATALOGUE : [findModel(id)];
  const checks: ModelCheck[] = [];
  for (const home of new Set([homeFolder(), sharedHome()])) {
    for (const entry of entries) {
      const folder = modelFolder(home, entry.id);
      const files = await verifyModel(entry, folder);
      if (files !== null) checks.push({ id: entry.id, folder, ok: files.every(isGood), files });
    }
  }
  const isAbsent = id !== undefined && checks.length === 0;
  const ok = !isAbsent && checks.every((check) => check.ok);
  process.stdout.write(json ? `${JSON.stringify({ ok, models: checks })}\n` : format(checks, id));
  return ok ? 0 : 1;
}

function isGood({ state }: FileCheck): boolean {
  return state === 'ok' || state === 'unverified';
}

function format(checks: readonly ModelCheck[], id: string | undefined): string {
  if (checks.length === 0) return `${id ?? 'No model'} is not installed.\n`;
  const lines = checks.flatMap(({ id: model, ok, files }) => [
    `${ok ? pc.green('✓') : pc.red('✗')} ${model}`,
    ...files.map(({ message }) => `    ${message}`),
    ...(ok ? [] : [`    To repair it: narratoria models pull ${model}`]),
  ]);
  return `${lines.join('\n')}\n`;
}

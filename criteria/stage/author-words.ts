import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Campaign } from '../../src/campaign/campaign.ts';

/** Everything in somebody's folder, as one text. */
export function textOf({ folder }: Campaign, personId: string): string {
  const own = path.join(folder, 'characters/npcs', personId.replace(/^person:/, ''));
  return globSync('**/*.{json,md}', { cwd: own })
    .filter((file) => !file.endsWith('.provenance.json'))
    .map((file) => readFileSync(path.join(own, file), 'utf8'))
    .join('\n');
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

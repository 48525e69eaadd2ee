import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Campaign } from '../../../src/campaign/campaign.ts';

/** So many words in a row are nobody's by chance. */
const RUN = 4;

/** Everything in somebody's folder, as one text. */
export function textOf({ folder }: Campaign, personId: string): string {
  return textUnder(path.join(folder, 'characters/npcs', personId.replace(/^person:/, '')), '**/*.{json,md}');
}

/** What the author wrote of the world and the plot. */
export function textOfWorld({ folder }: Campaign): string {
  return textUnder(folder, '{lore,plot,world}/**/*.{json,md}');
}

function textUnder(folder: string, pattern: string): string {
  return globSync(pattern, { cwd: folder })
    .filter((file) => !file.endsWith('.provenance.json'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** All runs of four words, without case and marks. */
export function runsOf(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}

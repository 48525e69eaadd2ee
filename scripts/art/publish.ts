import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Provenance } from '../../src/contracts/asset-metadata.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Made {
  /** The campaign's folder under campaigns/. */
  campaign: string;
  /** Inside the campaign, without the extension and what marks it as generated: `art/locations/the-hall`. */
  name: string;
  extension: 'png' | 'webp' | 'ogg';
  bytes: Uint8Array;
  keywords: readonly string[];
  /** The program that made it: `narratoria/scripts/art@1.0.0`. */
  by: string;
  /** What it was made from, in words. */
  from: string;
}

/** Writes a made file, where it comes from, and the words it is found by. Answers with its path in the campaign. */
export function publish({ campaign, name, extension, bytes, keywords, by, from }: Made): string {
  const file = `${name}_generated.${extension}`;
  const target = path.join(ROOT, 'campaigns', campaign, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const isSame = existsSync(target) && Buffer.compare(readFileSync(target), bytes) === 0;
  if (!isSame) writeFileSync(target, bytes);
  const provenance = {
    source_model: by,
    generated_at: (isSame ? madeAt(target) : null) ?? new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    seed_data: from,
    version: '1.0.0',
  } satisfies Provenance;
  writeFileSync(`${target}.provenance.json`, `${JSON.stringify(provenance, null, 2)}\n`);
  writeFileSync(`${target}.keywords.txt`, `${keywords.join('\n')}\n`);
  return file;
}

/** The same bytes keep the date on which they were first made. */
function madeAt(target: string): string | null {
  const file = `${target}.provenance.json`;
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as Provenance).generated_at;
}

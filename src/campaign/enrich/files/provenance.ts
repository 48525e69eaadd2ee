import { createHash } from 'node:crypto';
import type { Provenance } from '../../../contracts/asset-metadata.ts';

/** Version of the folder layout that generated files are written for. */
const LAYOUT_VERSION = '1.0.0';

/** What a campaign was filled out from; kept so that a second run builds on the same. */
export interface Recipe {
  from: 'premise';
  /** What chance is drawn from. */
  seed: string;
  /** Only earlier versions wrote this: the stock setting they chose. */
  domain?: string;
}

/** The file beside a generated one: provenance as the contract has it, and what undoing and running again need. */
export interface Sidecar extends Provenance {
  generated: true;
  checksum: string;
  /** Only enrichment writes this, so it tells its files from others. */
  enrichment: Recipe;
  /** Folders that were made; only the README's sidecar has them. */
  folders?: string[];
  /** Files that were made; only the README's sidecar has them. */
  made?: string[];
}

export interface Origin {
  sourceModel: string;
  generatedAt: string;
  seedData: string;
  recipe: Recipe;
}

export function sidecarFor(text: string, origin: Origin): Sidecar {
  return {
    generated: true,
    source_model: origin.sourceModel,
    generated_at: origin.generatedAt,
    seed_data: origin.seedData,
    version: LAYOUT_VERSION,
    checksum: checksumOf(text),
    enrichment: origin.recipe,
  };
}

export function sidecarText(sidecar: Sidecar): string {
  return `${JSON.stringify(sidecar, null, 2)}\n`;
}

export function checksumOf(text: string | Buffer): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** The sidecar of a file that enrichment made; null for every other. */
export function readSidecar(text: string): Sidecar | null {
  try {
    const value = JSON.parse(text) as Partial<Sidecar> | null;
    const { seed, domain } = value?.enrichment ?? {};
    const isOurs = typeof (seed ?? domain) === 'string' && typeof value?.checksum === 'string';
    return isOurs
      ? ({ ...value, folders: listIn(value.folders), made: listIn(value.made) } as Sidecar)
      : null;
  } catch {
    return null; // not ours, then: we write JSON
  }
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

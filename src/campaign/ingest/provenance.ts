import { isJsonObject, type Json } from '../../base/json.ts';
import { parseJsonDocument } from '../../base/json-document.ts';
import { isDeeperThan } from '../../base/json-harm.ts';
import type { CampaignFolder } from '../folder.ts';
import type { SourceFile } from './scan.ts';

const MAX_DEPTH = 64;

/** What the sidecar of a generated file says, as it stands there: the store decides whether that is enough. */
export function readProvenance(folder: CampaignFolder, { provenance }: SourceFile): Json | null {
  if (provenance === null) return null;
  const { value, error } = parseJsonDocument(folder.text(provenance));
  if (error !== null) throw new Error(`${provenance}:${error.line}:${error.column}: ${error.message}`);
  if (isDeeperThan(value, MAX_DEPTH))
    throw new Error(`${provenance}: Lists and objects lie too deep in each other.`);
  // A sidecar may be the provenance itself, or hold it under that name.
  const inside = isJsonObject(value) ? value['provenance'] : undefined;
  return inside ?? value ?? null;
}

import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { CampaignFiles } from '../campaign-files.ts';
import { readJsonText } from '../read/json-text.ts';
import { readableText } from './readable.ts';

/** The object in a JSON file, null when it is none. */
export function objectIn(folder: CampaignFiles, file: string): JsonObject | null {
  const { value } = readJsonText(readableText(folder, file));
  return value !== undefined && isJsonObject(value) ? value : null;
}

/** Whether a JSON file outside the format's folders describes somebody. */
export function isPersonJson(folder: CampaignFiles, file: string): boolean {
  const value = objectIn(folder, file);
  return value !== null && typeof value['name'] === 'string' && value['name'].trim() !== '';
}

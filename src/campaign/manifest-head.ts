import path from 'node:path';
import { isJsonObject, type Json } from '../base/json.ts';
import { readText } from './read/bytes.ts';
import { readJsonText } from './read/json-text.ts';

/** What a campaign says of itself on its cover. */
export interface ManifestHead {
  title: string;
  author: string | null;
  description: string | null;
}

/** What tells one campaign from another. */
export interface Signature {
  title: string;
  author?: string | null;
}

/** Null when there is no manifest in the folder that can be read. */
export function manifestHead(folder: string): ManifestHead | null {
  let value: Json | undefined;
  try {
    value = readJsonText(readText('manifest.json', path.join(folder, 'manifest.json'))).value;
  } catch {
    return null; // checking the campaign says why
  }
  if (!isJsonObject(value)) return null;
  const { title, author, description } = value;
  return {
    title: typeof title === 'string' ? title : path.basename(folder),
    author: typeof author === 'string' ? author : null,
    description: typeof description === 'string' ? description : null,
  };
}

/**
 * Whether two manifests are of the same campaign. Authors change titles and sign differently, but hardly both at once;
 * one who takes another's place has neither.
 */
export function isSameCampaign(one: Signature, other: Signature): boolean {
  const author = folded(one.author ?? '');
  return (
    folded(one.title) === folded(other.title) || (author !== '' && author === folded(other.author ?? ''))
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

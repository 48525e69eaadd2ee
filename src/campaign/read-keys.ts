import type { CampaignFolder } from './folder.ts';
import { type KeyedText, keyLines } from './lore-keys.ts';

const SIDECAR = '.keywords.txt';
const TEXT = /\.(?:md|txt|json)$/;
const ORDER = /^@order\s+(-?\d{1,6})$/;

/** The texts of a campaign that words lead to. */
export function readKeys(folder: CampaignFolder): KeyedText[] {
  return folder.files('', SIDECAR).flatMap((sidecar) => {
    const file = sidecar.slice(0, -SIDECAR.length);
    if (!TEXT.test(file) || !folder.isInPlay(file) || folder.sizeOf(sidecar) === 0) return [];
    const text = folder.text(sidecar);
    const keys = keyLines(text);
    const order = text.split('\n').flatMap((line) => ORDER.exec(line.trim())?.[1] ?? []);
    return keys.length === 0 ? [] : [{ file, keys, order: Number(order[0] ?? 0) }];
  });
}

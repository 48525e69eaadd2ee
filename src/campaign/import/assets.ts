import { fileName, nameProblem } from '../archive/names.ts';
import { decodeBase64 } from './base64.ts';
import type { Card, CardAsset } from './card.ts';
import { type NewFile, uniqueNames } from './files.ts';
import { mediaKind } from './media.ts';

export interface PlacedAssets {
  files: NewFile[];
  /** Path of the picture of the character; null when there is none. */
  portrait: string | null;
  /** Addresses in the card that were not fetched. */
  notFetched: number;
}

/** What came with a card besides its text, by the name its assets call it. */
export type Attachments = ReadonlyMap<string, Buffer>;

/** Pictures and sound of a card, each where its kind belongs; what is neither is kept among the extensions. */
export function placeAssets(
  card: Card,
  slug: string,
  picture: Buffer | null,
  attached: Attachments,
): PlacedAssets {
  const nameFor = uniqueNames();
  const files: NewFile[] = [];
  const used = new Set<string>();
  let portrait: string | null = null;
  let notFetched = 0;
  const add = (bytes: Buffer, type: string, name: string): string => {
    const kind = mediaKind(bytes);
    const stem = type === 'icon' && name === 'main' ? slug : `${slug}-${fileName(name, 'asset')}`;
    const folder =
      kind?.folder === 'art' ? `art/${type === 'background' ? 'locations' : 'characters'}` : kind?.folder;
    const file = `${nameFor(`${folder ?? `extensions/${slug}`}/${stem}`)}.${kind?.extension ?? 'bin'}`;
    files.push({ name: file, content: bytes });
    return file;
  };
  if (picture !== null) portrait = add(picture, 'icon', 'main');
  for (const asset of inOrder(card.assets)) {
    const bytes = bytesOf(asset, attached, used);
    if (bytes === null) {
      if (/^https?:/i.test(asset.uri)) notFetched += 1;
      continue;
    }
    // The picture the card came in is its main icon.
    if (picture !== null && isMain(asset) && bytes.equals(picture)) continue;
    const file = add(bytes, asset.type, isMain(asset) && portrait !== null ? 'main-2' : asset.name);
    if (portrait === null && asset.type === 'icon' && file.startsWith('art/')) portrait = file;
  }
  for (const [name, bytes] of attached) {
    const isSafe = nameProblem(name) === null;
    if (!used.has(name))
      files.push({ name: `extensions/${slug}/${isSafe ? name : fileName(name, 'file')}`, content: bytes });
  }
  return { files, portrait, notFetched };
}

function isMain({ type, name }: CardAsset): boolean {
  return type === 'icon' && name === 'main';
}

/** The main icon first, so that it becomes the portrait. */
function inOrder(assets: readonly CardAsset[]): CardAsset[] {
  return assets.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one)));
}

/** The bytes of an asset: inside the archive, inside the picture, or in the address itself. Nothing is ever fetched. */
function bytesOf({ uri, name }: CardAsset, attached: Attachments, used: Set<string>): Buffer | null {
  const data = /^data:[\w/+.-]*;base64,/i.exec(uri);
  if (data !== null) return decodeBase64(uri.slice(data[0].length), `The picture “${name}” in the card`);
  const inside = uri.replace(/^embedd?ed:\/\/|^__asset:/i, '');
  const bytes = inside === uri ? undefined : attached.get(inside);
  if (bytes === undefined) return null;
  used.add(inside);
  return bytes;
}

import { excerptOf } from '../../base/excerpt.ts';

const LONGEST_NAME = 400;
const LONGEST_PART = 200;

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Marks that turn the reading direction make a name look like another one. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * What is wrong with the name of a file in an archive, as a clause; null when it is a plain path that means the same
 * on every system. A folder's name is given without the slash at its end.
 */
export function nameProblem(name: string): string | null {
  if (name === '') return 'has no name';
  if (INVISIBLE.test(name)) return 'has a name with control characters';
  if (name.includes('\uFFFD')) return 'has a name that is not UTF-8';
  if (name.startsWith('/')) return 'has an absolute name';
  if (/^[a-z]:/i.test(name)) return 'has a name with a drive letter';
  if (name.includes('\\')) return 'has a name with a backslash';
  if (name.length > LONGEST_NAME) return 'has a name that is too long';
  for (const part of name.split('/')) {
    if (part === '..') return 'has a name that leads out of the folder';
    if (part === '' || part === '.') return 'has a name with an empty part';
    if (Buffer.byteLength(part) > LONGEST_PART) return 'has a name that is too long';
    if (/[<>:"|?*]/.test(part)) return 'has a name with a character that Windows does not allow';
    if (/[. ]$/.test(part))
      return 'has a name with a dot or a space at the end, which Windows does not allow';
    if (DEVICE.test(part)) return 'has a name that Windows keeps for a device';
  }
  return null;
}

/**
 * Two names that some system would take for one, as a clause; null when there are none. Capitals and the way accents
 * are written do not tell names apart everywhere, and a file cannot be a folder as well.
 */
export function collisionIn(names: Iterable<string>): string | null {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const name of names) {
    const twin = files.get(folded(name));
    if (twin !== undefined) return clash(twin, name);
    files.set(folded(name), name);
    for (let end = name.indexOf('/'); end !== -1; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      const known = folders.get(folded(folder));
      if (known !== undefined && known !== folder) return clash(known, folder);
      folders.set(folded(folder), folder);
    }
  }
  for (const [key, folder] of folders) {
    const file = files.get(key);
    if (file !== undefined) return clash(file, folder);
  }
  return null;
}

function folded(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

function clash(one: string, other: string): string {
  return one === other
    ? `${excerptOf(one)} is there twice`
    : `${excerptOf(one)} and ${excerptOf(other)} are the same name on some systems`;
}

const DROPPINGS = [
  /^\./,
  /~$/,
  /^#.*#$/,
  /\.(?:swp|swo|tmp|bak|orig|rej|part|crdownload)$/i,
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|__macosx|\$recycle\.bin)$/i,
  /\.narratoria\.zip$/i,
];

/** Whether some part of a path is hidden, or was left by an editor, a file manager or an earlier packing. */
export function isDropping(name: string): boolean {
  return name.split('/').some((part) => DROPPINGS.some((pattern) => pattern.test(part)));
}

/** The beginning of a text, with no half of a character at its end. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

const LONGEST_SLUG = 60;

/** A short name for a file or a folder made from any text; `fallback` when nothing is left of it. */
export function fileName(text: string, fallback: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+/, '');
  const name = cut(plain, LONGEST_SLUG).replace(/-+$/, '');
  return name === '' || nameProblem(name) !== null ? fallback : name;
}

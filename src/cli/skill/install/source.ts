import { statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';

/** Where a skill is to come from. */
export type Source =
  | { kind: 'folder'; path: string }
  | { kind: 'zip'; path: string }
  | { kind: 'tarball'; path: string }
  | { kind: 'git'; address: string; ref: string | null }
  | { kind: 'npm'; name: string };

const GIT = /^(?:git\+(?<plus>.+)|(?<plain>(?:https?|ssh|git|file):\/\/.+\.git|git@[^\s:]+:.+\.git))$/;
const NPM = /^(?:npm:)?(?<name>(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*(?:@[\w.+~^-]+)?)$/;

/** Reads what a user typed: something on this machine first, then an address, then the name of a package. */
export function readSource(text: string): Source {
  const place = path.resolve(text);
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return { kind: 'folder', path: place };
  if (stats?.isFile()) return { kind: /\.(?:tgz|tar\.gz)$/.test(place) ? 'tarball' : 'zip', path: place };
  const [address = '', ref = null] = text.split('#', 2);
  const git = GIT.exec(address)?.groups;
  const found = git?.['plus'] ?? git?.['plain'];
  if (
    found !== undefined &&
    isHarmless(found) &&
    (ref === null || /^[\w./-]+$/.test(ref)) &&
    !ref?.startsWith('-')
  )
    return { kind: 'git', address: found, ref };
  const name = NPM.exec(text)?.groups?.['name'];
  const isPath = /^[./~]/.test(text) || /\.(?:zip|tgz|gz)$/.test(text);
  if (name !== undefined && !isPath) return { kind: 'npm', name };
  throw new NarratoriaError('invalid_usage', `${JSON.stringify(text)} is not a source of a skill.`, {
    hint: 'Name a folder, a zip file, a .tgz file, a git address that ends in .git, or an npm package.',
    details: { source: text },
  });
}

/**
 * Where a skill comes from without its version, so that another tag of a repository, another version of a package or
 * the same folder by another path updates it.
 */
export function originOf({ kind, from, pin }: { kind: string; from: string; pin: string }): string {
  switch (kind) {
    case 'folder':
      return pin;
    case 'git':
      return from.replace(/^git\+/, '').replace(/#.*$/s, '');
    case 'npm':
    case 'tarball':
      return `npm:${pin.replace(/(?<=.)@.*$/s, '')}`;
    default:
      return from;
  }
}

/** Git takes an address that begins with a dash for an option, and `ext::` for a program to run. */
function isHarmless(address: string): boolean {
  return !address.startsWith('-') && !address.includes('::');
}

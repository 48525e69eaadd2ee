import { lstatSync, readlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { homeFolder } from '../../../base/home.ts';
import { INTERPRETERS } from '../interpreters.ts';
import { isWithin, realOrSame } from './box.ts';

/** Where systems keep programs and libraries. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store', '/gnu/store'];

/** Settings that programs need to start, and no secrets. */
const SETTINGS = [
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/alternatives',
  '/etc/localtime',
  '/etc/mime.types',
];

const NETWORK_SETTINGS = [
  '/etc/resolv.conf',
  '/etc/hosts',
  '/etc/host.conf',
  '/etc/nsswitch.conf',
  '/etc/gai.conf',
  '/etc/services',
  '/etc/protocols',
  '/etc/ssl/certs',
  '/etc/ssl/openssl.cnf',
  '/etc/ca-certificates',
  '/etc/pki/tls/certs',
  '/etc/pki/ca-trust',
  '/etc/crypto-policies',
];

/** What of the system a confined script sees: folders and files for reading, and links such as /bin to /usr/bin. */
export interface SystemView {
  folders: readonly string[];
  links: readonly { at: string; to: string }[];
}

export function systemView(network: boolean): SystemView {
  const known = SYSTEM.map((place) => ({ place, link: linkAt(place) }));
  return {
    folders: [
      ...known.filter(({ link }) => link === null).map(({ place }) => place),
      ...SETTINGS,
      ...(network ? NETWORK_SETTINGS : []),
    ],
    links: known.flatMap(({ place, link }) => (link === null ? [] : [{ at: place, to: link }])),
  };
}

/**
 * What has to be seen of a program outside the system's folders: its file, and where it was installed when it is an
 * interpreter we know, found on the PATH. A `#!` line is the skill's word, so any other program shows nothing but itself.
 */
export function programView(program: string, searchPath: string = process.env['PATH'] ?? ''): string[] {
  const files = [...new Set([program, realOrSame(program)])].filter((file) => !isSystem(file));
  const isKnown = INTERPRETER_NAME.test(path.basename(program));
  const isOnPath = searchPath.split(path.delimiter).includes(path.dirname(program));
  if (program === process.execPath || !isKnown || !isOnPath) return files;
  return files.flatMap((file) => {
    const prefix = path.dirname(path.dirname(file));
    return isTooMuch(prefix) ? [file, path.join(prefix, 'lib')] : [prefix];
  });
}

const NAMES = [...new Set(Object.values(INTERPRETERS).flat())];
const INTERPRETER_NAME = new RegExp(`^(?:${NAMES.join('|')})(?:[.\\d]*)$`);

/** A folder that holds more than one program's installation. */
function isTooMuch(prefix: string): boolean {
  const homes = [homedir(), path.join(homedir(), '.local'), homeFolder()].map(realOrSame);
  return homes.some((home) => isWithin(prefix, home));
}

function isSystem(file: string): boolean {
  return SYSTEM.some((place) => isWithin(place, file));
}

function linkAt(place: string): string | null {
  try {
    return lstatSync(place).isSymbolicLink() ? readlinkSync(place) : null;
  } catch {
    return null;
  }
}

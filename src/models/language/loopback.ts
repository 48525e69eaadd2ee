import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { NarratoriaError } from '../../base/errors.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** The address of a server on this machine; anything else is refused, because what is played stays here. */
export function loopbackUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'http:') {
    throw refused(text, 'must be an address such as http://127.0.0.1:11434');
  }
  if (!isOnThisMachine(url))
    throw refused(text, 'is not on this machine; only 127.0.0.1, ::1 and localhost are asked');
  if (url.username !== '' || url.password !== '') throw refused(text, 'must not hold a password');
  return url;
}

/** Whether an address names this machine and no other. */
export function isOnThisMachine({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) !== 0 && isLoopback(host));
}

/** Resolves `localhost` and nothing that points elsewhere, whatever the machine's own tables say. */
export const lookupHere: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const here = (addresses ?? []).filter(({ address }) => isLoopback(address));
    const [first] = here;
    if (error !== null || first === undefined) {
      callback(error ?? new Error(`${hostname} does not lead to this machine.`), '', 0);
    } else if (options.all === true) {
      callback(null, here);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function refused(url: string, why: string): NarratoriaError {
  return new NarratoriaError('invalid_settings', `The model server ${JSON.stringify(url)} ${why}.`, {
    hint: 'Narratoria asks only servers on this machine. Choose one with `narratoria models use http://127.0.0.1:PORT --model NAME`.',
    details: { url },
  });
}

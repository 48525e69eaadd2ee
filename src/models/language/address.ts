import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { NarratoriaError } from '../../base/errors.ts';

/** Where a server is: on this machine, on the local network, or elsewhere. */
export type Place = 'here' | 'network' | 'elsewhere';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** The address of a model server, if it may be asked. */
export function serverUrl(text: string, { allowLocalNetwork = false } = {}): { url: URL; place: Place } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw refused('The address of the model server', 'must begin with http:// or https://');
  }
  const shown = `The model server ${url.host}`;
  if (url.username !== '' || url.password !== '')
    throw refused(shown, 'must be named without a password in its address');
  const place = placeOf(url);
  if (place === 'network' && !allowLocalNetwork) throw networkRefused(url);
  if (place === 'elsewhere' && url.protocol !== 'https:')
    throw refused(shown, 'is not on this machine, so its address must begin with https://');
  return { url, place };
}

export function placeOf({ hostname }: URL): Place {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) !== 0) return isIn(LOOPBACK, host) ? 'here' : isIn(PRIVATE, host) ? 'network' : 'elsewhere';
  if (host === 'localhost') return 'here';
  const isPlain = !host.includes('.') || /\.(?:local|lan|home|internal|home\.arpa)$/.test(host);
  return isPlain ? 'network' : 'elsewhere';
}

/** Resolves names of a place and nothing that leads out of it, whatever the machine's own tables say. */
export function lookupIn(place: Place): LookupFunction {
  if (place === 'elsewhere') return lookup;
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const within = (addresses ?? []).filter(
        ({ address }) => isIn(LOOPBACK, address) || (place === 'network' && isIn(PRIVATE, address)),
      );
      const [first] = within;
      if (error !== null || first === undefined) {
        callback(error ?? new Error(`${hostname} leads out of this network.`), '', 0);
      } else if (options.all === true) {
        callback(null, within);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function refused(what: string, why: string): NarratoriaError {
  return new NarratoriaError('invalid_settings', `${what} ${why}.`, {
    hint: 'Choose a server with `narratoria models use http://127.0.0.1:PORT`; `narratoria models find` lists those on this machine.',
  });
}

function networkRefused({ host, origin }: URL): NarratoriaError {
  return new NarratoriaError(
    'invalid_settings',
    `The model server ${host} is on the local network, and only servers on this machine are allowed.`,
    { hint: `To allow it: narratoria models use ${origin} --allow-network`, details: { host } },
  );
}

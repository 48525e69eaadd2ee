import { NarratoriaError } from '../../base/errors.ts';
import { HUB } from '../catalogue.ts';
import { placeOf } from '../language/address.ts';

/** Where a file of the hub is asked for: at the hub itself, or at the mirror that NARRATORIA_HUB names. */
export function hubAddress(url: string, env: NodeJS.ProcessEnv): string {
  const { NARRATORIA_HUB: mirror = '' } = env;
  if (mirror === '' || !url.startsWith(`${HUB}/`)) return url;
  return checked(mirror).replace(/\/+$/, '') + url.slice(HUB.length);
}

/** Nobody on the way may read or change what is fetched: https, or this very machine. */
function checked(mirror: string): string {
  const url = URL.canParse(mirror) ? new URL(mirror) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && placeOf(url) === 'here');
  if (url !== null && isSafe && url.search === '' && url.hash === '') return url.href;
  throw new NarratoriaError(
    'invalid_settings',
    `NARRATORIA_HUB is ${JSON.stringify(mirror)}, which is no address of a mirror.`,
    { hint: 'Write an https address, or an http address on this machine.' },
  );
}

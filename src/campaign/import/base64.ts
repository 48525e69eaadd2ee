import { trimEndOf } from '../../base/trim-end.ts';
import { badCard } from './failure.ts';

/** Strict, where Node's own reader takes anything and drops what it does not know. */
export function decodeBase64(text: string, what: string): Buffer {
  const compact = trimEndOf(text.replace(/[\r\n\t ]+/g, ''), '=');
  if (compact === '' || !/^[A-Za-z0-9+/]*$/.test(compact) || compact.length % 4 === 1)
    throw badCard(`${what} is not valid base64.`);
  return Buffer.from(compact, 'base64');
}

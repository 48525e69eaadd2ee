import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaTypeOf } from './types.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const PREFIX = '/media/';

export interface MediaFile {
  file: string;
  mediaType: string;
}

/**
 * Addresses of files for <img> and <audio>, which cannot send a token: each is the path itself, sealed with a key that
 * only this home has. It says nothing to whoever reads it, cannot be made by anybody else, and stays the same, so that
 * a browser keeps what it has.
 */
export class MediaAddresses {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Null when there is no such file in that folder, or none that a page can show. */
  addressOf(root: string, file: string): string | null {
    return realInside(root, file) === null ? null : `${PREFIX}${this.#seal(JSON.stringify([root, file]))}`;
  }

  /** The file behind an address, as it is now; null when the address is none of ours or the file is gone. */
  open(sealed: string): MediaFile | null {
    const text = this.#unseal(sealed);
    if (text === null) return null;
    const [root, file] = JSON.parse(text) as [string, string];
    return realInside(root, file);
  }

  #seal(text: string): string {
    // The same path always gets the same nonce, and no two paths do: that is all that the cipher asks for.
    const nonce = createHmac('sha256', this.#key).update(text).digest().subarray(0, NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  #unseal(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    // Several texts may stand for the same bytes; only one of them is the address.
    if (bytes.length <= NONCE + TAG || bytes.toString('base64url') !== sealed) return null;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null; // somebody else's
    }
  }
}

/** Links are followed, and must not lead out of the folder. */
function realInside(root: string, file: string): MediaFile | null {
  const mediaType = mediaTypeOf(file);
  if (mediaType === null) return null;
  try {
    const real = realpathSync(path.resolve(root, file));
    const isInside = real.startsWith(`${realpathSync(root)}${path.sep}`);
    return isInside && mediaTypeOf(real) !== null && statSync(real).isFile()
      ? { file: real, mediaType }
      : null;
  } catch {
    return null; // not there, or not for us to read
  }
}

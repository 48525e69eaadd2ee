import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../../base/atomic-file.ts';

const SHAPE = /^[\w-]{43}$/;

/** The secret of this home: whoever has it may use the API. It stays the same from start to start. */
export async function openToken(home: string): Promise<string> {
  const file = path.join(home, 'page-token');
  const kept = readKept(file);
  if (kept !== null) return kept;
  const token = randomBytes(32).toString('base64url');
  await writeFileAtomically(file, `${token}\n`, { mode: 0o600 });
  return token;
}

/** One that cannot be read is made anew: the worst of it is that a page has to be opened again. */
function readKept(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return SHAPE.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** A key for something else that only holders of the token should be able to make. */
export function keyFrom(token: string, purpose: string): Buffer {
  return createHmac('sha256', token).update(purpose).digest();
}

/** Compares in a time that says nothing about how near the guess was. */
export function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

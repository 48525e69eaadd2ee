import { randomBytes } from 'node:crypto';

/** The seed of a new story. */
export function newSeed(): string {
  return randomBytes(4).toString('hex');
}

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { writeFileAtomically } from '../../base/atomic-file.ts';
import { SessionSchema } from '../../contracts/api/session.ts';
import { validator } from '../../contracts/validate.ts';

const FILE = 'page-keys.json';
/** A page may sleep through a few starts of the server; one that slept longer has to be opened from its link. */
const KEPT_RUNS = 8;

const PageKeysSchema = Type.Object(
  {
    media: Type.String({
      pattern: '^[\\w-]{43}$',
      description: 'Seals the addresses of pictures and sound.',
    }),
    runs: Type.Array(SessionSchema, { description: 'The starts of the server, the last one first.' }),
  },
  { additionalProperties: false },
);

/** The secrets that the page's server keeps in the home folder. The token is none of them: it ends with the run. */
export type PageKeys = Static<typeof PageKeysSchema>;

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Adds a run to the keys of a home. Keys that cannot be read are made anew: then open pages have to be opened again. */
export async function beginRun(home: string): Promise<PageKeys> {
  const file = path.join(home, FILE);
  const { media, runs } = readKeys(file) ?? { media: newSecret(), runs: [] };
  const run = { run: randomBytes(9).toString('base64url'), secret: newSecret() };
  const keys = { media, runs: [run, ...runs.slice(0, KEPT_RUNS)] };
  await writeFileAtomically(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rm(path.join(home, 'page-token'), { force: true }); // of an earlier version; it opens nothing now
  return keys;
}

function readKeys(file: string): PageKeys | null {
  try {
    const keys: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return validator(PageKeysSchema).accepts(keys) ? keys : null;
  } catch {
    return null; // not there yet, or damaged
  }
}

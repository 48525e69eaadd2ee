import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomically } from '../../../../src/base/atomic-file.ts';
import { NarratoriaError } from '../../../../src/base/errors.ts';

/** Writes a file on a disk that is too small for it, and tells what is there afterwards. */
const [folder = ''] = process.argv.slice(2);
const file = path.join(folder, 'config.json');
await writeFileAtomically(file, 'old');
const error = await writeFileAtomically(file, 'new'.repeat(1_000_000)).catch((reason: unknown) => reason);
if (!(error instanceof NarratoriaError)) throw error;
const content = readFileSync(file, 'utf8');
process.stdout.write(JSON.stringify({ error, content, files: readdirSync(folder) }));

import { NarratoriaError } from '../../base/errors.ts';
import { shownPath } from '../problem.ts';

/** The worst campaign that the validator lets through needs a fifth of this on a slow machine. */
const SECONDS = 30;
/** Unpacking writes up to 2 GiB before anything is read. */
const IMPORT_FACTOR = 6;

/** Megabytes of the heap of a thread that reads a campaign. */
export const HEAP_MB = 1024;

/** How long reading a campaign may take. */
export function readingSeconds(work: 'import' | 'read', env: NodeJS.ProcessEnv = process.env): number {
  const wanted = Number(env['NARRATORIA_CAMPAIGN_SECONDS']);
  const seconds = wanted > 0 && wanted <= 3600 ? wanted : SECONDS;
  return work === 'import' ? seconds * IMPORT_FACTOR : seconds;
}

/** The error for a campaign that took too much of something. */
export function tooCostly(what: 'time' | 'memory', limit: string, file: string | null): NarratoriaError {
  const where = file === null ? '' : ` The last file it read was ${shownPath(file)}.`;
  const message =
    what === 'time'
      ? `Reading this campaign took longer than ${limit}, so it was stopped.`
      : `Reading this campaign took more memory than ${limit}, so it was stopped.`;
  return new NarratoriaError('campaign_too_costly', `${message}${where}`, {
    hint: 'Take some of it out, or make two campaigns of it.',
    details: { what, limit, ...(file !== null && { file }) },
  });
}

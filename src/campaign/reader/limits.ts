import { NarratoriaError } from '../../base/errors.ts';
import { shownPath } from '../problem.ts';

/** The worst campaign that the validator lets through needs a fifth of this on a slow machine. */
const SECONDS = 30;
/** Unpacking writes up to 2 GiB before anything is read. */
const IMPORT_FACTOR = 6;

/** Of the heap of one thread; a campaign with a thousand files of lore needs less than half of it. */
const MEGABYTES = 512;

/** Taking in a message stops the thread that gets it, so a large campaign is handed over piece by piece. */
export const FACTS_AT_ONCE = 1_500;

/** For how long reading a campaign may compute. */
export function readingSeconds(work: 'import' | 'read'): number {
  const seconds = wanted('NARRATORIA_CAMPAIGN_SECONDS', 3600) ?? SECONDS;
  return work === 'import' ? seconds * IMPORT_FACTOR : seconds;
}

/** How much memory it may take. */
export function readingMegabytes(): number {
  return wanted('NARRATORIA_CAMPAIGN_MEGABYTES', 16_384) ?? MEGABYTES;
}

function wanted(variable: string, most: number): number | null {
  const number = Number(process.env[variable]);
  return number > 0 && number <= most ? number : null;
}

/** The error for a campaign that took too much of something. */
export function tooCostly(what: 'time' | 'memory', limit: string, file: string | null): NarratoriaError {
  const where = file === null ? '' : ` The last file it read was ${shownPath(file)}.`;
  const message =
    what === 'time'
      ? `Reading this campaign took longer than ${limit}, so it was stopped.`
      : `Reading this campaign took more memory than ${limit}, so it was stopped.`;
  return new NarratoriaError('campaign_too_costly', `${message}${where}`, {
    hint: 'Remove some of it, or split it into two campaigns.',
    details: { what, limit, ...(file !== null && { file }) },
  });
}

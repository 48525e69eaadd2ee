import type { ToolInput } from '../../contracts/tool-input.ts';
import { workFolder } from '../surroundings.ts';
import type { RecordBook } from './book.ts';
import { fileBook } from './file-book.ts';
import { sharedBook } from './shared-book.ts';

/**
 * Opens what the story remembers, as the setting `storageBackend` says. A script that was started by itself has no store
 * to share; then, too, it keeps to files in its own folder.
 */
export function openRecords({ host, config, session }: ToolInput): RecordBook {
  const moment = Number.isNaN(Date.parse(session.inGameTime)) ? null : session.inGameTime;
  return host === null || config['storageBackend'] === 'files'
    ? fileBook(workFolder(), session.playthroughId, moment)
    : sharedBook(host, moment);
}

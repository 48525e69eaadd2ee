import type { ToolInput } from '../../contracts/tool-input.ts';
import { workFolder } from '../surroundings.ts';
import { fileBook } from './file-records.ts';
import type { RecordStore } from './record-store.ts';
import { sharedBook } from './shared-records.ts';

/**
 * Opens what the story remembers, as the setting `storageBackend` says. A script that was started by itself has no store
 * to share; then, too, it keeps to files in its own folder.
 */
export function openRecords({ host, config, session }: ToolInput): RecordStore {
  const moment = Number.isNaN(Date.parse(session.inGameTime)) ? null : session.inGameTime;
  return host === null || config['storageBackend'] === 'files'
    ? fileBook(workFolder(), session.playthroughId, moment)
    : sharedBook(host, moment);
}

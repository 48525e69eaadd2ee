import path from 'node:path';
import { checkFile } from '../../../src/store/sqlite/database/integrity.ts';
import { call } from '../../../test/page/support/api.ts';
import type { Trouble } from './trouble.ts';

/** A backup is made in the middle of play; it must be sound. */
export const backedUp: Trouble = {
  name: 'backup while playing',
  async strike({ lives }) {
    const { name } = await call<{ name: string }>(lives.server, '/api/data/backup', {});
    const { ok, problems } = checkFile(path.join(lives.server.home, 'backups', name));
    if (!ok) throw new Error(`the backup is not sound: ${problems.join('; ')}`);
    return 'sound';
  },
};

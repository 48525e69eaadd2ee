import type { Connection } from '../database/connection.ts';
import { createFirstVersion } from './version-1.ts';
import { searchNamesAndTags } from './version-2.ts';
import { keepQueryFigures } from './version-3.ts';
import { packScenes } from './version-4.ts';
import { keepWhatIsToldAgain } from './version-5.ts';

/** One step forward. A step that was published is never changed again. */
export interface Migration {
  version: number;
  apply(connection: Connection): void;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, apply: createFirstVersion },
  { version: 2, apply: searchNamesAndTags },
  { version: 3, apply: keepQueryFigures },
  { version: 4, apply: packScenes },
  { version: 5, apply: keepWhatIsToldAgain },
];

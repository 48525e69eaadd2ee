import { describe } from 'vitest';
import { checkAssets } from './assets.ts';
import { checkFilters } from './filters.ts';
import { checkJournal } from './journal.ts';
import { checkRecords } from './records.ts';
import { checkRetention } from './retention.ts';
import { checkScopes } from './scopes.ts';
import { checkScores } from './scores.ts';
import { checkSearch } from './search.ts';
import { type OpenBackend, setStage } from './stage.ts';
import { checkStories } from './stories.ts';
import { checkTransactions } from './transactions.ts';

/** What everybody may rely on, whichever backend keeps the data. */
export function storeConformance(name: string, open: OpenBackend): void {
  describe(`store conformance: ${name}`, () => {
    const stage = setStage(open);
    checkStories(stage);
    checkRecords(stage);
    checkFilters(stage);
    checkScopes(stage);
    checkAssets(stage);
    checkSearch(stage);
    checkScores(stage);
    checkTransactions(stage);
    checkJournal(stage);
    checkRetention(stage);
  });
}

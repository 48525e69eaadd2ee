import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { madeUpMemories, recordOf } from '../stage/memories.ts';

const EVENTS = 1100;
const SHARE = 0.99;
const AT_ONCE = 10;

export const criterion: Criterion = {
  id: 'SC-023',
  what: 'Memory accuracy',
  target: 'stored and retrieved with 99 % accuracy for 1,000 and more events',
  method:
    'Events are stored, some by the script `store-memory` and the rest through the store it uses; the store is closed and opened again, and each must come back with the same sentence, people, place, weight and tags.',
  async measure(stage) {
    const home = stage.folder();
    const events = madeUpMemories(stage.isQuick ? 40 : EVENTS, `${stage.seed}/round trips`);
    const byScript = events.slice(0, stage.isQuick ? 10 : 100);
    const writing = await stage.world(home);
    for (let from = 0; from < byScript.length; from += AT_ONCE)
      await writing.plan(
        byScript.slice(from, from + AT_ONCE).map((input) => ({ script: 'memory/store-memory', input })),
      );
    for (const event of events.slice(byScript.length)) await writing.story.store('memory', recordOf(event));
    const { playthroughId } = writing;
    await writing.close();
    const reading = await stage.world(home, playthroughId);
    try {
      const found = await reading.story.exactMatch('memory', {}, { limit: 2 * events.length });
      const bySentence = new Map(found.map((record) => [record.summary, record]));
      const same = events.filter(({ summary, characters, location, significance, tags }) => {
        const record = bySentence.get(summary);
        const kept = record && [
          record.characterIds,
          record.location,
          record.significance,
          record.semanticTags,
        ];
        return JSON.stringify(kept) === JSON.stringify([characters, location, significance, tags]);
      }).length;
      return {
        measured: `${percent(same, events.length)}, ${byScript.length} of them by the script`,
        passed: same / events.length >= SHARE && found.length === events.length,
      };
    } finally {
      await reading.close();
    }
  },
};

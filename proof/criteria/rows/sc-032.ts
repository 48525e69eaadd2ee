import type { Criterion } from '../criterion.ts';
import { madeUpMemories, QUESTIONS, recordOf } from '../stage/memories.ts';

const STORIES = 4;
const EVENTS = 60;

export const criterion: Criterion = {
  id: 'SC-032',
  what: 'Scope filtering',
  target: 'nothing out of scope in filtered queries',
  method:
    'Four stories with made-up events, among them events that all four have. In each, searches by meaning and by words, with and without a filter by place, and exact matches: every record must be of the story that asks, and of the place when one is named.',
  isQuick: true,
  async measure(stage) {
    const world = await stage.world();
    try {
      const { store } = world;
      const ids: string[] = [];
      const common = madeUpMemories(10, `${stage.seed}/common`);
      for (let number = 0; number < STORIES; number += 1) {
        const { playthroughId } = await store.createPlaythrough({
          campaignId: 'test',
          title: `Story ${number}`,
          seed: '1',
        });
        ids.push(playthroughId);
        const events = [...common, ...madeUpMemories(stage.isQuick ? 15 : EVENTS, `${stage.seed}/${number}`)];
        for (const event of events)
          await store
            .playthrough(playthroughId)
            .store('memory', { ...recordOf(event), id: `${number}/${event.summary}` });
      }
      await store.caughtUp();
      let [records, leaks, queries] = [0, 0, 0];
      for (const [number, id] of ids.entries()) {
        const story = store.playthrough(id);
        for (const [index, question] of QUESTIONS.entries()) {
          const location = ['place:harbour', 'place:mill', undefined][index % 3];
          const filters = location === undefined ? {} : { location };
          const { results } = await story.semanticSearch(question, 'memory', 20, filters, { threshold: 0 });
          const found = [
            ...results.map(({ record }) => record),
            ...(await story.exactMatch('memory', filters)),
          ];
          queries += 2;
          records += found.length;
          leaks += found.filter(
            (record) =>
              !record.id.startsWith(`${number}/`) || (location !== undefined && record.location !== location),
          ).length;
        }
      }
      return {
        measured: `${leaks} of ${records} records out of scope, in ${queries} queries of ${STORIES} stories`,
        passed: leaks === 0 && records > 0,
      };
    } finally {
      await world.close();
    }
  },
};

import { MEMORIES, QUERIES } from '../../../test/retrieval/set.ts';
import { percent, quantile, spread, timed } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';

const LIMIT_MS = 500;
const TOP = 5;
const SHARE = 0.8;

export const criterion: Criterion = {
  id: 'SC-024',
  what: 'Semantic search quality',
  target:
    'relevant results within 500 ms (we ask: for 80 % of the queries, one at least among the first five)',
  method:
    'The labelled set of this repository, its test half: memories of several stories, queries by paraphrase, theme, name, place, negation and time, each with the memories that a reader marked as relevant. The labels are those of the makers, not of players.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const world = await stage.world();
    try {
      for (const { id, summary, characters, location, significance, episodic, tags, day, hour } of MEMORIES) {
        const inGameTime = moment(day, hour);
        await world.story.store('memory', {
          id,
          summary,
          characterIds: characters,
          location,
          significance,
          episodic,
          semanticTags: tags,
          inGameTime,
        });
      }
      await world.store.caughtUp();
      const queries = QUERIES.filter(({ half }) => half === 'test');
      const times: number[] = [];
      let [withRelevant, found, relevantInAll] = [0, 0, 0];
      for (const { text, relevant, days } of queries) {
        const filters =
          days === undefined ? {} : { inGameFrom: moment(days.first, 0), inGameTo: moment(days.last, 24) };
        const { result, ms } = await timed(() =>
          world.story.semanticSearch(text, 'memory', TOP, filters, { threshold: 0 }),
        );
        times.push(ms);
        const hits = result.results.filter(({ record }) => relevant.includes(record.id)).length;
        if (hits > 0) withRelevant += 1;
        found += hits;
        relevantInAll += Math.min(TOP, relevant.length);
      }
      return {
        measured: `a relevant one among the first five for ${percent(withRelevant, queries.length)}; of all that fit in there ${percent(found, relevantInAll)}; ${spread(times)}`,
        passed: withRelevant / queries.length >= SHARE && quantile(times, 0.95) < LIMIT_MS,
      };
    } finally {
      await world.close();
    }
  },
};

function moment(day: number, hour: number): string {
  return new Date(Date.UTC(2001, 0, day, hour)).toISOString();
}

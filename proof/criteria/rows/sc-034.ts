import { percent } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { memoryDrivenChoices } from '../figures/engine.ts';

const SHARE = 0.8;
const FEWEST = 50;

export const criterion: Criterion = {
  id: 'SC-034',
  what: 'Memory-driven choices',
  target: '80 % of choices refer to past events',
  method:
    'All choices from scene 3 on in the stories of three campaigns (50 and more): what a choice names is taken out of its text, and its words are looked for among the memories kept by then; it counts when one is found with a relevance of 0.7 or more. Relevance is calibrated, not a bare cosine (docs/retrieval.md).',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const { choices, entities, matching, byCampaign } = await memoryDrivenChoices(await stage.stories());
    const each = Object.entries(byCampaign).map(([name, share]) => `${name} ${Math.round(100 * share)} %`);
    return {
      measured: `${percent(matching, choices)} (${each.join(', ')}); ${entities} names in them`,
      passed: choices >= FEWEST && matching / choices >= SHARE,
    };
  },
};

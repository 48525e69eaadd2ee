import { describe, expect, it } from 'vitest';
import { askInPlay, loreQuestions } from '../../../proof/lore/ask.ts';
import { isVerifying } from '../../support/length.ts';

/** The share of questions whose answer has to be told; of the few in `npm test` one may be missed. */
const ENOUGH = isVerifying ? 0.9 : 0.85;
/** The share that is reached where half of the questions avoid the words of the answer. */
const MOST = 0.6;
/** All of them in `npm run verify`. */
const EVERY = isVerifying ? 1 : 10;

describe('a question about the lore', () => {
  it('was written down for three campaigns, at least 20 for each', () => {
    const all = Object.values(loreQuestions());
    expect(all.length).toBe(3);
    for (const questions of all) expect(questions.length).toBeGreaterThanOrEqual(20);
  });

  it
    .runIf(isVerifying)
    .each([
      ...Object.entries(loreQuestions('paraphrased.yaml')),
      ...Object.entries(loreQuestions('held-back.yaml')),
    ])(
    'is answered in play more often than not in words that are not the answer’s: %s',
    { timeout: 240_000 },
    async (campaign, questions) => {
      const asked = await askInPlay(campaign, questions);
      expect(asked.filter(({ isTold }) => isTold).length / asked.length).toBeGreaterThanOrEqual(MOST);
    },
  );

  it.each([...Object.entries(loreQuestions()), ...Object.entries(loreQuestions('unseen.yaml'))])(
    'is answered in play: %s',
    { timeout: 240_000 },
    async (campaign, questions) => {
      const asked = await askInPlay(
        campaign,
        questions.filter((_, index) => index % EVERY === 0),
      );
      const missed = asked.filter(({ isTold }) => !isTold);
      const said = missed.map(({ question, prose }) => `${question}\n  ${prose}`).join('\n');
      expect(1 - missed.length / asked.length, said).toBeGreaterThanOrEqual(ENOUGH);
    },
  );
});

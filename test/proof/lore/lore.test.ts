import { describe, expect, it } from 'vitest';
import { askInPlay, loreQuestions } from '../../../proof/lore/ask.ts';
import { isVerifying } from '../../support/length.ts';

/** The share of questions whose answer has to be told; of the eight or so in `npm test` one may be missed. */
const ENOUGH = isVerifying ? 0.9 : 0.8;
/** The share that is reached where half of the questions avoid the words of the answer. */
const MOST = 0.6;
const FILES = ['questions.yaml', 'unseen.yaml', 'tenth.yaml'];
/** Every tenth question of each file, by campaign; all of them are asked in `npm run verify`. */
const SAMPLES = Object.keys(loreQuestions()).map(
  (campaign) =>
    [
      campaign,
      FILES.flatMap((file) => (loreQuestions(file)[campaign] ?? []).filter((_, index) => index % 10 === 0)),
    ] as const,
);

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

  it.each(isVerifying ? FILES.flatMap((file) => Object.entries(loreQuestions(file))) : SAMPLES)(
    'is answered in play: %s',
    { timeout: 240_000 },
    async (campaign, questions) => {
      const asked = await askInPlay(campaign, questions);
      const missed = asked.filter(({ isTold }) => !isTold);
      const said = missed.map(({ question, prose }) => `${question}\n  ${prose}`).join('\n');
      expect(1 - missed.length / asked.length, said).toBeGreaterThanOrEqual(ENOUGH);
    },
  );
});

import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { createTextMatch, type TextMatch } from '../../../src/engine/text-match/text-match.ts';
import { openEmbedder } from '../../../src/models/embedder.ts';
import { temporaryHome } from '../../models/support/made-up-model.ts';
import { whyNoMiniLm } from '../../models/support/minilm.ts';
import { LABELLED, type Labelled } from '../support/said.ts';

/** The labelled statements that are judged otherwise than a reader would. */
async function misjudged(textMatch: TextMatch, isAsked: (one: Labelled) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (const one of LABELLED.filter(isAsked)) {
    const { kind, wanted, statement, isSo } = one;
    const said =
      kind === 'trend'
        ? (await textMatch.countTowards(wanted, [statement])) === 1
        : await textMatch.isSaid(wanted, [statement]);
    if (said !== isSo) found.push(`${kind}: ${wanted} | ${statement}`);
  }
  return found;
}

describe('textMatch by words', () => {
  const textMatch = createTextMatch(null);

  it('takes nothing for what it is not, and knows what is said in words of one meaning', async () => {
    expect(await misjudged(textMatch, ({ hard }) => hard === undefined)).toEqual([]);
  });

  it.each([
    ['the', 'the'],
    ['', 'anything'],
  ])('%j says nothing', async (wanted, statement) => {
    expect(await textMatch.isSaid(wanted, [statement])).toBe(false);
  });

  it('counts how often', async () => {
    expect(
      await textMatch.countTowards('helps Iz', [
        'Help Iz find a buyer',
        'Helping Iz',
        'Threaten Iz',
        'Help Ansa',
      ]),
    ).toBe(2);
    expect(await textMatch.countTowards('helps Iz', [])).toBe(0);
  });
});

const missing = await whyNoMiniLm();

describe.skipIf(missing !== null)('textMatch by meaning', () => {
  const embedder = openEmbedder({ home: temporaryHome(), log: silentLog() });
  afterAll(() => embedder.close());
  const textMatch = createTextMatch((texts) => embedder.embed([...texts]));

  it('still takes nothing for what it is not', async () => {
    expect(await misjudged(textMatch, ({ hard }) => hard === undefined)).toEqual([]);
  });

  it('knows more than words do', async () => {
    const isHard = ({ hard }: Labelled) => hard === true;
    const byWords = await misjudged(createTextMatch(null), isHard);
    const byMeaning = await misjudged(textMatch, isHard);
    expect(byWords).toEqual(expect.arrayContaining(byMeaning));
    expect(byMeaning.length).toBeLessThan(byWords.length);
    expect(byMeaning.length).toBeLessThanOrEqual(3);
  });

  it('goes by words when the model fails for once', async () => {
    const failing = createTextMatch(async () => null);
    expect(await failing.isSaid('Sign the order', ['You signed the order.'])).toBe(true);
    expect(await failing.isSaid('Give the key to the sailor', ['Hand the seaman the key'])).toBe(false);
  });
});

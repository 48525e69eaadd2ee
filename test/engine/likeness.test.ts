import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { createLikeness } from '../../src/engine/likeness.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { temporaryHome } from '../models/support/made-up-model.ts';
import { whyNoMiniLm } from '../models/support/minilm.ts';

describe('likeness by words', () => {
  const { isSaid, countSaid } = createLikeness(null);
  it.each([
    ['Sign the order', 'You signed the order.', true],
    ['Player has the brass key', 'has the brass key', true],
    ['Burn the ledger', 'Read the ledger', false],
    ['trusts the player', 'distrusts the player', false],
    ['the', 'the', false],
    ['', 'anything', false],
    ['Wait by the pump for whoever leaves the hares', 'Wait by the pump', false],
  ])('%j in %j: %s', async (wanted, statement, said) => {
    expect(await isSaid(wanted, [statement])).toBe(said);
  });

  it('counts how often', async () => {
    expect(await countSaid('help Iz', ['Help Iz find a buyer', 'Helping Iz', 'Threaten Iz'])).toBe(2);
    expect(await countSaid('help Iz', [])).toBe(0);
  });
});

const missing = await whyNoMiniLm();

describe.skipIf(missing !== null)('likeness by meaning', () => {
  const embedder = openEmbedder({ home: temporaryHome(), log: silentLog() });
  afterAll(() => embedder.close());
  const { isSaid } = createLikeness((texts) => embedder.embed([...texts]));

  it.each([
    ['Give the key to the sailor', 'Hand the seaman the key', true],
    ['is injured', 'is hurt, wounded', true],
    ['Burn the ledger', 'Ask Iz about the weather', false],
    ['is badly hurt', 'has been to the market', false],
  ])('%j in %j: %s', async (wanted, statement, said) => {
    expect(await isSaid(wanted, [statement])).toBe(said);
  });
});

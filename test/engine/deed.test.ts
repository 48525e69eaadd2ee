import { expect, it } from 'vitest';
import { deedFrom } from '../../src/engine/deed.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

it('a secret is passed on with the sentence that says whose it is', () => {
  const texts = ['Iz has paid the debts.', 'They paid them out of the pension fund.', 'Nobody has asked.'];
  const { facts } = smallCampaign();
  const campaign = smallCampaign({
    facts: facts.flatMap((fact, index) =>
      index === 0 ? texts.map((text, at) => ({ ...fact, id: `s${at + 1}`, text })) : [],
    ),
  });
  const told = (fact: string) =>
    deedFrom({ act: 'tell', text: 'tell', target: 'person:ansa', fact }, campaign, worldOf(campaign)).fact
      ?.text;
  expect(told('s2')).toBe(`${texts[0]} ${texts[1]}`);
  expect([told('s1'), told('s3')]).toEqual([texts[0], texts[2]]);
});

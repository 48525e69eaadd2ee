import { expect, it } from 'vitest';
import { isHuman } from '../../src/engine/bodies.ts';
import { PERSONA, smallCampaign } from './support/small-world.ts';

const campaign = smallCampaign();

it.each([
  ['You are a snail, and since Tuesday you are the government.', false],
  ['You’re an old grey hare. It rains.', false],
  ['You are the duty lawyer, which means a desk at Gloves.', true],
  ['You are a rat catcher with eleven days to live.', true],
  ['You are afraid of dogs.', true],
  ['The driver will not have an inspector beside him.', true],
])('%s', (premise, expected) => {
  expect(isHuman(PERSONA, { ...campaign, template: null, premise: [premise] })).toBe(expected);
});

it('a people of its own may be without hands', () => {
  const plain = { ...campaign, template: null, premise: [] };
  expect(isHuman({ ...PERSONA, race: 'Otter' }, plain)).toBe(false);
  expect(isHuman({ ...PERSONA, race: 'Wood elf' }, plain)).toBe(true);
});

import { expect, it } from 'vitest';
import type { Option } from '../../../src/contracts/question.ts';
import { generatedChoices } from '../../../src/engine/authored/telling.ts';
import type { OfferedChoice } from '../../../src/engine/scene.ts';

const intent = { act: 'ask', authored: { knot: 'k', index: 0 } };
const ids = ['one', 'two', 'three', 'four'];
const options = ids.map((id) => ({ id, text: id, intent, because: [] }) as unknown as Option);
const offer = (id: string, own = false) =>
  ({
    id,
    text: `${id}, as the model says`,
    because: [],
    intent: { ...intent, ...(own && { own }) },
  }) as unknown as OfferedChoice;
const offered = (...offers: OfferedChoice[]) => generatedChoices(options, offers).map(({ text }) => text);

it('of a generated scene are those that whoever told it has picked, beside what it made up', () => {
  expect(offered(offer('three'), offer('mine', true), offer('also mine', true))).toEqual([
    'three, as the model says',
  ]);
});

it('are all of them where too few are left, in the words that were found for them', () => {
  expect(offered(offer('three'), offer('mine', true))).toEqual([
    ...['one', 'two', 'three, as the model says', 'four'],
  ]);
  expect(offered()).toEqual(ids);
});

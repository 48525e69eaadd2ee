import { expect, it } from 'vitest';
import { isSameThing, thingCalled, thingKey } from '../../src/base/thing-name.ts';

it.each([
  ['three brass screws', 'the three brass screws'],
  ['the brass screws', 'three brass screws'],
  ['your pen', 'the gold pen'],
  ['a couple of keys', 'the keys'],
  ['the sandwich', 'the sandwich from a town with trees'],
])('%s is %s', (one, other) => {
  expect(isSameThing(one, other)).toBe(true);
  expect(isSameThing(other, one)).toBe(true);
});

it.each([
  ['the trees', 'the sandwich from a town with trees'],
  ['the brass', 'the brass lamp'],
  ['the gold pen', 'the steel pen'],
  ['the', 'the lamp'],
])('%s is not %s', (one, other) => {
  expect(isSameThing(one, other)).toBe(false);
});

it('takes a short name for the only thing it can mean', () => {
  const things = [{ name: 'the gold pen' }, { name: 'the steel pen' }, { name: 'the lamp' }];
  expect(thingCalled('a pen', things)).toBeUndefined();
  expect(thingCalled('steel pen', things)?.name).toBe('the steel pen');
  expect(thingCalled('the brass lamp', things)?.name).toBe('the lamp');
  expect(thingKey('One')).toBe('one');
});

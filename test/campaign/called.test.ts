import { expect, it } from 'vitest';
import { namesOf } from '../../src/campaign/mentions.ts';

const colm = { id: 'person:colm', name: 'Colm Farrell', shortName: 'Colm' };

it('somebody may be called by their surname alone, if nobody else has it', () => {
  const keeper = { id: 'person:keeper', name: 'the keeper', shortName: 'the keeper' };
  expect(namesOf(colm, [colm, keeper])).toEqual(['Colm Farrell', 'Colm', 'Farrell']);
  expect(namesOf(keeper, [colm, keeper])).toEqual(['the keeper']);
  expect(namesOf(colm, [colm, { id: 'person:una', name: 'Una Farrell' }])).not.toContain('Farrell');
});

import { expect, test } from 'vitest';
import type { Person } from '../../../src/campaign/campaign.ts';
import type { Brief } from '../../../src/contracts/brief.ts';
import { knocksTold, senderNamed } from '../../../src/engine/plot/word.ts';

type Knock = Brief['plot']['knocks'][number];

function knockAt(place: string, times: number): Knock {
  const named = { id: place, name: place };
  return {
    place: named,
    from: null,
    text: 'Come.',
    sends: place,
    told: false,
    times,
    urgent: false,
    pressing: false,
  };
}

const toMill = { kind: 'way', from: null, about: 'place:mill', text: '' } as const;

test('whoever the author’s word opens with has sent it', () => {
  const ada = { id: 'person:ada', name: 'Ada Brook', shortName: 'Ada' } as Person;
  const bo = { id: 'person:bo', name: 'Bo', shortName: 'Bo' } as Person;
  expect(senderNamed('Bo is going up to the mill.', { people: [ada, bo] })).toBe(bo);
  expect(senderNamed('There is a light in the mill, says Bo.', { people: [ada, bo] })).toBeUndefined();
});

test('a scene that asks the player away tells again of what was heard and not followed', () => {
  const knocks = [knockAt('place:mill', 0), knockAt('place:barn', 1)];
  const told = knocksTold({ plot: { knocks }, people: [] } as unknown as Brief, toMill);
  expect(told.map((one) => one.told)).toEqual([true, true]);
});

test('what nobody is there to tell stays untold', () => {
  const knocks = [knockAt('place:mill', 0), knockAt('place:barn', 0)];
  const told = knocksTold({ plot: { knocks }, people: [] } as unknown as Brief, toMill);
  expect(told.map((one) => one.told)).toEqual([true, false]);
});

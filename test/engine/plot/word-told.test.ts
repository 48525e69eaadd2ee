import { expect, test } from 'vitest';
import type { Person } from '../../../src/campaign/campaign.ts';
import type { Brief } from '../../../src/contracts/brief.ts';
import { knocksTold, senderNamed, timesHeard, withWord } from '../../../src/engine/plot/word.ts';
import { smallCampaign, worldOf } from '../support/small-world.ts';

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

test('word is heard only where the telling has it', () => {
  const iz = { id: 'person:iz', name: 'Iz' };
  const mill = { ...knockAt('place:mill', 0), from: iz, told: true, text: 'Iz has opened the sluice.' };
  const loft = { ...knockAt('place:loft', 0), told: true, text: 'A parcel has come, with a seal on it.' };
  const heard = (prose: string, here: object[] = []) => {
    const plot = { knocks: [mill, loft] };
    const brief = { plot, scene: 4, people: here, question: { next: toMill } } as unknown as Brief;
    const world = withWord(worldOf(smallCampaign()), brief, [prose]);
    return ['place:mill', 'place:loft'].map((place) => timesHeard(place, world));
  };
  expect(heard('Somebody calls down that Iz is asking for you.')).toEqual([1, 0]);
  expect(heard('Iz shrugs. Stairs lead up to place:loft.', [iz])).toEqual([0, 0]);
  expect(heard('From above one hears that the sluice is opened, and a voice.')).toEqual([1, 0]);
  expect(heard('A parcel with a red seal has come to the place:loft.')).toEqual([0, 1]);
});

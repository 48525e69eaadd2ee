import { narrateInput } from './input.ts';
import { tellScene } from './tell.ts';
import { ToldHistory } from './told-history.ts';

/** A scene with a little of everything, so that telling it runs through most of the narrator. */
const BRIEF = {
  seed: 'rehearsal',
  scene: 4,
  deed: {
    act: 'ask',
    text: 'Ask Ada about the gate',
    target: { id: 'person:ada', name: 'Ada' },
    topic: { id: 'topic:gate', name: 'the gate' },
    result: 'partial',
  },
  place: {
    id: 'place:yard',
    name: 'the yard',
    arrived: true,
    things: [{ id: 'thing:yard/pump', name: 'the pump', known: true }],
    exits: [{ id: 'place:road', name: 'the road' }],
  },
  time: { part: 'dusk', turned: true },
  people: [
    { id: 'person:ada', name: 'Ada Brook', shortName: 'Ada', pronoun: 'she', opinion: 20, lines: ['Well.'] },
    { id: 'person:bo', name: 'Bo', pronoun: 'he', met: false, arrived: true, role: 'smith' },
  ],
  topics: [{ id: 'topic:gate', name: 'the gate', raised: true }],
  facts: [
    { id: 'f1', text: 'The gate was shut in spring.', kind: 'lore', about: 'topic:gate' },
    { id: 'f2', text: 'The pump is dry.', about: 'place:yard', mentions: ['thing:yard/pump'] },
    { id: 'f3', text: 'A cart stands by the wall.', about: 'place:yard' },
  ],
};

/** Tells a scene to nobody. */
export function rehearse(): void {
  const input = narrateInput({ brief: BRIEF });
  tellScene(input, new ToldHistory({}, input.scene), 'vivid');
}

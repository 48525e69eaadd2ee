import { describe, expect, it } from 'vitest';
import { complaintInTelling } from '../../src/sdk/checks/telling.ts';
import { type Entry, readCorpus, readScenes } from './support/corpus.ts';

const scenes = readScenes();

function complaint({ in: name, text }: Entry) {
  const facts = scenes.get(name);
  if (facts === undefined) throw new Error(`There is no scene ${name}.`);
  return complaintInTelling(text, facts);
}

/** Every second entry was left alone while the checks were made. */
const isHeldOut = (_: Entry, index: number) => index % 2 === 1;
const isTunedOn = (_: Entry, index: number) => index % 2 === 0;

it('no telling of a story that was played is refused', () => {
  const refused = readCorpus('played').flatMap((entry) => complaint(entry)?.reason ?? []);
  expect(refused).toEqual([]);
});

it('whoever the scene does not need may go, and whoever it needs may not', () => {
  expect(complaint({ in: 'quay', text: 'Tomas goes home. Iz looks at you.' })).toBeNull();
  const asker = complaint({ in: 'quay', text: 'Iz goes home. Tomas looks at you.' });
  expect(asker?.reason).toContain('Iz leaves, who stays');
});

it.each([
  ['whoever is left behind speaks before the player is gone', 'stair', '“Stay,” says Ansa.', null],
  [
    'and not once they have arrived',
    'stair',
    'You come to the Light. “Stay,” says Ansa.',
    'Ansa is not here',
  ],
  ['or met whoever is there', 'stair', 'Orsolya waits. Ansa nods at you.', 'Ansa is not here'],
  ['nobody speaks who was not there either', 'stair', '“Stay,” says Iz.', 'Iz is not here'],
  ['nobody comes who does nothing in what is to be told', 'bus', 'Colm nods at you.', 'Colm is not here'],
  [
    'what they see whenever they go elsewhere',
    'bus',
    'Whenever you come into the depot there is nobody.',
    null,
  ],
  ['the player leaves a bus as they leave a house', 'bus', 'You walk into the depot.', 'not at depot'],
  ['a street has a name of its own', 'bus', 'You brake for the lights at Depot Lane.', null],
  ['what one keeps on is not taken', 'bus', 'You keep the badge on and turn the key.', null],
  ['whom the choice was about answers it', 'bargain', '“Ansa,” says Iz, and walks off.', null],
  ['what is said to be the player’s was given', 'stair', 'Orsolya nods. The key is yours now.', 'given'],
])('%s', (_, scene, text, reason) => {
  const found = complaint({ in: scene, text })?.reason ?? null;
  if (reason === null) expect(found).toBeNull();
  else expect(found).toContain(reason);
});

describe.each([
  ['those the checks were made with', isTunedOn],
  ['the other half, of which only the first 80 and 68 were held out', isHeldOut],
] as const)('of %s', (_, half) => {
  const contradictions = readCorpus('contradictions').filter(half);
  const sound = readCorpus('sound').filter(half);

  it('at least nine in ten contradictions are caught', () => {
    const missed = contradictions.filter((entry) => complaint(entry) === null);
    expect(missed.map(({ kind, text }) => `${kind}: ${text}`).slice(contradictions.length / 10)).toEqual([]);
  });

  it('at most one in twenty sound tellings is refused', () => {
    const refused = sound.flatMap((entry) => {
      const found = complaint(entry);
      return found === null ? [] : [`${found.kind} (${found.reason}): ${found.sentence}`];
    });
    expect(refused.slice(sound.length / 20)).toEqual([]);
  });
});

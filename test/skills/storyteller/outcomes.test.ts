import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../skills/storyteller/src/telling/content.ts';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import { tellScene } from '../../../skills/storyteller/src/telling/tell.ts';
import { ToldHistory } from '../../../skills/storyteller/src/telling/told-history.ts';
import { sceneInput } from '../support/scene-input.ts';
import { YARD } from './support/run-narrate.ts';

const RESULTS = ['failure', 'partial', 'success'] as const;
const MARA = { id: 'person:mara', name: 'Mara' };
const PUMP = { id: 'thing:pump', name: 'the pump' };
const DEEDS = {
  persuade: { text: 'Press Mara on what she is keeping back', target: MARA },
  threaten: { text: 'Lean on Mara until she talks', target: MARA },
  fight: { text: 'Come to blows with Mara', target: MARA },
  sneak: { text: 'Listen to Mara unseen', target: MARA },
  search: { text: 'Search the pump while you can', target: PUMP },
  try: { text: 'Force the pump', target: PUMP },
  talk: { text: 'Ask Mara about the well', target: MARA, topic: { id: 'topic:well', name: 'the well' } },
  juggle: { text: 'Juggle with three eggs', target: null },
};
const CASES = Object.keys(DEEDS).flatMap((verb) => RESULTS.map((result) => [verb, result] as const));
/** Numbers and names of the machinery have no place in a story. */
const MACHINERY = /\d|\b(?:roll(?:ed|s)?|dice|modifier|success|failure|partial|undefined|null)\b|[{}[\]]/i;

function first(verb: string, result: string, seed = 'outcomes', more: object = {}): string {
  const words = verb === 'juggle' ? 'player' : 'rules';
  const deed = { ...DEEDS[verb as keyof typeof DEEDS], act: verb, words, result, ...more };
  const input = narrateInput(sceneInput({ ...YARD, seed, deed }));
  return tellScene(input, new ToldHistory({}, 2), 'vivid').told[0] ?? '';
}

describe('how a roll ends is told', () => {
  it.each(CASES)('%s, %s: without a number and without machinery', (verb, result) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const told = first(verb, result, seed);
      expect(told).not.toMatch(MACHINERY);
      expect(told).toMatch(/^[“\p{Lu}].*[.!?”]$/su);
    }
  });

  it.each(Object.keys(DEEDS))('%s: a failure, half a success and a success read differently', (verb) => {
    const told = RESULTS.map((result) => first(verb, result));
    expect(told[0]).not.toBe(told[2]);
    if (verb !== 'talk') expect(new Set(told).size).toBe(3);
  });

  it('half a success with somebody names its price', () => {
    const told = first('persuade', 'partial', 'price', { reveals: 'f1' });
    expect(told).toContain('The well was dug from the bottom up.');
    const prices = (CONTENT['price'] ?? []).map(({ text }) => text.replace(/\{[^}]*\}/g, '').slice(-14));
    expect(prices.some((end) => told.endsWith(end))).toBe(true);
  });

  it('what comes out of a failed attempt is a new situation, not the secret', () => {
    expect(first('persuade', 'failure')).not.toContain('dug from the bottom');
  });
});

it('a few of them, read', () => {
  const read = [
    first('persuade', 'failure'),
    first('persuade', 'partial', 'outcomes', { reveals: 'f1' }),
    first('threaten', 'success', 'outcomes', { reveals: 'f1' }),
    first('fight', 'failure'),
    first('sneak', 'partial'),
    first('try', 'failure'),
    first('juggle', 'partial'),
  ];
  expect(read).toMatchSnapshot();
});

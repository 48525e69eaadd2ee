import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import type { Effect } from '../../../src/contracts/effect.ts';
import type { OfferedChoice } from '../../../src/engine/scene.ts';
import { conjuncts } from '../../../src/engine/trial/conjuncts.ts';
import { isDecision } from '../../../src/engine/trial/decisions.ts';
import { takenTo } from '../../../src/engine/trial/moved.ts';
import { jaccard, meanOverlap } from '../../../src/engine/trial/overlap.ts';
import { playsOf } from '../../../src/engine/trial/plays.ts';
import { POLICIES } from '../../../src/engine/trial/policies.ts';
import { repeatedIn } from '../../../src/engine/trial/repeated.ts';
import { isResultTold, toldIn } from '../../../src/engine/trial/result.ts';
import { ToldSoFar } from '../../../src/engine/trial/untold.ts';

const toQuay: Effect = { kind: 'moved', place: 'place:quay', name: 'the Quay' };
const learned: Effect = { kind: 'learned', fact: 'the_debt', text: 'He owes.' };

describe('the parts of a condition', () => {
  it('are what && joins, outside of brackets and quotation marks', () => {
    expect(conjuncts('flag.a && iz.trust > 3&&has.lamp')).toEqual(['flag.a', 'iz.trust > 3', 'has.lamp']);
    expect(conjuncts('(flag.a && flag.b) && flag.c == "x && y"')).toEqual([
      '(flag.a && flag.b)',
      'flag.c == "x && y"',
    ]);
  });

  it('are one where there is an alternative', () => {
    expect(conjuncts('flag.a && flag.b || flag.c')).toEqual(['flag.a && flag.b || flag.c']);
    expect(conjuncts('(flag.a || flag.b) && flag.c')).toEqual(['(flag.a || flag.b)', 'flag.c']);
  });
});

describe('a real decision', () => {
  const asked = { kind: 'decision', from: null, about: null, text: 'Now?' } as const;
  const authored = { act: 'ask', text: '', authored: { index: 0 } } as const;
  it('is put as one, decides something, or is the author’s and leaves something behind', () => {
    const decides = { owner: 'beat_001', index: 0 };
    expect(isDecision(asked, { intent: { act: 'wait', text: '' } }, [])).toBe(true);
    expect(isDecision(null, { intent: { act: 'ask', text: '', decides } }, [])).toBe(true);
    expect(isDecision(null, { intent: authored }, [learned])).toBe(true);
  });

  it('answers what somebody asked and leaves more behind than knowledge', () => {
    const plea = { ...asked, kind: 'plea' } as const;
    const promises = { intent: { act: 'promise', text: '' }, answers: 'meet' } as const;
    const opinion = (to: number): Effect => ({
      ...{ kind: 'opinion', person: 'person:iz', name: 'Iz', from: 20, to, reason: 'you promised' },
    });
    expect(isDecision(plea, promises, [opinion(40)])).toBe(true);
    expect(isDecision(plea, promises, [opinion(24)])).toBe(false);
    expect(isDecision(plea, promises, [learned])).toBe(false);
    expect(isDecision(plea, { intent: promises.intent }, [opinion(40)])).toBe(false);
  });

  it('is not one that leaves nothing behind, or that the author did not write', () => {
    expect(isDecision(null, { intent: authored }, [toQuay])).toBe(false);
    expect(isDecision(null, { intent: { act: 'ask', text: '' } }, [learned])).toBe(false);
  });
});

describe('choices that name what was never told', () => {
  const namesIn = (text: string) => ['Iz', 'the Light', 'the rope'].filter((name) => text.includes(name));
  const choices = [{ text: 'Go to the Light' }, { text: 'Ask Iz about the rope' }, { text: 'Wait' }];
  it('are found until the prose has named it', () => {
    const told = new ToldSoFar(namesIn);
    expect(told.untoldIn(['Iz is here.'], choices)).toEqual(['Go to the Light', 'Ask Iz about the rope']);
    expect(told.untoldIn(['Far off stands the Light.'], choices)).toEqual(['Ask Iz about the rope']);
    expect(told.untoldIn(['Here is the rope.'], choices)).toEqual([]);
  });
});

describe('being taken somewhere', () => {
  it('is to be moved by a deed that does not move, or to another place', () => {
    expect(takenTo({ act: 'ask', text: '' }, [toQuay])).toBe('place:quay');
    expect(takenTo({ act: 'go', text: '', target: 'place:light' }, [toQuay])).toBe('place:quay');
    expect(takenTo({ act: 'go', text: '', target: 'place:quay' }, [toQuay])).toBeNull();
    expect(takenTo({ act: 'ask', text: '' }, [learned])).toBeNull();
  });
});

describe('the result of a choice', () => {
  const trace = { toolResults: [{ output: { narration: { told: ['f1'], mentioned: ['person:iz'] } } }] };
  const named = { told: toldIn(trace) ?? new Set<string>(), prose: ['You turn the brass lamp over.'] };
  it('is told when the scene names what the choice was about, or that changed', () => {
    expect(isResultTold({ act: 'ask', text: '', target: 'person:iz' }, [], named)).toBe(true);
    expect(isResultTold({ act: 'go', text: '', target: 'place:quay' }, [toQuay], named)).toBe(true);
    expect(isResultTold({ act: 'look', text: '', target: 'thing:quay/brass-lamp' }, [], named)).toBe(true);
    expect(isResultTold({ act: 'ask', text: '', target: 'person:bo' }, [], named)).toBe(false);
    expect(isResultTold({ act: 'look', text: '', target: 'thing:quay/rope' }, [], named)).toBe(false);
  });

  it('cannot be known when the choice is about nothing', () => {
    expect(isResultTold({ act: 'wait', text: '' }, [], named)).toBeNull();
    expect(toldIn({})).toBeNull();
  });
});

describe('what plays have in common', () => {
  it('is measured between policies, not between two plays of one', () => {
    expect(jaccard(new Set(['a', 'b']), new Set(['b', 'c']))).toBeCloseTo(1 / 3);
    const play = (policy: string, ...met: string[]) => ({ policy, met: new Set(met) });
    expect(meanOverlap([play('first', 'a'), play('first', 'b'), play('last', 'a')])).toBe(0.5);
    expect(meanOverlap([play('first', 'a')])).toBeNull();
  });

  it('are sentences told twice, word for word', () => {
    const scenes = [
      { scene: 1, prose: ['The lamp is lit again tonight. You wait.'] },
      { scene: 2, prose: ['You wait.', 'The lamp is lit again tonight.'] },
    ];
    expect(repeatedIn(scenes)).toEqual({ 'The lamp is lit again tonight.': [1, 2] });
  });
});

describe('policies', () => {
  const choice = (id: string, intent: Partial<OfferedChoice['intent']>): OfferedChoice => ({
    id,
    text: 'The same words',
    because: [],
    intent: { act: 'wait', text: 'The same words', ...intent },
  });
  const choices = [
    choice('wait', {}),
    choice('threaten', { act: 'threaten', target: 'person:iz' }),
    choice('help', { act: 'help', target: 'person:iz' }),
    choice('search', { act: 'search' }),
  ];
  const chosen = (policy: string, done = new Map<string, number>()) =>
    POLICIES[policy]?.(choices, { random: createRandom('s'), done }).id;

  it('choose by what a choice is', () => {
    expect(['first', 'kind', 'cruel', 'curious', 'last'].map((name) => chosen(name))).toEqual([
      'wait',
      'help',
      'threaten',
      'search',
      'search',
    ]);
    expect(chosen('bold')).toBe('threaten');
    expect(chosen('careful')).not.toBe('threaten');
  });

  it('tire of doing the same', () => {
    expect(chosen('kind', new Map([['help|person:iz|||', 9]]))).not.toBe('help');
  });

  it('play once each with the same seed before they play again', () => {
    const plays = playsOf({ plays: 10, scenes: 5, seed: 's' });
    expect(new Set(plays.slice(0, 8).map(({ policy }) => policy)).size).toBe(8);
    expect(plays.map(({ seed }) => seed)).toEqual([...Array(8).fill('s'), 's/1', 's/1']);
  });
});

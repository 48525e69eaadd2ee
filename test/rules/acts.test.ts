import { describe, expect, it } from 'vitest';
import {
  ACTS,
  isAct,
  ruleOf,
  SCENE_TYPES,
  sceneTypeOf,
  VERBS,
  verbOf,
  verbsThat,
} from '../../src/rules/acts.ts';
import { OUTCOMES } from '../../src/rules/roll.ts';

describe('every act', () => {
  it('has a verb, and is rolled for and moves as its verb does', () => {
    expect(new Set(ACTS).size).toBe(ACTS.length);
    for (const act of ACTS) {
      expect(isAct(act)).toBe(true);
      expect(VERBS).toContain(verbOf(act));
      const { rolled, dangerous, moves } = ruleOf(verbOf(act));
      const own = ruleOf(act);
      expect([act, own.rolled, own.dangerous, own.moves]).toEqual([act, rolled, dangerous, moves]);
      expect(SCENE_TYPES).toContain(ruleOf(act).scene);
    }
  });

  it('goes by the rule of its verb, except where it is judged otherwise', () => {
    const own = ACTS.filter((act) => JSON.stringify(ruleOf(act)) !== JSON.stringify(ruleOf(verbOf(act))));
    expect(own).toEqual([
      ...['ask', 'tell', 'answer', 'thank', 'promise', 'accept', 'refuse', 'confess', 'warn', 'accuse'],
      ...['bargain', 'deceive', 'put_off', 'trade', 'show', 'steal'],
    ]);
    expect(ACTS.filter((act) => ruleOf(act).tells)).toEqual([
      'tell',
      'answer',
      'confess',
      'warn',
      'trade',
      'show',
    ]);
    const opinion = (act: string) => ruleOf(act).opinion?.target;
    expect(['talk', 'thank', 'promise', 'refuse', 'accuse'].map(opinion)).toEqual([4, 6, 8, -6, -12]);
  });

  it('that is a verb is its own', () => {
    for (const verb of VERBS) expect(verbOf(verb)).toBe(verb);
  });

  it('changes opinions by no more than the scale has, however a roll ends', () => {
    for (const act of ACTS) {
      const { opinion, opinionAfter } = ruleOf(act);
      const changes = [opinion, ...OUTCOMES.map((outcome) => opinionAfter?.[outcome])];
      for (const change of changes.filter((one) => one !== undefined)) {
        expect(Math.abs(change.target)).toBeLessThanOrEqual(100);
        // Whoever looks on takes it less to heart than the one it is done to.
        if (act !== 'take' && act !== 'steal')
          expect(Math.abs(change.onlookers)).toBeLessThanOrEqual(Math.abs(change.target));
      }
    }
  });

  it('that is better done well than badly costs less when it succeeds', () => {
    for (const verb of ['persuade', 'threaten', 'sneak'] as const) {
      const after = ruleOf(verb).opinionAfter;
      expect(after?.success.target).toBeGreaterThan(after?.failure.target ?? 0);
    }
  });
});

describe('a word that is no act', () => {
  it.each(['', 'juggle', 'constructor', '__proto__', 'toString', 'TALK', ' go'])(
    '%j goes by look, which changes nothing',
    (word) => {
      expect(isAct(word)).toBe(false);
      expect(verbOf(word)).toBe('look');
      expect(ruleOf(word)).toEqual({ scene: 'travel' });
    },
  );
});

describe('the standard rules', () => {
  it('roll for what may fail, and for its finer acts', () => {
    const rolled = verbsThat((rule) => rule.rolled === true);
    expect(rolled).toEqual(['persuade', 'threaten', 'sneak', 'try', 'fight']);
    const finer = ACTS.filter((act) => !VERBS.some((verb) => verb === act) && ruleOf(act).rolled === true);
    expect(finer).toEqual([
      'ask_favour',
      'bargain',
      'deceive',
      'hide',
      'eavesdrop',
      'use',
      'force',
      'climb',
      'pick_lock',
    ]);
  });

  it('make a resolution of a scene in which a secret comes out', () => {
    expect(sceneTypeOf('ask', false)).toBe('dialogue');
    expect(sceneTypeOf('ask', true)).toBe('resolution');
    expect(sceneTypeOf('hide', false)).toBe('danger');
    expect(sceneTypeOf('leave', false)).toBe('travel');
  });
});

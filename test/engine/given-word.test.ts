import { describe, expect, it } from 'vitest';
import type { Brief } from '../../src/contracts/brief.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { effectsOf } from '../../src/engine/effects.ts';
import { dueId, givenWord, promisedBy, wordsGiven } from '../../src/engine/given-word.ts';
import { withQuestion } from '../../src/engine/question/index.ts';
import { attempt, type Circumstances, settle } from '../../src/engine/resolve.ts';
import { storyRules } from '../../src/engine/rules.ts';
import type { PromisedDeed, World } from '../../src/engine/world.ts';
import type { Act } from '../../src/rules/acts.ts';
import type { Outcome } from '../../src/rules/roll.ts';
import { PERSONA, smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const circumstances: Circumstances = { campaign, persona: PERSONA, rules: storyRules(null, null), scene: 4 };
const start = worldOf(campaign, { here: ['person:iz', 'person:ansa'] });
const done = (world: World, intent: Partial<Intent> & { act: Act }, result: Outcome | null = null) =>
  settle(world, attempt(world, { text: intent.act, ...intent }, circumstances), result, circumstances);

const promised = (text: string, deed?: PromisedDeed): World => ({
  ...start,
  due: [givenWord('person:iz', { text, ...(deed && { deed }) }, 3)],
});
const effectsBetween = (before: World, { world: after, deed }: ReturnType<typeof done>) =>
  effectsOf({ campaign, before, after, deed, beat: null }).filter(({ kind }) => kind === 'promise');

describe('a word that was given', () => {
  const iz = { id: 'person:iz', name: 'Iz' };
  const fact = { id: 'fact:1', text: 'The lamp is new.' };
  const lampOf = { id: 'item:lamp', name: 'the lamp' };

  it('is what the choice is about: a secret is kept, a thing given; else its words are shown as they are', () => {
    const choice = { text: 'Swear it.', fact: null, item: null, target: iz };
    expect(promisedBy({ ...choice, fact })).toEqual({
      text: 'tell nobody: The lamp is new',
      deed: { act: 'tell', what: fact.id, not: true },
    });
    expect(promisedBy({ ...choice, item: lampOf })).toEqual({
      text: 'give Iz the lamp',
      deed: { act: 'give', target: iz.id, what: lampOf.id },
    });
    expect(promisedBy(choice)).toEqual({ text: 'do as you said: Swear it', isSaid: true });
  });

  it('is kept in mind with the scene in which it was given', () => {
    const resolved = done(start, { act: 'promise', target: 'person:iz', text: 'Give your word' });
    expect(resolved.world.due).toMatchObject([
      { kind: 'promise', person: 'person:iz', text: 'do as you said: Give your word', given: 4 },
    ]);
    expect(effectsBetween(start, resolved)).toMatchObject([
      { text: 'do as you said: Give your word', kept: false },
    ]);
  });

  it('is what its words say where a writer made the choice up, whatever thing it is about', () => {
    const wick = { id: 'item:wick', name: 'the wick' };
    const having = { ...start, items: [...start.items, wick] };
    const word = {
      ...{ act: 'promise' as const, target: 'person:iz', item: wick.id },
      text: 'Promise Iz that nobody hears who found the wick',
    };
    expect(done(having, word).world.due).toMatchObject([{ text: 'give Iz the wick' }]);
    expect(done(having, { ...word, own: true }).world.due).toMatchObject([
      { text: `do as you said: ${word.text}`, isSaid: true },
    ]);
  });

  it('is struck off when it is done, and earns something', () => {
    const before = promised('mend the old broom', { act: 'use', what: 'broom' });
    const broom = [{ id: 'item:old-broom', name: 'the old broom' }];
    const mend = { act: 'use' as const, item: 'item:old-broom', text: 'See to it' };
    const resolved = done({ ...before, items: broom }, mend, 'success');
    expect(resolved.world.due).toEqual([]);
    expect(resolved.world.opinions['person:iz']).toBeGreaterThan(0);
    expect(effectsBetween(before, resolved)).toMatchObject([{ kept: true, text: 'mend the old broom' }]);
    expect(done({ ...before, items: broom }, mend, 'failure').world.due).toHaveLength(1);
    expect(done(before, { act: 'look', text: 'Mend the old broom' }).world.due).toHaveLength(1);
  });

  const lamp = { id: 'item:brass-lamp', name: 'the brass lamp' };
  const typed = (deed: PromisedDeed): World => ({
    ...start,
    items: [lamp],
    due: [{ kind: 'promise', person: 'person:iz', about: 'promise:1', text: 'see to it', from: 9, deed }],
  });

  it('is kept by the deed that was promised, whatever it is called, and by no other', () => {
    const before = typed({ act: 'give', target: 'person:ansa', what: 'lamp' });
    const give = { act: 'give' as const, item: lamp.id, text: 'Part with it' };
    const kept = done(before, { ...give, target: 'person:ansa' });
    expect(kept.world.due).toEqual([]);
    expect(wordsGiven(before)).toMatchObject([{ text: 'see to it', how: 'open' }]);
    expect(wordsGiven(kept.world)).toMatchObject([{ text: 'see to it', how: 'kept' }]);
    expect(effectsBetween(before, kept)).toMatchObject([{ kept: true, person: 'person:iz' }]);
    expect(done(before, { ...give, target: 'person:iz' }).world.due).toHaveLength(1);
    const inWords = { act: 'ask' as const, target: 'person:ansa', text: 'See to it that she asks' };
    expect(done(before, inWords).world.due).toHaveLength(1);
  });

  it('is broken by the deed that was ruled out, or when its day is over', () => {
    const silent = typed({ act: 'show', target: 'person:ansa', what: 'brass lamp', not: true });
    const shown = done(silent, { act: 'show', target: 'person:ansa', item: lamp.id, text: 'Hold it up' });
    expect(shown.world.due).toMatchObject([{ kind: 'grievance', person: 'person:iz' }]);
    expect(wordsGiven(shown.world)).toMatchObject([{ text: 'see to it', how: 'broken' }]);
    const late = typed({ act: 'give', what: 'lamp', until: 2 });
    const wait = { act: 'look' as const, text: 'Look about' };
    expect(done({ ...late, day: 2 }, wait).world.due).toMatchObject([{ kind: 'promise' }]);
    expect(done({ ...late, day: 3 }, wait).world.due).toMatchObject([{ kind: 'grievance' }]);
  });

  it('is never kept by the words of a choice', () => {
    const before = promised('wait for the ferry');
    const same = { act: 'wait' as const, target: 'person:iz', text: 'Wait for the ferry' };
    expect(done(before, same).world.due).toEqual(before.due);
  });

  it('is broken by telling somebody else, which is held against the player', () => {
    const before = promised('say nothing of Old Tom', { act: 'tell', what: 'person:old', not: true });
    const tell = (target: string, topic: string) =>
      done(before, { act: 'tell', target, topic, text: 'Out with it' });
    const resolved = tell('person:ansa', 'person:old');
    expect(effectsBetween(before, resolved)).toMatchObject([{ kept: false, broken: true }]);
    expect(resolved.world.opinions['person:iz']).toBeLessThan(0);
    expect(resolved.world.due).toMatchObject([{ kind: 'grievance', person: 'person:iz' }]);
    expect(tell('person:ansa', 'person:ansa').world.due).toEqual(before.due);
    expect(tell('person:iz', 'person:old').world.due).toEqual(before.due);
  });
});

describe('what somebody minds', () => {
  it('is asked of a model once, and rests before it is asked for again', () => {
    const due = [
      { kind: 'grievance' as const, person: 'person:iz', about: null, text: 'you laughed', from: 4 },
    ];
    const told = (people: string[], isByModel: boolean) => {
      const brief = {
        ...{ scene: 5, people: people.map((id) => ({ id })), authored: null },
        ...{ question: { next: null }, plot: { knocks: [] } },
      } as unknown as Brief;
      return (
        withQuestion({ ...start, due }, null, brief, isByModel ? { writer: 'model', paragraphs: [] } : null)
          .due[0]?.from ?? 0
      );
    };
    expect(told(['person:iz'], true)).toBeGreaterThan(6);
    expect(told(['person:ansa'], true)).toBe(4);
    expect(told(['person:iz'], false)).toBe(4);
  });

  it('is open after a model had its holder call it in, until the facts say what became of it', () => {
    const promise = { ...givenWord('person:iz', { text: 'bring the lamp' }, 3), from: 4 };
    const grievance = {
      kind: 'grievance' as const,
      person: 'person:iz',
      about: null,
      text: 'you lied',
      from: 4,
    };
    const left = (due: World['due'][number], writer: 'model' | 'built-in') => {
      const question = {
        kind: 'plea',
        from: 'person:iz',
        about: null,
        text: '',
        thread: dueId(due),
      } as never;
      const brief = {
        scene: 6,
        people: [{ id: 'person:iz' }],
        authored: null,
        plot: { knocks: [] },
        question: { next: question },
      };
      const world = { ...start, due: [due] };
      return withQuestion(world, question, brief as never, { writer, paragraphs: [] } as never).due.length;
    };
    expect(left(promise, 'model')).toBe(1);
    expect(left(grievance, 'model')).toBe(0);
    expect(left(promise, 'built-in')).toBe(0);
  });
});

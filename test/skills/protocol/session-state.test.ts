import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/base/json.ts';
import { SessionState } from '../../../src/skills/protocol/session-state.ts';
import { patch, state } from './support/arbitraries.ts';
import { holds } from './support/holds.ts';

function sample(): SessionState {
  return new SessionState({
    inventory: { torch: { lit: false }, coins: 3 },
    party: [{ name: 'Mira', hp: 7 }, { name: 'Tam' }],
    day: 1,
  });
}

describe('reading by path', () => {
  it.each([
    ['day', 1],
    ['inventory.torch.lit', false],
    ['inventory.torch', { lit: false }],
    ['party.0.name', 'Mira'],
    ['party.1', { name: 'Tam' }],
  ] satisfies [string, Json][])('%s is %j', (path, value) => {
    expect(sample().get(path)).toEqual(value);
  });

  it.each([
    'night',
    'inventory.sword',
    'inventory.sword.edge',
    'day.hour',
    'party.2',
    'party.-1',
    'party.first',
    'party.length',
    'party.0x0',
    'inventory.torch.lit.really',
    '',
    '.',
    'inventory.',
    '.inventory',
    '__proto__',
    'constructor',
    'constructor.name',
    'inventory.__proto__.toString',
    'party.constructor',
    'party.map',
  ])('%j is nothing', (path) => {
    expect(sample().get(path)).toBeUndefined();
  });

  it('reads a key called __proto__ when there is one', () => {
    const session = new SessionState(JSON.parse('{"a":{"__proto__":{"b":1}}}'));
    expect(session.get('a.__proto__.b')).toBe(1);
  });
});

describe('snapshots', () => {
  it('stay as they are when the state moves on', () => {
    const session = sample();
    const before = session.snapshot();
    session.applyPatch({ day: 2, inventory: { coins: null }, party: [] });
    expect(before).toEqual(sample().snapshot());
  });

  it('hold no nulls from the start', () => {
    expect(new SessionState({ a: null, b: { c: null } }).snapshot()).toEqual({ b: {} });
  });

  it('do not follow the object the state was made from', () => {
    const data: JsonObject = { hero: { hp: 1 } };
    const session = new SessionState(data);
    data['hero'] = { hp: 2 };
    expect(session.get('hero.hp')).toBe(1);
  });
});

describe('differences', () => {
  it('are the patch that leads here from there', () => {
    const session = sample();
    const before = session.snapshot();
    const patch = { inventory: { torch: { lit: true } }, day: null, party: ['Mira'] };
    session.applyPatch(patch);
    expect(session.diffFrom(before)).toEqual(patch);
  });

  it('are empty when nothing happened', () => {
    const session = sample();
    const before = session.snapshot();
    session.applyPatch({ day: 1 });
    expect(session.diffFrom(before)).toEqual({});
  });

  it('replay any history of patches', () => {
    holds(
      fc.property(state, fc.array(patch, { maxLength: 5 }), (before, changes) => {
        const session = new SessionState(before);
        const start = session.snapshot();
        for (const change of changes) session.applyPatch(change);
        const replayed = new SessionState(start);
        replayed.applyPatch(session.diffFrom(start));
        expect(replayed.diffFrom(session.snapshot())).toEqual({});
        expect(session.diffFrom(replayed.snapshot())).toEqual({});
      }),
      500,
    );
  });
});

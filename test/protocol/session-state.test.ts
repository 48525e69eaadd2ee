import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import { readPath, SessionState } from '../../src/protocol/session-state.ts';
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
    expect(readPath(JSON.parse('{"a":{"__proto__":{"b":1}}}'), 'a.__proto__.b')).toBe(1);
  });
});

describe('writing by path', () => {
  it('changes a value and leaves its neighbours', () => {
    const session = sample();
    session.set('inventory.torch.lit', true);
    expect(session.get('inventory')).toEqual({ torch: { lit: true }, coins: 3 });
  });

  it('makes the objects on the way', () => {
    const session = new SessionState();
    session.set('world.tide.height', 2);
    expect(session.snapshot()).toEqual({ world: { tide: { height: 2 } } });
  });

  it('puts an object in the place of what is in the way', () => {
    const session = sample();
    session.set('day.hour', 9);
    expect(session.get('day')).toEqual({ hour: 9 });
  });

  it('replaces an object, where a patch would merge', () => {
    const session = sample();
    session.set('inventory.torch', { burnt: true });
    expect(session.get('inventory')).toEqual({ torch: { burnt: true }, coins: 3 });
  });

  it('replaces an array and the whole of an object by an array', () => {
    const session = sample();
    session.set('party', ['Mira']);
    session.set('inventory', []);
    expect(session.snapshot()).toEqual({ party: ['Mira'], inventory: [], day: 1 });
  });

  it('removes with null', () => {
    const session = sample();
    session.set('inventory.torch', null);
    expect(session.get('inventory')).toEqual({ coins: 3 });
  });

  it('leaves the state alone when there is nothing to remove', () => {
    const session = sample();
    const before = JSON.stringify(session.snapshot());
    session.set('weather.wind.speed', null);
    session.set('day.hour', null);
    expect(JSON.stringify(session.snapshot())).toBe(before);
  });

  it('drops nulls inside an object that is set', () => {
    const session = sample();
    session.set('inventory.torch', { lit: true, oil: null });
    expect(session.get('inventory.torch')).toEqual({ lit: true });
  });

  it('writes to an item of an array, as it reads from one', () => {
    const session = sample();
    session.set('party.1.hp', 5);
    expect(session.get('party')).toEqual([
      { name: 'Mira', hp: 7 },
      { name: 'Tam', hp: 5 },
    ]);
  });

  it('leaves earlier snapshots as they were', () => {
    const session = sample();
    const before = session.snapshot();
    const text = JSON.stringify(before);
    session.set('party.1.hp', 5);
    session.set('inventory.coins', 4);
    expect(JSON.stringify(before)).toBe(text);
  });

  it.each(['__proto__.polluted', 'constructor.prototype.polluted', 'inventory.__proto__.polluted'])(
    'writes data and no prototype at %s',
    (path) => {
      const session = sample();
      session.set(path, 1);
      expect(session.get(path)).toBe(1);
      expect({}).not.toHaveProperty('polluted');
      expect(Object.getPrototypeOf(session.snapshot())).toBe(Object.prototype);
    },
  );

  it('reads back whatever it wrote', () => {
    const segment = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'é');
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => segments.join('.'));
    holds(
      fc.property(state, path, state, (before, where, value) => {
        const session = new SessionState(before);
        session.set(where, value);
        expect(JSON.stringify(session.get(where))).toBe(JSON.stringify(value));
      }),
      500,
    );
  });
});

describe('snapshots', () => {
  it('stay as they are when the state moves on', () => {
    const session = sample();
    const before = session.snapshot();
    session.applyPatch({ day: 2, inventory: { coins: null } });
    session.set('party', []);
    expect(before).toEqual(sample().snapshot());
  });

  it('undo what came after them', () => {
    const session = sample();
    const before = session.snapshot();
    session.applyPatch({ day: 2 });
    session.restore(before);
    expect(session.snapshot()).toEqual(sample().snapshot());
    session.applyPatch({ day: 3 });
    expect(before['day']).toBe(1);
  });

  it('restored from elsewhere bring no nulls in', () => {
    const session = new SessionState();
    session.restore({ a: { b: null, c: 1 }, d: null });
    expect(session.snapshot()).toEqual({ a: { c: 1 } });
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
    session.set('inventory.torch.lit', true);
    session.set('day', null);
    session.set('party', ['Mira']);
    expect(session.diffFrom(before)).toEqual({
      inventory: { torch: { lit: true } },
      day: null,
      party: ['Mira'],
    });
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

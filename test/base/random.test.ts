import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, fingerprint } from '../../src/base/random.ts';

const draws = (seed: string, count = 20) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.below(1_000_000));
};

describe('chance', () => {
  it('replays from a seed, on every machine', () => {
    expect(draws('a tale')).toEqual(draws('a tale'));
    expect(draws('a tale', 5)).toMatchInlineSnapshot(`
      [
        25550,
        34763,
        963818,
        604458,
        779421,
      ]
    `);
    expect(createRandom('a tale').uuid()).toMatchInlineSnapshot(`"ce0b2a6a-5d80-4fec-90de-ed96606dd6ae"`);
  });

  it('differs from seed to seed, even between similar ones', () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, index) => draws(`seed ${index}`, 3).join()));
    expect(firsts.size).toBe(1000);
    expect(draws('')).not.toEqual(draws('0'));
  });

  it('stays in its range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, limit) => {
        const random = createRandom(seed);
        const next = random.next();
        expect(next >= 0 && next < 1).toBe(true);
        const drawn = random.below(limit);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('is fair, also across seeds', () => {
    const counts = new Array<number>(6).fill(0);
    for (let seed = 0; seed < 6000; seed += 1) {
      const face = createRandom(`roll ${seed}`).below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('picks one of the items, and none from nothing', () => {
    const random = createRandom('pick');
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('shuffles a copy', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const mixed = createRandom('shuffle').shuffle(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted()).toEqual(items);
    expect(createRandom('shuffle').shuffle([])).toEqual([]);
  });

  it('forks by label alone, whatever was drawn before', () => {
    const early = createRandom('seed').fork('dice');
    const late = createRandom('seed');
    late.next();
    expect(late.fork('dice').uuid()).toBe(early.uuid());
    expect(createRandom('seed').fork('dice').uuid()).not.toBe(createRandom('seed').fork('names').uuid());
  });

  it('makes UUIDs of version 4', () => {
    const random = createRandom('ids');
    const ids = Array.from({ length: 500 }, () => random.uuid());
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(ids).size).toBe(500);
  });
});

describe('a fingerprint', () => {
  it('is short, stable and differs from text to text', () => {
    expect(fingerprint('the lamp is lit')).toMatchInlineSnapshot(`"z3cl0w"`);
    const prints = new Set(Array.from({ length: 2000 }, (_, index) => fingerprint(`text ${index}`)));
    expect(prints.size).toBe(2000);
    for (const print of prints) expect(print).toMatch(/^[0-9a-z]{1,7}$/);
  });
});

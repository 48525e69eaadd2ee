import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { remembering } from './remembering.ts';

/** A source of chance that replays: the same seed gives the same draws on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** One of the items; it throws on an empty list, because nothing can be drawn from it. */
  pick<T>(items: readonly T[]): T;
  /** A new list with the items in another order. */
  shuffle<T>(items: readonly T[]): T[];
  /** A version 4 UUID. */
  uuid(): string;
  /** A source of its own for one purpose. It depends on seed and label alone, not on what was drawn before. */
  fork(label: string): Random;
}

export function createRandom(seed: string): Random {
  // Many are only there to be forked, and never drawn from.
  let made: ReturnType<typeof xoroshiro128plusFromState> | undefined;
  const generator = () => {
    made ??= xoroshiro128plusFromState(stateOf(seed));
    return made;
  };
  const below = (limit: number): number => uniformInt(generator(), 0, limit - 1);

  const random: Random = {
    next: () => (generator().next() >>> 0) / 2 ** 32,
    below,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('Nothing can be picked from an empty list.');
      return items[below(items.length)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [mixed[last], mixed[other]] = [
          mixed[other] as (typeof mixed)[number],
          mixed[last] as (typeof mixed)[number],
        ];
      }
      return mixed;
    },
    uuid: () => {
      const bytes = Array.from({ length: 16 }, () => below(256));
      bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
      const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      );
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
  return random;
}

/** A short, stable fingerprint of a text, for ledgers and seeds; not for secrets. */
export const fingerprint = remembering((text): string => fnv1a(bytesOf(text), 0x811c9dc5).toString(36));

/** Four words of generator state, never all zero (the one state xoroshiro cannot leave). */
function stateOf(seed: string): number[] {
  const bytes = bytesOf(seed);
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((basis) => fnv1a(bytes, basis) | 0);
  return words.every((word) => word === 0) ? [1, 0, 0, 0] : words;
}

const encoder = new TextEncoder();

function bytesOf(text: string): Uint8Array {
  return encoder.encode(text);
}

function fnv1a(bytes: Uint8Array, basis: number): number {
  let hash = basis;
  for (const unit of bytes) hash = Math.imul(hash ^ unit, 0x01000193);
  // FNV leaves similar seeds with similar high bits; the finaliser of MurmurHash3 spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

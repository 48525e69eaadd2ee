import type { Random } from '../../../src/base/random.ts';

const ODD_BYTES = [0, 1, 0x0a, 0x0d, 0x20, 0x22, 0x2f, 0x5c, 0x7f, 0x80, 0xbf, 0xc0, 0xed, 0xf8, 0xfe, 0xff];
const ODD_INTEGERS = [
  0, 1, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff,
];
const MOST_BYTES = 256 * 1024;

type Change = (bytes: Buffer, at: number, random: Random) => Buffer;

const splice = (bytes: Buffer, at: number, gone: number, fresh: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), fresh, bytes.subarray(at + gone)]);

const CHANGES: readonly Change[] = [
  (bytes, at, random) => splice(bytes, at, 1, Buffer.of((bytes[at] ?? 0) ^ (1 << random.below(8)))),
  (bytes, at, random) => splice(bytes, at, 1, Buffer.of(random.pick(ODD_BYTES))),
  (bytes, at, random) => splice(bytes, at, 0, Buffer.from(randomBytes(1 + random.below(8), random))),
  (bytes, at, random) => splice(bytes, at, 1 + random.below(16), Buffer.alloc(0)),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at, random) => integer(bytes, at, random),
  (bytes, at, random) => {
    const block = bytes.subarray(at, at + 1 + random.below(64));
    const times = Math.min(random.pick([1, 2, 50, 2000]), Math.ceil(MOST_BYTES / Math.max(1, block.length)));
    return splice(bytes, at, 0, Buffer.concat(Array.from({ length: times }, () => block)));
  },
  (bytes, at, random) => {
    const from = random.below(bytes.length + 1);
    return splice(bytes, at, 0, bytes.subarray(from, from + random.below(256)));
  },
];

/** Bytes with a few things wrong with them. `tokens` are put in among the rest. */
export function mutateBytes(bytes: Buffer, random: Random, tokens: readonly string[] = []): Buffer {
  let changed = bytes;
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    const at = random.below(changed.length + 1);
    const isToken = tokens.length > 0 && random.below(3) === 0;
    changed = isToken
      ? splice(changed, at, random.below(4), Buffer.from(random.pick(tokens)))
      : random.pick(CHANGES)(changed, at, random);
    if (changed.length > MOST_BYTES + bytes.length) changed = changed.subarray(0, MOST_BYTES);
  }
  return changed;
}

export function randomBytes(length: number, random: Random): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256));
}

/** A length or an offset that says something else. */
function integer(bytes: Buffer, at: number, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  const value = random.pick(ODD_INTEGERS);
  const width = random.pick([1, 2, 4]);
  if (at + width > copy.length) return copy;
  const fitting = value % 2 ** (8 * width);
  if (random.below(2) === 0) copy.writeUIntLE(fitting, at, width);
  else copy.writeUIntBE(fitting, at, width);
  return copy;
}

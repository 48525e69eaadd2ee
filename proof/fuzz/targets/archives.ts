import type { Random } from '../../../src/base/random.ts';
import { goodCampaign } from '../../../test/campaign/gallery/good.ts';
import { type RawEntry, V3_CARD, zipOf } from '../../../test/campaign/import-support.ts';
import { mutateBytes, randomBytes } from '../kit/mutate-bytes.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { nastyText } from '../kit/nasty.ts';
import { Scratch } from '../kit/scratch.ts';
import { takeIn } from '../kit/take-in.ts';
import { target } from '../target.ts';

const NAMES = [
  '../escape.md',
  '/abs.md',
  'a/../../b.md',
  'a\\..\\b.md',
  'C:x.md',
  'aux.md',
  'x.',
  'Manifest.json',
  'manifest.json',
  'world',
  'world/',
  '.hidden',
  'é.md',
  'é.md',
  'SHA256SUMS',
  `${'d/'.repeat(120)}x.md`,
  `${'n'.repeat(300)}.md`,
];
const MODES = [0o100644, 0o120777, 0o040755, 0o020666, 0o010644, 0o100000, 0];
const NUMBERS = [0, 1, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff];

/** An entry in which anything may be wrong. */
function oddEntry(random: Random, like: RawEntry): RawEntry {
  return {
    ...like,
    name: random.pick([
      like.name,
      random.pick(NAMES),
      nastyText(random).slice(0, 500),
      Buffer.from(randomBytes(6, random)),
    ]),
    compress: random.below(2) === 0,
    mode: random.pick(MODES),
    ...(random.below(3) === 0 && { claims: random.pick(NUMBERS) }),
    ...(random.below(6) === 0 && { crc: random.pick(NUMBERS) }),
    ...(random.below(6) === 0 && { method: random.pick([0, 1, 8, 9, 12, 99]) }),
    ...(random.below(6) === 0 && { flags: random.pick([0, 1, 8, 0x41, 0x800, 0x2000]) }),
    ...(random.below(8) === 0 && { overlaps: true }),
  };
}

function make(random: Random, sound: readonly RawEntry[][]): Buffer {
  const entries = [...random.pick(sound)];
  for (let left = random.below(4); left > 0; left -= 1) {
    const at = random.below(entries.length);
    const odd = oddEntry(random, entries[at] ?? { name: 'x' });
    entries.splice(at, random.below(2), odd);
  }
  const count = random.below(10) === 0 ? { count: random.pick([0, 1, 0xffff]) } : {};
  const zip = zipOf(entries, {
    ...count,
    comment: random.below(10) === 0 ? mutateText('PK\x05\x06', random).slice(0, 60_000) : '',
  });
  return random.below(2) === 0
    ? mutateBytes(zip, random, ['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06', 'PK\x06\x07', '../'])
    : zip;
}

export default target<Buffer>({
  name: 'archives',
  what: 'packed campaigns and .charx cards, taken in whole or not at all',
  inputs: 1500,
  quick: 20,
  limitMs: 5000,
  open() {
    const scratch = new Scratch('archives');
    const campaign = Object.entries(goodCampaign()).map(([name, data]) => ({
      name,
      data,
      compress: name.endsWith('.md'),
    }));
    const within = campaign.map((entry) => ({ ...entry, name: `my campaign/${entry.name}` }));
    const card = [
      { name: 'card.json', data: JSON.stringify(V3_CARD), compress: true },
      { name: 'assets/icon/main.png', data: 'no picture' },
    ];
    return {
      make: (random) => make(random, [campaign, within, card]),
      read: (bytes) => takeIn(scratch, 'upload.zip', bytes),
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});

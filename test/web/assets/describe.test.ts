import { describe, expect, it } from 'vitest';
import type { AssetView } from '../../../src/contracts/api/look.ts';
import { altOf, factsIn, factsOf, kindsIn, measureOf } from '../../../web/panels/assets/describe.ts';

const ASSET: AssetView = {
  id: 'tide',
  kind: 'audio',
  mediaType: 'audio/ogg',
  name: 'tide.ogg',
  url: null,
  bytes: 120_000,
  metadata: { duration_seconds: 62, bitrate: 96, loop: true },
  keywords: ['sea', 'night'],
  origin: 'human',
  provenance: {},
  scene: 3,
};

describe('a file', () => {
  it('is described by names and values', () => {
    expect(factsOf(ASSET)).toEqual([
      ['Type', 'Audio, audio/ogg'],
      ['Size', '120 kB'],
      ['First used', 'Scene 3'],
      ['Duration', '1 min 2 s'],
      ['Bitrate', '96 kbit/s'],
      ['Loop', 'yes'],
      ['Keywords', 'sea, night'],
    ]);
  });

  it('leaves out what nobody knows', () => {
    const bare = { ...ASSET, metadata: {}, keywords: [], scene: null };
    expect(factsOf(bare).map(([name]) => name)).toEqual(['Type', 'Size']);
    expect(measureOf(bare)).toBe('');
  });

  it('has a measure and words for those who cannot see it', () => {
    expect(measureOf(ASSET)).toBe('1 min 2 s');
    expect(measureOf({ metadata: { width: 64, height: 48 } })).toBe('64 × 48');
    expect(altOf({ ...ASSET, metadata: { alt_text: 'A quay at night' } })).toBe('A quay at night');
    expect(altOf(ASSET)).toBe('tide.ogg');
  });
});

describe('loose data', () => {
  it('is read whatever its shape', () => {
    expect(
      factsIn({ license: 'CC0', maker: { name: 'Ann', tools: ['pen', 'ink'] }, empty: null, none: [] }),
    ).toEqual([
      ['License', 'CC0'],
      ['Maker, name', 'Ann'],
      ['Maker, tools', 'pen, ink'],
    ]);
  });
});

describe('kinds', () => {
  it('are counted, and left out where there are none', () => {
    expect(kindsIn([ASSET, { ...ASSET, kind: 'image' }, ASSET])).toEqual([
      { kind: 'image', count: 1 },
      { kind: 'audio', count: 2 },
    ]);
  });
});

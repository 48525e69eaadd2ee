import { describe, expect, it } from 'vitest';
import { Loop, pitch, RATE } from '../../scripts/music/loop.ts';
import { level, measure } from '../../scripts/music/measure.ts';
import { reverberate, wind } from '../../scripts/music/space.ts';
import { bell, breath, felt, pad, pluck } from '../../scripts/music/voices.ts';
import { createRandom } from '../../src/base/random.ts';

const SECONDS = 2;

function composed(): Loop {
  const loop = new Loop(SECONDS);
  const random = createRandom('test');
  loop.add(0.2, felt(pitch('A3'), 1.5));
  loop.add(1.8, bell(pitch('E4'), 1.5), { pan: 0.5 });
  loop.add(1, pluck(pitch('C3'), 1.2, random));
  loop.add(1.5, pad(pitch('A2'), 2, random));
  loop.add(0.5, breath(1, 400, random), { gain: 0.3 });
  wind(loop, { gain: 0.2, centre: 300, sway: 80, random });
  reverberate(loop, { seconds: 1.5, wet: 0.4 });
  return loop;
}

describe('a loop of music', () => {
  it('goes on at its beginning with what overhangs its end', () => {
    const loop = new Loop(1);
    loop.add(0.9, new Float32Array(RATE / 5).fill(1), { pan: -1 });
    expect(loop.left[0]).toBeCloseTo(1);
    expect(loop.left[RATE / 2]).toBe(0);
    expect(loop.left.at(-1)).toBeCloseTo(1);
  });

  it('closes without a click, at the loudness asked for, and never clips', () => {
    const loop = composed();
    level(loop, -24);
    const { peak, rms, seam } = measure(loop);
    expect(seam).toBeLessThan(1);
    expect(peak).toBeLessThan(-1);
    expect(Math.abs(rms + 24)).toBeLessThan(1.5);
  });

  it('is the same to the sample each time', () => {
    expect(composed().left).toEqual(composed().left);
  });

  it('knows its notes', () => {
    expect(pitch('A4')).toBe(440);
    expect(pitch('Bb3')).toBeCloseTo(233.08, 1);
    expect(() => pitch('H2')).toThrow(/not a note/);
  });
});

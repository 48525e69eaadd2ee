import type { Random } from '../../src/base/random.ts';
import { type Loop, RATE } from './loop.ts';
import { bandPass } from './voices.ts';

/** Lengths in milliseconds that share no rhythm. */
const LINES = [37.1, 41.3, 47.9, 53.7, 61.1, 67.3, 73.9, 83.1];

interface Room {
  /** Until an echo is a thousand times quieter. */
  seconds: number;
  /** How much of it is heard, 0 to 1. */
  wet: number;
  /** How much treble the walls swallow, 0 to 1. */
  damping?: number;
}

/** Puts the loop into a room: eight delay lines that feed each other. */
export function reverberate(loop: Loop, { seconds, wet, damping = 0.4 }: Room): void {
  let side = 0;
  loop.filter(() => {
    side += 1;
    const lines = LINES.map(
      (ms) => new Float32Array(Math.round((ms * (side === 1 ? 1 : 1.031) * RATE) / 1000)),
    );
    const gains = lines.map(({ length }) => 0.001 ** (length / RATE / seconds));
    const lows = new Float32Array(lines.length);
    let step = 0;
    return (sample) => {
      const heard = lines.map((line, index) => {
        const value = line[step % line.length] as number;
        lows[index] = (lows[index] as number) + (value - (lows[index] as number)) * (1 - damping);
        return (lows[index] as number) * (gains[index] as number);
      });
      const sum = heard.reduce((total, value) => total + value, 0);
      lines.forEach((line, index) => {
        line[step % line.length] = sample + (heard[index] as number) - (2 / lines.length) * sum;
      });
      step += 1;
      return sample * (1 - wet) + (sum / Math.sqrt(lines.length)) * wet;
    };
  });
}

interface Wind {
  gain: number;
  centre: number;
  /** How far the pitch wanders, in hertz. */
  sway: number;
  random: Random;
}

/** Weather or a large quiet room: noise whose pitch and strength wander and come back to where they began. */
export function wind(loop: Loop, { gain, centre, sway, random }: Wind): void {
  const [slow, slower] = [loop.closing(0.11), loop.closing(0.047)];
  for (const channel of [loop.left, loop.right]) {
    const phase = random.next() * 2 * Math.PI;
    const noise = Float32Array.from({ length: loop.length }, () => random.next() * 2 - 1);
    const at = (index: number) => {
      const time = index / RATE;
      const turn = Math.sin(2 * Math.PI * slow * time + phase) + Math.sin(2 * Math.PI * slower * time);
      return { turn, strength: 0.55 + 0.22 * turn };
    };
    const [lower, upper] = [bandPass(centre - sway, 1.1), bandPass(centre + sway, 1.1)];
    for (let pass = 0; pass < 2; pass += 1) {
      for (let index = 0; index < loop.length; index += 1) {
        const { turn, strength } = at(index);
        const mix = (turn + 2) / 4;
        const sample = noise[index] as number;
        const low = lower(sample);
        const high = upper(sample);
        if (pass === 1)
          channel[index] = (channel[index] as number) + gain * strength * (low * (1 - mix) + high * mix);
      }
    }
  }
}

import type { Random } from '../../src/base/random.ts';
import { RATE } from './loop.ts';

/** A sound of some length, written sample by sample as a function of its time in seconds. */
function sound(seconds: number, at: (time: number, index: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => at(index / RATE, index));
}

/** Rises over `attack`, stays, falls over `release`, without corners. */
function swell(time: number, seconds: number, attack: number, release: number): number {
  const rise = Math.min(1, time / attack);
  const fall = Math.min(1, Math.max(0, (seconds - time) / release));
  return Math.sin((rise * Math.PI) / 2) ** 2 * Math.sin((fall * Math.PI) / 2) ** 2;
}

/** A plucked string (Karplus and Strong): a burst of noise that goes round and loses its edge. */
export function pluck(frequency: number, seconds: number, random: Random, softness = 0.5): Float32Array {
  const period = RATE / frequency;
  const size = Math.max(2, Math.floor(period));
  let last = 0;
  const string = Float32Array.from({ length: size }, () => {
    last += (random.next() * 2 - 1 - last) * (1 - softness * 0.85);
    return last;
  });
  const loss = 0.001 ** (1 / (seconds * frequency));
  const result = new Float32Array(Math.round(seconds * RATE));
  let carry = 0;
  for (let index = 0; index < result.length; index += 1) {
    const position = index % size;
    const here = string[position] as number;
    const next = string[(position + 1) % size] as number;
    carry = loss * (here * 0.5 + next * 0.5);
    string[position] = carry;
    result[index] = here * Math.min(1, index / 40);
  }
  return result;
}

/** Partials of a cast bell, with how loud and how long each rings. */
const BELL = [
  [0.5, 0.5, 1.2],
  [1, 1, 1],
  [1.183, 0.5, 0.8],
  [1.506, 0.35, 0.7],
  [2, 0.6, 0.55],
  [2.514, 0.2, 0.4],
  [2.662, 0.15, 0.36],
  [3.011, 0.18, 0.3],
  [4.166, 0.12, 0.2],
] as const;

export function bell(frequency: number, seconds: number): Float32Array {
  return sound(seconds, (time) => {
    const attack = Math.min(1, time / 0.004);
    return BELL.reduce(
      (sum, [ratio, gain, life]) =>
        sum +
        gain *
          Math.sin(2 * Math.PI * frequency * ratio * time) *
          Math.exp((-5 * time) / (seconds * life)) *
          attack *
          0.3,
      0,
    );
  });
}

/** A small tuned tine, as in a musical box. */
export function tine(frequency: number, seconds: number): Float32Array {
  return sound(seconds, (time) => {
    const body = Math.sin(2 * Math.PI * frequency * time) * Math.exp((-6 * time) / seconds);
    const ping = Math.sin(2 * Math.PI * frequency * 6.27 * time) * Math.exp(-26 * time);
    return (body + 0.25 * ping) * Math.min(1, time / 0.002) * 0.6;
  });
}

/** A hammered note with felt on the hammer: the upper partials die first. */
export function felt(frequency: number, seconds: number): Float32Array {
  return sound(seconds, (time) => {
    let sum = 0;
    for (let partial = 1; partial <= 7; partial += 1) {
      const stretched = frequency * partial * (1 + 0.0004 * partial * partial);
      sum +=
        (Math.sin(2 * Math.PI * stretched * time) / partial ** 1.7) *
        Math.exp((-(3 + partial * 1.6) * time) / seconds);
    }
    return sum * Math.min(1, time / 0.012) * 0.5;
  });
}

/** Several slightly different strings that breathe in and out. */
export function pad(frequency: number, seconds: number, random: Random, brightness = 0.4): Float32Array {
  const voices = Array.from({ length: 5 }, () => ({
    detune: 1 + (random.next() - 0.5) * 0.006,
    phase: random.next() * 2 * Math.PI,
    drift: 0.05 + random.next() * 0.12,
  }));
  return sound(seconds, (time) => {
    let sum = 0;
    for (const { detune, phase, drift } of voices) {
      const bend = phase + 0.6 * Math.sin(2 * Math.PI * drift * time + phase);
      const angle = 2 * Math.PI * frequency * detune * time + bend;
      sum +=
        Math.sin(angle) + brightness * 0.5 * Math.sin(2 * angle) + brightness * 0.25 * Math.sin(3 * angle);
    }
    return sum * 0.1 * swell(time, seconds, seconds * 0.4, seconds * 0.45);
  });
}

/** A bowed string with a slow vibrato that comes in late. */
export function bowed(frequency: number, seconds: number): Float32Array {
  let phase = 0;
  return sound(seconds, (time) => {
    const vibrato = Math.min(1, time / 1.5) * 0.004 * Math.sin(2 * Math.PI * 4.6 * time);
    phase += (2 * Math.PI * frequency * (1 + vibrato)) / RATE;
    let sum = 0;
    for (let partial = 1; partial <= 9; partial += 1)
      sum += Math.sin(phase * partial) / (partial * (1 + partial * 0.35));
    return sum * 0.35 * swell(time, seconds, 0.7, 1.2);
  });
}

/** Air through a mouth or a gap: noise between two frequencies, swelling once. */
export function breath(seconds: number, centre: number, random: Random): Float32Array {
  const band = bandPass(centre, 1.4);
  return sound(
    seconds,
    (time) => band(random.next() * 2 - 1) * swell(time, seconds, seconds * 0.45, seconds * 0.5),
  );
}

/** A soft low knock: a door far off, a heart, a log that settles. */
export function thud(frequency: number, seconds: number): Float32Array {
  return sound(seconds, (time) => {
    const fall = frequency * (1 + 1.2 * Math.exp(-30 * time));
    return Math.sin(2 * Math.PI * fall * time) * Math.exp((-7 * time) / seconds) * Math.min(1, time / 0.003);
  });
}

/** A dry click, as of wood or of embers. */
export function crackle(random: Random): Float32Array {
  const centre = 1200 + random.next() * 3200;
  const band = bandPass(centre, 3);
  return sound(0.06, (time) => band(random.next() * 2 - 1) * Math.exp(-90 * time));
}

/** A resonant band, two poles and two zeros. */
export function bandPass(centre: number, sharpness: number): (sample: number) => number {
  const angle = (2 * Math.PI * centre) / RATE;
  const alpha = Math.sin(angle) / (2 * sharpness);
  const scale = 1 + alpha;
  const [b0, b2, a1, a2] = [
    alpha / scale,
    -alpha / scale,
    (-2 * Math.cos(angle)) / scale,
    (1 - alpha) / scale,
  ];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample) => {
    const out = b0 * sample + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, sample, y1, out];
    return out;
  };
}

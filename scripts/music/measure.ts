import type { Loop } from './loop.ts';

export interface Loudness {
  /** Decibels below full scale. */
  peak: number;
  rms: number;
  /** The step from the last sample to the first against the largest step inside: over 1 it would click. */
  seam: number;
  /** Mean of all samples: a loop that is not centred wastes room and clicks when it stops. */
  offset: number;
}

export function measure({ left, right }: Loop): Loudness {
  let [peak, squares, sum, steepest] = [0, 0, 0, 0];
  for (const channel of [left, right]) {
    let last = channel[0] ?? 0;
    for (const sample of channel) {
      peak = Math.max(peak, Math.abs(sample));
      steepest = Math.max(steepest, Math.abs(sample - last));
      squares += sample * sample;
      sum += sample;
      last = sample;
    }
  }
  const count = left.length * 2;
  const jump = Math.max(
    ...[left, right].map((channel) => Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0))),
  );
  return {
    peak: decibels(peak),
    rms: decibels(Math.sqrt(squares / count)),
    seam: jump / steepest,
    offset: sum / count,
  };
}

/** Brings the loop to a loudness, and presses down softly what would then be too loud. */
export function level(loop: Loop, rms: number, ceiling = 0.84): void {
  const gain = 10 ** ((rms - measure(loop).rms) / 20);
  for (const channel of [loop.left, loop.right]) {
    for (let index = 0; index < channel.length; index += 1) {
      const sample = (channel[index] as number) * gain;
      channel[index] = ceiling * Math.tanh(sample / ceiling);
    }
  }
}

function decibels(value: number): number {
  return 20 * Math.log10(Math.max(value, 1e-9));
}

/** Samples a second of everything that is made here. */
export const RATE = 44_100;

interface Placement {
  gain?: number;
  /** -1 is left, 1 is right. */
  pan?: number;
}

/** A stretch of stereo sound without an end: what rings past the last sample goes on at the first. */
export class Loop {
  readonly seconds: number;
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;

  constructor(seconds: number) {
    this.seconds = seconds;
    this.length = Math.round(seconds * RATE);
    this.left = new Float32Array(this.length);
    this.right = new Float32Array(this.length);
  }

  /** Lays a sound into the loop at a time; whatever overhangs wraps round. */
  add(at: number, sound: Float32Array, { gain = 1, pan = 0 }: Placement = {}): void {
    const start = Math.round(at * RATE);
    const leftGain = gain * Math.cos(((pan + 1) * Math.PI) / 4);
    const rightGain = gain * Math.sin(((pan + 1) * Math.PI) / 4);
    for (let index = 0; index < sound.length; index += 1) {
      const at = (((start + index) % this.length) + this.length) % this.length;
      const sample = sound[index] as number;
      this.left[at] = (this.left[at] as number) + sample * leftGain;
      this.right[at] = (this.right[at] as number) + sample * rightGain;
    }
  }

  /** The whole number of turns in the loop that is nearest to a frequency, so that a slow wave closes on itself. */
  closing(frequency: number): number {
    return Math.max(1, Math.round(frequency * this.seconds)) / this.seconds;
  }

  /** Changes every sample by a filter with memory. It runs round twice, so that the start has heard the end. */
  filter(make: () => (sample: number, index: number) => number): void {
    for (const channel of [this.left, this.right]) {
      const source = channel.slice();
      const step = make();
      for (let index = 0; index < this.length; index += 1) step(source[index] as number, index);
      for (let index = 0; index < this.length; index += 1)
        channel[index] = step(source[index] as number, index);
    }
  }
}

/** Frequency of a note by its name: `A4` is 440, `Eb3`, `F#2`. */
export function pitch(name: string): number {
  const match = /^([A-G])([#b]?)(-?\d)$/.exec(name);
  if (match === null) throw new Error(`${JSON.stringify(name)} is not a note: write it like A4, Eb3 or F#2.`);
  const [, letter = 'A', accidental = '', octave = '4'] = match;
  const semitone = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }[letter] ?? 0;
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return 440 * 2 ** ((semitone + shift + (Number(octave) - 4) * 12 - 9) / 12);
}

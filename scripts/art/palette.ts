/** The few colours a campaign's pictures are made of, darkest first. */
export interface Palette {
  /** Nearly black. */
  ink: string;
  shade: string;
  middle: string;
  pale: string;
  /** Nearly white. */
  paper: string;
  /** The colour of the light that matters: a lamp, a fire, a screen. */
  light: string;
  /** Used in few places. */
  accent: string;
}

/** A colour between two others; 0 is the first. */
export function blend(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return `#${a.map((value, index) => byte(value + ((b[index] ?? value) - value) * share)).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function byte(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}

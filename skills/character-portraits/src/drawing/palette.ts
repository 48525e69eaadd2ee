/** Colours as the pictures have them, without the number sign. */
export const SKIN: Readonly<Record<string, string>> = {
  pale: 'f7e3d4',
  fair: 'f2c9ac',
  olive: 'd9a877',
  tan: 'cf9366',
  brown: 'a56a43',
  dark: '6b4226',
  green: '7fa65a',
  blue: '7fa3c7',
  grey: 'a9aeb5',
  purple: '9d86b8',
  red: 'c4564a',
};
export const NATURAL_SKIN = ['pale', 'fair', 'olive', 'tan', 'brown', 'dark'] as const;

export const HAIR: Readonly<Record<string, string>> = {
  black: '1f1a1a',
  'dark brown': '3e2718',
  brown: '6b4328',
  auburn: '8a3f22',
  red: 'c2551d',
  blond: 'e3bb62',
  grey: '9b9b9b',
  silver: 'c4c8cc',
  white: 'f1efe9',
  green: '3f8f55',
  blue: '3a6fb0',
  purple: '7b4fa3',
  pink: 'e08bb0',
  crimson: '9e2233',
  orange: 'd9782a',
};

export const EYES: Readonly<Record<string, string>> = {
  black: '1a1a1a',
  'dark brown': '3b2314',
  brown: '5f3b1f',
  auburn: '6e3a1c',
  red: 'a3241c',
  blond: 'b8862b',
  grey: '6c7781',
  silver: '8b97a1',
  white: 'dfe5ea',
  green: '2f7d46',
  blue: '2b65b5',
  purple: '6a3f96',
  pink: 'c05f8a',
  crimson: '8e1b2c',
  orange: 'c47a1a',
};

export const CLOTH: Readonly<Record<string, string>> = {
  black: '2d2d33',
  brown: '7a5232',
  'dark brown': '4b3220',
  auburn: '7d3b24',
  red: 'b83a32',
  gold: 'd3a53a',
  grey: '8c9096',
  silver: 'bcc3ca',
  white: 'f4f1ea',
  green: '4c7f4f',
  blue: '38639c',
  purple: '704a86',
  pink: 'd890a8',
  crimson: '8e2435',
  orange: 'd17f33',
  tan: 'b58a5a',
  olive: '75773f',
};
export const QUIET_CLOTH = ['brown', 'grey', 'green', 'blue', 'crimson', 'tan', 'olive', 'purple'] as const;

export const BACKGROUNDS = ['dfe7ea', 'e9e2d3', 'dde5d8', 'e6dde6', 'e8dcd6', 'd9e0ec'] as const;

/** Between two colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [0, 2, 4]
    .map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}

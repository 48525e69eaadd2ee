import type { Palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { indoors } from './the-extra-sleeper/indoors.ts';
import { outdoors } from './the-extra-sleeper/outdoors.ts';
import { portraits } from './the-extra-sleeper/people.ts';

export const palette: Palette = {
  ink: '#141a26',
  shade: '#26344a',
  middle: '#566b85',
  pale: '#a9b8c4',
  paper: '#efe6d3',
  light: '#f0a04b',
  accent: '#6f8a4e',
};

export const pictures: readonly Picture[] = [...portraits, ...indoors, ...outdoors];

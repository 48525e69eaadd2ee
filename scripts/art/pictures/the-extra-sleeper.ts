import type { Palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { bedfield } from './the-extra-sleeper/bedfield.ts';
import { vigil } from './the-extra-sleeper/chapel.ts';
import { cover } from './the-extra-sleeper/cover.ts';
import { hall } from './the-extra-sleeper/hall.ts';
import { lowRoom } from './the-extra-sleeper/low-room.ts';
import { portraits } from './the-extra-sleeper/people.ts';
import { kitchen } from './the-extra-sleeper/posset-kitchen.ts';
import { schoolroom } from './the-extra-sleeper/schoolroom.ts';
import { ridge } from './the-extra-sleeper/stones.ts';
import { stove } from './the-extra-sleeper/stove-house.ts';
import { street } from './the-extra-sleeper/street.ts';
import { watchRoom } from './the-extra-sleeper/watch-room.ts';

export const palette: Palette = {
  ink: '#141a26',
  shade: '#26344a',
  middle: '#566b85',
  pale: '#a9b8c4',
  paper: '#efe6d3',
  light: '#f0a04b',
  accent: '#6f8a4e',
};

const places = [hall, stove, watchRoom, kitchen, lowRoom, vigil, schoolroom, street, bedfield, ridge];

export const pictures: readonly Picture[] = [...portraits, ...places, cover];

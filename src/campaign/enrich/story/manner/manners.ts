import type { Conflict } from '../../premise/premise.ts';
import { BARGAIN } from './bargain.ts';
import { CONTEST } from './contest.ts';
import { DILEMMA } from './dilemma.ts';
import { ESCAPE } from './escape.ts';
import { HEART } from './heart.ts';
import type { Manner } from './manner.ts';
import { RIDDLE } from './riddle.ts';

/** The manner of each kind of story. */
export const MANNERS: Readonly<Record<Conflict['kind'], Manner>> = {
  riddle: RIDDLE,
  dilemma: DILEMMA,
  contest: CONTEST,
  bargain: BARGAIN,
  escape: ESCAPE,
  heart: HEART,
};

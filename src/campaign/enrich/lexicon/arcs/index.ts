import type { Arc } from '../types.ts';
import { BARGAIN } from './bargain.ts';
import { CLOSING } from './closing.ts';
import { CONTEST } from './contest.ts';
import { HAUNTING } from './haunting.ts';
import { IMPOSTOR } from './impostor.ts';
import { LOVE } from './love.ts';
import { MISSING } from './missing.ts';
import { PASSAGE } from './passage.ts';
import { SIEGE } from './siege.ts';
import { THEFT } from './theft.ts';
import { TRIAL } from './trial.ts';
import { USE } from './use.ts';
import { WAKING } from './waking.ts';

/** Every shape a story can take. */
export const ARCS: readonly Arc[] = [
  BARGAIN,
  CLOSING,
  CONTEST,
  HAUNTING,
  IMPOSTOR,
  LOVE,
  MISSING,
  PASSAGE,
  SIEGE,
  THEFT,
  TRIAL,
  USE,
  WAKING,
];

import { backedUp } from './backed-up.ts';
import { clockJumped } from './clock-jumped.ts';
import { diskFilled, diskFilledAtStart } from './disk-filled.ts';
import { inferenceKilled } from './inference-killed.ts';
import { connectionCut, pageReloaded } from './page-troubles.ts';
import { serverKilled } from './server-killed.ts';
import { skillsSpoilt } from './skill-spoilt.ts';
import type { Trouble } from './trouble.ts';

export interface Lane {
  name: string;
  troubles: Trouble[];
  /** The time between two of them, in milliseconds. */
  gapMs: [number, number];
}

/** Troubles of one lane come one after the other; the lanes know nothing of each other. */
export function lanesOf({
  mayKillServer,
  canFillDisk,
}: {
  mayKillServer: boolean;
  canFillDisk: boolean;
}): Lane[] {
  const inOneLife = [backedUp, inferenceKilled, clockJumped, ...(canFillDisk ? [diskFilled] : [])];
  const inLives = [serverKilled, ...(canFillDisk ? [diskFilledAtStart] : [])];
  const ofServer = mayKillServer ? [...inOneLife, ...inLives] : inOneLife;
  return [
    { name: 'server', troubles: ofServer, gapMs: [1000, 4000] },
    { name: 'skills', troubles: skillsSpoilt, gapMs: [500, 5000] },
    { name: 'pages', troubles: [pageReloaded, connectionCut], gapMs: [4000, 10_000] },
  ];
}

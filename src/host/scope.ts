import type { ScoreLedger } from '../plan/score-ledger.ts';

/** Whose call it is. It comes from the token alone, never from what a script sends. */
export interface Scope {
  skill: string;
  toolId: string;
  planId: string;
  playthroughId: string;
  sessionId: string;
  scene: number;
  /** The services its manifest declares; all of them for a shipped skill. */
  methods?: readonly string[];
  /** What the attempts of this tool have changed that must not be changed twice. */
  ledger?: ScoreLedger;
}

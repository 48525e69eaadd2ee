import type { Suspension } from '../plan/clock.ts';
import type { ScoreLedger } from '../plan/score-ledger.ts';

/** Whose call it is. It comes from the token alone, never from what a script sends. */
export interface Scope {
  skill: string;
  toolId: string;
  planId: string;
  playthroughId: string;
  sessionId: string;
  scene: number;
  /** The services it may call: those that its skill declares. */
  methods: readonly string[];
  /** What the attempts of this tool have changed that must not be changed twice. */
  ledger?: ScoreLedger;
  /** Has the time of the tool and of its plan stand still while a call shows signs of life. */
  suspend?: () => Suspension;
}

import { type Odds, ruleOf } from '../../../../src/sdk/index.ts';

/** What a choice puts at stake; two choices of one scene should not share it. */
export type Stakes =
  | 'truth'
  | 'trust'
  | 'kindness'
  | 'force'
  | 'discovery'
  | 'gain'
  | 'leaving'
  | 'time'
  | 'stealth'
  | 'turning point';

/** Why a choice is offered, for those who ask. */
export interface Reason {
  kind: 'memory' | 'relationship' | 'trait' | 'lore' | 'beat' | 'item' | 'place' | 'thread';
  ref: string;
  text: string;
}

/** Something that could be done now. */
export interface Candidate {
  verb: string;
  target?: string;
  tags: string[];
  text: string;
  /** The cost, never the outcome. */
  hint?: string;
  stakes: Stakes;
  because: Reason[];
  score: number;
  /** How it may end, where the rules say so. */
  odds?: Odds;
  /** What a player reads of the odds, when they are poor. */
  difficulty?: string;
}

export function isDangerous({ verb }: Candidate): boolean {
  return ruleOf(verb).dangerous === true;
}

/** Whether it goes back to something that was done or heard of before. */
export function hasPast({ because }: Candidate): boolean {
  return because.some(({ kind }) => kind === 'memory');
}

export function isRisky({ verb }: Candidate): boolean {
  return ruleOf(verb).rolled === true;
}

/** The same deed has the same id in every scene, so that offers can be rotated. */
export function idOf({ verb, target, tags }: Candidate): string {
  return [verb, target, ...tags].filter((part) => part !== undefined).join('|');
}

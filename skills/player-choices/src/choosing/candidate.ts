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
  kind: 'npc' | 'relationship' | 'lore' | 'place' | 'thread' | 'item' | 'time' | 'beat';
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
  /** What a player reads of the odds, when they are poor. */
  difficulty?: string;
}

/** The same deed has the same id in every scene, so that offers can be rotated. */
export function idOf({ verb, target, tags }: Candidate): string {
  return [verb, target, ...tags].filter((part) => part !== undefined).join('|');
}

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
  | 'stealth';

/** Why a choice is offered, for those who ask. */
export interface Reason {
  kind: 'npc' | 'relationship' | 'lore' | 'place' | 'thread' | 'item' | 'time';
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
}

/** The same deed has the same id in every scene, so that offers can be rotated. */
export function idOf({ verb, target, tags }: Candidate): string {
  return [verb, target, ...tags].filter((part) => part !== undefined).join('|');
}

import type { Slots } from '../fill.ts';

/** One way the story can end. */
export interface Way {
  title: string;
  /** What the player chooses. */
  choice: string;
  /** What follows at once. */
  aftermath: string;
  paragraphs: string[];
  epilogue: string;
  /** What a player does who is on the way to it. */
  trend: string[];
  mood: string;
  /** Whether what is behind it comes out. */
  uncovers?: boolean;
}

export interface Decision {
  /** Three or four. */
  ways: Way[];
  slots: Slots;
}

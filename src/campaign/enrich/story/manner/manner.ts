import type { Way } from '../way.ts';

/** Who somebody is in the story. */
export type Part = 'asker' | 'rival' | 'third' | 'odd' | 'other';

/** What goes with a part in a story of one kind, whoever has it; `«me»` is their name. */
export interface PartText {
  wants: string[];
  lines: string[];
  past: string;
  secret: string;
}

/** What the texts beside the scenes say in a story of one kind. */
export interface Manner {
  parts: Readonly<Record<Part, PartText>>;
  /** What somebody is whose author does not say. */
  unsaid: Readonly<Record<Part, string>>;
  /** What people say of the thing that it is about. */
  talk: string;
  /** Those who are on the one side, and on the other. */
  sides: readonly [{ name: string; text: string }, { name: string; text: string }];
  /** What a player without a persona is asked. */
  prompts: readonly [string, string];
  /** What the player can do in the end. */
  ways: Way[];
}

/** What somebody with this part is like, whatever the story. */
export const TEMPERS: Readonly<
  Record<Part, { traits: string[]; flaw: string; virtue: string; style: string; looks: string }>
> = {
  asker: {
    traits: ['direct', 'restless', 'fair'],
    flaw: 'cannot leave a thing alone',
    virtue: 'admits to being wrong',
    style: 'Short sentences; asks more than tells.',
    looks: '«Me» stands as if about to go somewhere. «Me.they:looks» straight at whoever is speaking.',
  },
  rival: {
    traits: ['patient', 'guarded', 'dry'],
    flaw: 'would rather manage a thing than mend it',
    virtue: 'keeps a promise',
    style: 'Polite and exact; changes the subject well.',
    looks:
      '«Me» has a way of standing between you and what you are looking at. «Me.they:is» never seen to hurry.',
  },
  third: {
    traits: ['observant', 'shy', 'stubborn'],
    flaw: 'waits to be asked',
    virtue: 'forgets nothing',
    style: 'Quiet; begins in the middle and finishes late.',
    looks: '«Me» is easy to overlook and does nothing against it. «Me.their» eyes miss very little.',
  },
  odd: {
    traits: ['calm', 'proud', 'lonely'],
    flaw: 'explains nothing twice',
    virtue: 'means what is said',
    style: 'Slow and plain; answers the question that was asked and no other.',
    looks: '«Me» takes up more room than anybody else, without doing anything. «Me.they:listens» to the end.',
  },
  other: {
    traits: ['friendly', 'curious', 'easily bored'],
    flaw: 'says a thing twice when once would do',
    virtue: 'helps without being asked',
    style: 'Talks fast, and mostly about others.',
    looks:
      '«Me» comes nearer when there is something to hear. «Me.they:has» always just been somewhere else.',
  },
};

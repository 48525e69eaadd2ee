/**
 * Everything a player can do. An act is what the choice says (ask, make amends, follow); its verb is the rule it goes by.
 * Authors name verbs in rules.md, skills and engine name acts; this is the only list of either.
 */

import type { Outcome } from './roll.ts';

export const SCENE_TYPES = ['travel', 'dialogue', 'danger', 'resolution'] as const;
export type SceneType = (typeof SCENE_TYPES)[number];

/** What an act does to the opinion of the one it is done to, and of those who look on. */
export interface OpinionChange {
  target: number;
  onlookers: number;
}

export interface VerbRule {
  /** The type of scene it makes. */
  scene: SceneType;
  /** Whether the standard rules decide it by a roll. */
  rolled?: true;
  /** Whether it may end in blows or in being caught. */
  dangerous?: true;
  /** Whether the one it is done to remembers it. */
  remembered?: true;
  /** Whether it wrongs the one it is done to, who has something to forgive. */
  wrongs?: true;
  /** Whether it is worth more than a passing note in memory. */
  weighty?: true;
  /** Whether it takes the player to its target, if that is a place. */
  moves?: true;
  /** Whether it is done to somebody who is there. */
  needsSomebody?: true;
  /** Whether it takes a while wherever one is. */
  slow?: true;
  /** Whether it passes on what the player knows. */
  tells?: true;
  /** Whether a thing changes hands by it. */
  gives?: true;
  /** Whether it wants an answer of the one it is done to. */
  presses?: true;
  opinion?: OpinionChange;
  /** The same where a roll decides: a price for a partial success, and more for a failure. */
  opinionAfter?: Record<Outcome, OpinionChange>;
}

const VERB_RULES = {
  talk: { scene: 'dialogue', needsSomebody: true, opinion: { target: 4, onlookers: 0 } },
  persuade: {
    scene: 'dialogue',
    needsSomebody: true,
    presses: true,
    rolled: true,
    weighty: true,
    opinionAfter: {
      success: { target: 0, onlookers: 0 },
      partial: { target: -4, onlookers: 0 },
      failure: { target: -10, onlookers: -2 },
    },
  },
  threaten: {
    scene: 'danger',
    needsSomebody: true,
    presses: true,
    rolled: true,
    dangerous: true,
    wrongs: true,
    remembered: true,
    weighty: true,
    opinionAfter: {
      success: { target: -22, onlookers: -8 },
      partial: { target: -28, onlookers: -12 },
      failure: { target: -34, onlookers: -12 },
    },
  },
  help: {
    scene: 'dialogue',
    needsSomebody: true,
    slow: true,
    remembered: true,
    weighty: true,
    opinion: { target: 14, onlookers: 2 },
  },
  give: {
    scene: 'dialogue',
    needsSomebody: true,
    remembered: true,
    weighty: true,
    opinion: { target: 10, onlookers: 1 },
  },
  take: { scene: 'travel', weighty: true, opinion: { target: 0, onlookers: -4 } },
  look: { scene: 'travel' },
  search: { scene: 'travel', slow: true },
  sneak: {
    scene: 'danger',
    rolled: true,
    dangerous: true,
    moves: true,
    opinionAfter: {
      success: { target: 0, onlookers: 0 },
      partial: { target: -6, onlookers: 0 },
      failure: { target: -12, onlookers: -10 },
    },
  },
  go: { scene: 'travel', moves: true },
  wait: { scene: 'travel' },
  rest: { scene: 'resolution' },
  remember: { scene: 'resolution' },
  try: { scene: 'danger', slow: true, rolled: true, dangerous: true },
  fight: {
    scene: 'danger',
    needsSomebody: true,
    presses: true,
    rolled: true,
    dangerous: true,
    wrongs: true,
    remembered: true,
    weighty: true,
    opinionAfter: {
      success: { target: -45, onlookers: -15 },
      partial: { target: -45, onlookers: -18 },
      failure: { target: -30, onlookers: -10 },
    },
  },
  decide: { scene: 'travel', weighty: true },
} as const satisfies Record<string, VerbRule>;

export type Verb = keyof typeof VERB_RULES;
export const VERBS = Object.keys(VERB_RULES) as readonly Verb[];

/** Acts that go by the rule of another verb. */
const FINER_ACTS = {
  ask: 'talk',
  tell: 'talk',
  answer: 'talk',
  thank: 'talk',
  plan: 'talk',
  promise: 'talk',
  accept: 'talk',
  refuse: 'talk',
  confess: 'talk',
  warn: 'talk',
  accuse: 'talk',
  ask_favour: 'persuade',
  bargain: 'persuade',
  deceive: 'persuade',
  make_amends: 'help',
  comfort: 'help',
  put_off: 'talk',
  trade: 'talk',
  show: 'give',
  steal: 'take',
  read: 'look',
  hide: 'sneak',
  eavesdrop: 'sneak',
  follow: 'go',
  flee: 'go',
  leave: 'go',
  use: 'try',
  force: 'try',
  climb: 'try',
  pick_lock: 'try',
  keep: 'decide',
} as const satisfies Record<string, Verb>;

export type Act = Verb | keyof typeof FINER_ACTS;
export const ACTS = [...VERBS, ...(Object.keys(FINER_ACTS) as (keyof typeof FINER_ACTS)[])] as readonly Act[];

/** Where an act differs from the verb it goes by. */
const ACT_RULES: Partial<Record<Act, Partial<VerbRule>>> = {
  ask: { presses: true },
  give: { gives: true },
  bargain: { gives: true },
  answer: { tells: true },
  // What is told decides what it is worth.
  tell: { tells: true, remembered: true, weighty: true, opinion: { target: 0, onlookers: 0 } },
  thank: { opinion: { target: 6, onlookers: 0 } },
  accept: { remembered: true, opinion: { target: 8, onlookers: 0 } },
  promise: { remembered: true, weighty: true, opinion: { target: 8, onlookers: 0 } },
  refuse: { remembered: true, opinion: { target: -6, onlookers: 0 } },
  put_off: { remembered: true, opinion: { target: -2, onlookers: 0 } },
  confess: { tells: true, remembered: true, weighty: true, opinion: { target: 6, onlookers: 0 } },
  warn: { tells: true, remembered: true, weighty: true, opinion: { target: 8, onlookers: 0 } },
  accuse: {
    scene: 'danger',
    presses: true,
    remembered: true,
    wrongs: true,
    weighty: true,
    opinion: { target: -12, onlookers: -2 },
  },
  steal: { wrongs: true },
  trade: { tells: true, gives: true, remembered: true, weighty: true, opinion: { target: 0, onlookers: 0 } },
  deceive: {
    remembered: true,
    wrongs: true,
    opinionAfter: {
      success: { target: 4, onlookers: 0 },
      partial: { target: -4, onlookers: 0 },
      failure: { target: -16, onlookers: -4 },
    },
  },
  show: { tells: true, opinion: { target: 4, onlookers: 0 } },
};

const verbs = new Map<string, Verb>([
  ...VERBS.map((verb): [string, Verb] => [verb, verb]),
  ...Object.entries(FINER_ACTS),
]);

const rules = new Map<string, VerbRule>(
  ACTS.map((act) => [act, { ...VERB_RULES[verbOf(act)], ...ACT_RULES[act] }]),
);

export function isAct(word: string): word is Act {
  return verbs.has(word);
}

/** The verb whose rule an act goes by. A word that is no act goes by `look`, which changes nothing. */
export function verbOf(act: string): Verb {
  return verbs.get(act) ?? 'look';
}

export function ruleOf(act: string): VerbRule {
  return rules.get(act) ?? VERB_RULES[verbOf(act)];
}

/** Verbs that have a property in the table. */
export function verbsThat(has: (rule: VerbRule) => boolean): Verb[] {
  return VERBS.filter((verb) => has(VERB_RULES[verb]));
}

/** The type of scene an act makes; one in which a secret comes out resolves something. */
export function sceneTypeOf(act: string, isRevealing: boolean): SceneType {
  return isRevealing ? 'resolution' : ruleOf(act).scene;
}

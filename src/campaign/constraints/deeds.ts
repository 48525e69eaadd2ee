import { HURTS, KILLS } from '../../rules/constraints/harm.ts';

/** What may not be done: the words for it in constraints and prose, and the acts of the rule book that it rules out. */
interface ForbiddenDeed {
  /** How an author may put it: verbs, gerunds and nouns. */
  said: RegExp;
  acts: readonly string[];
  /** How prose tells that it happens. */
  told: string;
}

const DEEDS: readonly ForbiddenDeed[] = [
  {
    said: /\b(?:kills?|killed|killing|murders?|murdered|dies?|death|slay|slain|bloodshed)\b/i,
    acts: ['fight'],
    told: KILLS.join(' '),
  },
  {
    said: /\b(?:harm\w*|hurts?|hurting|injur\w+|wound\w*|struck|strikes?|striking|hits?|violence|violent|fights?|fighting|attacks?|attacked|combat|blows|beaten|beats?)\b/i,
    acts: ['fight', 'threaten'],
    told: ['kill', 'kills', 'killed', 'murder', 'murders', 'murdered', ...HURTS].join(' '),
  },
  {
    said: /\b(?:threat\w*|intimidat\w*|blackmail\w*)\b/i,
    acts: ['threaten'],
    told: 'threaten threatens threatened threatening threat menace menaces blackmail blackmails',
  },
  {
    said: /\b(?:steals?|stealing|stolen|theft|thie\w+|robs?|robbery)\b/i,
    acts: ['steal', 'take'],
    told: 'steal steals stole stolen pocket pockets pocketed rob robs robbed pilfer pilfers',
  },
  {
    said: /\b(?:lies|lying|deceiv\w*|deception|bluff\w*)\b/i,
    acts: ['deceive'],
    told: 'lie lies lied deceive deceives deceived bluff bluffs bluffed',
  },
  {
    said: /\b(?:romance|romantic|flirt\w*|kiss\w*|seduc\w*|sex\w*|love affairs?)\b/i,
    acts: ['flirt', 'kiss', 'seduce'],
    told: 'kiss kisses kissed flirt flirts flirted seduce seduces seduced caress caresses',
  },
  {
    said: /\b(?:tortur\w*)\b/i,
    acts: ['torture'],
    told: 'torture tortures tortured torturing',
  },
  {
    said: /\b(?:force|breaks? in|break-ins?|burgl\w*)\b/i,
    acts: ['force'],
    told: 'burgle burgles burgled',
  },
  {
    said: /\b(?:sneak\w*|spy|spying|eavesdrop\w*)\b/i,
    acts: ['sneak', 'eavesdrop', 'hide'],
    told: 'sneak sneaks sneaked eavesdrop eavesdrops spy spies spied',
  },
];

/** The deeds that a clause names; empty when it names none. */
export function deedsIn(clause: string): { acts: string[]; words: string[] } {
  const found = DEEDS.filter(({ said }) => said.test(clause));
  return {
    acts: [...new Set(found.flatMap(({ acts }) => acts))],
    words: [...new Set(found.flatMap(({ told }) => told.split(/\s+/)))],
  };
}

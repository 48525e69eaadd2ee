import type { PlayerTemplate } from '../../../contracts/player-template.ts';
import { type Rules, VERBS } from '../../../contracts/rules.ts';
import { capitalise } from '../../../sdk/language.ts';
import { hoursSaid } from '../../hours.ts';
import { bare, fill } from '../fill.ts';
import { hourSaid } from '../premise/hour.ts';
import { MANNERS } from './manner/manners.ts';
import { listed, type Story } from './story.ts';

const LOWEST = 1;
const HIGHEST = 5;
const AVERAGE = 3;

interface Stat {
  name: string;
  for: readonly (typeof VERBS)[number][];
}

/** Numbers that anybody and anything may have. */
const STATS: readonly Stat[] = [
  { name: 'nerve', for: ['sneak', 'try', 'threaten', 'fight', 'take'] },
  { name: 'attention', for: ['look', 'search', 'remember', 'wait'] },
  { name: 'warmth', for: ['talk', 'persuade', 'help', 'give'] },
];

/** Who the player is: what the author says, or whoever was asked. */
export function writeTemplate(story: Story): PlayerTemplate {
  const { premise, sites, slots } = story;
  const { persona, isThing } = premise.you;
  const stats = statsOf(story);
  const custom = isThing && persona !== null ? [`You are ${persona}, and stay so to the end.`] : [];
  const [hub] = sites;
  // The scenario of a card begins with when it is, and is not told before the place is.
  const hour = story.inventory.isForOne ? hourSaid(story.author.manifest.description ?? '') : null;
  const hours = hoursSaid(story.author.premise);
  return {
    character_creation: {
      mode: persona === null ? 'guided' : 'preset',
      guidance:
        persona === null ? fill('You are the one whom «asker» has asked.', slots) : `You are ${persona}.`,
    },
    starting_stats: {
      point_pool: stats.length * AVERAGE,
      attributes: stats.map(({ name }) => ({ name, min: LOWEST, max: HIGHEST, default: AVERAGE })),
    },
    ...(hub !== undefined && { starting_location: hub.name }),
    ...(hour !== null && { starting_time: hour }),
    ...(hours !== null && { hours }),
    starting_items: premise.gifts.map(({ item }) => item),
    ...((persona !== null || premise.era !== null) && {
      constraints: {
        ...(persona !== null && { fixed_background: capitalise(bare(persona)) }),
        ...(premise.era !== null && { era_locked: capitalise(premise.era) }),
        ...(custom.length > 0 && { custom }),
      },
    }),
    ...(persona === null && {
      prompts: [
        ...MANNERS[premise.conflict.kind].prompts.map((question) => ({ question: fill(question, slots) })),
      ],
    }),
  };
}

/** More than half of what somebody average tries goes well: a story that is only told punishes nobody for trying. */
const BANDS: NonNullable<Rules['bands']> = [
  { outcome: 'failure', up_to: 4 },
  { outcome: 'partial', up_to: 6 },
  { outcome: 'success' },
];

/** The rules in force: two dice, and what each number of the player is good for. */
export function writeRules(story: Story): { input: Rules; paragraphs: string[] } {
  const stats = statsOf(story);
  return {
    input: {
      dice: '2d6',
      bands: BANDS,
      stats: Object.fromEntries(
        stats.map(({ name, for: verbs }) => [name, { for: [...verbs], average: AVERAGE }]),
      ),
    },
    paragraphs: [
      `When it is not clear how something turns out, two dice decide. ${capitalise(listed(stats.map(({ name }) => name)))} count for what they are good for, one for each point above or below ${AVERAGE}.`,
      'A middling roll gets you what you wanted and something you did not.',
    ],
  };
}

/** The author's numbers, if the player template has any, share the deeds out among themselves. */
function statsOf({ inventory }: Story): readonly Stat[] {
  if (inventory.stats.length === 0) return STATS;
  const names = inventory.stats.slice(0, VERBS.length);
  return names.map((name, index) => ({
    name,
    for: VERBS.filter((_, position) => position % names.length === index),
  }));
}

import type { PlayerTemplate } from '../../../contracts/player-template.ts';
import { type Rules, VERBS } from '../../../contracts/rules.ts';
import { capitalise } from '../../../sdk/language.ts';
import { bare, fill } from '../fill.ts';
import type { StatEntry } from '../lexicon/types.ts';
import type { StoryWorld } from './world.ts';

const LOWEST = 1;
const HIGHEST = 5;
const AVERAGE = 3;

/** Who the player is: what the author says, or what the story asks for. */
export function writeTemplate(world: StoryWorld): PlayerTemplate {
  const { reading, arc, stage, slots } = world;
  const stats = statsOf(world);
  const custom = customLimits(world);
  return {
    character_creation: {
      mode: reading.persona === null ? 'guided' : 'preset',
      guidance: `You are ${world.persona}.`,
    },
    starting_stats: {
      point_pool: stats.length * AVERAGE,
      attributes: stats.map(({ name }) => ({ name, min: LOWEST, max: HIGHEST, default: AVERAGE })),
    },
    ...(stage.hub.file !== '' && { starting_location: stage.hub.name }),
    starting_items: itemsOf(world),
    ...((reading.persona !== null || reading.era !== null || custom.length > 0) && {
      constraints: {
        ...(reading.persona !== null && { fixed_background: capitalise(bare(reading.persona)) }),
        ...(reading.era !== null && { era_locked: capitalise(reading.era) }),
        ...(custom.length > 0 && { custom }),
      },
    }),
    themes: [...arc.themes],
    ...(reading.persona === null && {
      prompts: [
        { question: fill('What did you leave behind to come to {town}?', slots) },
        { question: fill('Whom does {keeper} remind you of?', slots) },
      ],
    }),
  };
}

/** What the author hands to the player, and what else goes with the place. */
function itemsOf({ reading, domains }: StoryWorld): string[] {
  const usual = (domains[0]?.items ?? []).filter(
    (item) => !reading.gifts.some(({ head }) => item.split(' ').includes(head)),
  );
  return [...reading.gifts.map(({ item }) => item), ...usual];
}

function customLimits({ reading }: StoryWorld): string[] {
  if (!reading.isThing || reading.persona === null) return [];
  return [
    `You are ${reading.persona}, and stay so to the end.`,
    'You can speak with things and creatures; the large ones hear you only when it matters.',
  ];
}

/** The rules in force: two dice, and what each number of the player is good for. */
export function writeRules(world: StoryWorld): { matter: Rules; paragraphs: string[] } {
  const stats = statsOf(world);
  const [first, ...others] = stats.map(({ name }) => name);
  const named =
    others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
  return {
    matter: {
      dice: '2d6',
      bands: [{ outcome: 'failure', up_to: 6 }, { outcome: 'partial', up_to: 9 }, { outcome: 'success' }],
      stats: Object.fromEntries(
        stats.map(({ name, for: verbs }) => [
          name,
          { for: [...verbs] as (typeof VERBS)[number][], average: AVERAGE },
        ]),
      ),
    },
    paragraphs: [
      `When it is not clear how something turns out, two dice decide. ${capitalise(named ?? '')} count for what they are good for, one for each point above or below ${AVERAGE}.`,
      'A middling roll gets you what you wanted and something you did not. Nobody dies of a single roll; they are talked about.',
    ],
  };
}

/** The author's numbers, if the player template has any, share the deeds out among themselves. */
function statsOf({ inventory, domains }: StoryWorld): StatEntry[] {
  if (inventory.stats.length === 0) return [...(domains[0]?.stats ?? [])];
  const names = inventory.stats.slice(0, VERBS.length);
  return names.map((name, index) => ({
    name,
    for: VERBS.filter((_, position) => position % names.length === index),
  }));
}

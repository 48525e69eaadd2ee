import type { JsonObject } from '../../../src/base/json.ts';
import type { Criterion } from '../criterion.ts';
import { choicesIn, type Offered } from '../stage/offered.ts';
import { choicesInputFor } from '../stage/options.ts';

const SEEDS = 12;
const QUICK_SEEDS = 8;
const WELL = 60;

type Is = (intent: Offered['intent']) => boolean;

/** Friendly things to do that only somebody who is trusted is offered. */
const OF_A_FRIEND: Is = ({ act }) => act === 'ask_favour' || act === 'plan';
const A_FAVOUR: Is = ({ act }) => act === 'ask_favour';
const OF_THE_GUILD: Is = ({ act, topic }) => act === 'persuade' && topic === 'faction:smiths';
const AMENDS: Is = ({ act }) => act === 'make_amends';

interface Scenario {
  what: string;
  opinion: number;
  reputation: number;
  /** What must be offered with some seed, and what with none. */
  some: Is[];
  none: Is[];
}

const SCENARIOS: Scenario[] = [
  { what: 'liked by both', opinion: WELL, reputation: WELL, some: [OF_A_FRIEND], none: [AMENDS] },
  {
    what: 'liked by the man, hated by his guild',
    opinion: WELL,
    reputation: -WELL,
    some: [],
    none: [A_FAVOUR, OF_THE_GUILD],
  },
  {
    what: 'unknown to the man, liked by his guild',
    opinion: 0,
    reputation: WELL,
    some: [OF_THE_GUILD],
    none: [OF_A_FRIEND, AMENDS],
  },
  {
    what: 'hated by the man, liked by his guild',
    opinion: -WELL,
    reputation: WELL,
    some: [AMENDS],
    none: [OF_A_FRIEND],
  },
  {
    what: 'hated by both',
    opinion: -WELL,
    reputation: -WELL,
    some: [AMENDS],
    none: [OF_A_FRIEND, OF_THE_GUILD],
  },
  { what: 'unknown to both', opinion: 0, reputation: 0, some: [], none: [OF_A_FRIEND, OF_THE_GUILD, AMENDS] },
];

export const criterion: Criterion = {
  id: 'SC-021',
  what: 'Cross-factor choices',
  target: 'choices respect reputation and perception together',
  method:
    'The rules and `generate-choices` for one smith of a guild in six scenarios of what he and what his guild think, twelve seeds each: a favour needs both on the player’s side, the guild’s help the guild’s, amends only somebody who thinks ill.',
  isQuick: true,
  async measure(stage) {
    const world = await stage.world();
    const bad: string[] = [];
    let offered = 0;
    try {
      for (const { what, opinion, reputation, some, none } of SCENARIOS) {
        const steps = Array.from({ length: stage.isQuick ? QUICK_SEEDS : SEEDS }, (_, seed) => ({
          script: 'player-choices/generate-choices',
          input: inputFor(opinion, reputation, `${stage.seed}/${seed}`),
        }));
        const { toolResults } = await world.plan(steps);
        const intents = toolResults
          .flatMap(({ events }) =>
            events.flatMap((event) =>
              event.type === 'ui_event' ? choicesIn({ [event.event]: event.payload ?? null }) : [],
            ),
          )
          .map(({ intent }) => intent);
        offered += intents.length;
        const isThere = (is: Is) => intents.some(is);
        if (!some.every(isThere)) bad.push(`${what}: something is missing`);
        if (none.some(isThere)) bad.push(`${what}: something is offered that should not be`);
      }
    } finally {
      await world.close();
    }
    return {
      measured: `${SCENARIOS.length - new Set(bad.map((line) => line.split(':')[0])).size} of ${SCENARIOS.length} scenarios, ${offered} choices${bad.length === 0 ? '' : ` (${bad.join('; ')})`}`,
      passed: bad.length === 0 && offered > 0,
    };
  },
};

function inputFor(opinion: number, reputation: number, seed: string): JsonObject {
  return choicesInputFor(
    {
      scene: 5,
      prose: 'Aldric is at the anvil. He has spoken of the steel, and of the Smiths, and stopped.',
      people: [
        {
          id: 'person:aldric',
          name: 'Aldric',
          pronoun: 'he',
          hides: true,
          guards: ['topic:steel'],
          opinion,
          factions: ['faction:smiths'],
          wants: [{ id: 'want:1', text: 'keep the forge lit' }],
        },
      ],
      topics: [{ id: 'topic:steel', name: 'the steel', raised: true, holdsMore: true }],
      factions: [{ id: 'faction:smiths', name: 'the Smiths', reputation }],
    },
    seed,
  );
}

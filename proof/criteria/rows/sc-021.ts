import type { JsonObject } from '../../../src/base/json.ts';
import { sceneInput } from '../../../test/skills/support/scene-input.ts';
import type { Criterion } from '../criterion.ts';
import { choicesIn } from '../stage/offered.ts';

const SEEDS = 12;
const QUICK_SEEDS = 8;
const WELL = 60;

/** Friendly things to do that only somebody who is trusted is offered. */
const OF_A_FRIEND = /favour|Plan the next step/;
const A_FAVOUR = /favour/;
const OF_THE_GUILD = /for the Smiths’ help/;
const AMENDS = /amends/;

interface Scenario {
  what: string;
  opinion: number;
  reputation: number;
  /** What must be offered with some seed, and what with none. */
  some: RegExp[];
  none: RegExp[];
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
    '`generate-choices` for one smith of a guild in six scenarios of what he and what his guild think, twelve seeds each: a favour needs both on the player’s side, the guild’s help the guild’s, amends only somebody who thinks ill.',
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
        const texts = toolResults
          .flatMap(({ events }) =>
            events.flatMap((event) =>
              event.type === 'ui_event' ? choicesIn({ [event.event]: event.payload ?? null }) : [],
            ),
          )
          .map(({ text }) => text);
        offered += texts.length;
        const isThere = (pattern: RegExp) => texts.some((text) => pattern.test(text));
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
  return sceneInput({
    seed,
    scene: 5,
    people: [
      {
        id: 'person:aldric',
        name: 'Aldric',
        pronoun: 'he',
        hides: true,
        opinion,
        factions: ['faction:smiths'],
        wants: [{ id: 'want:1', text: 'keep the forge lit' }],
      },
    ],
    factions: [{ id: 'faction:smiths', name: 'the Smiths', reputation }],
  });
}

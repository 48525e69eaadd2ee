/** What skills answer, and which skills there are. */
import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import type { Control, DroppedIn, Side } from '../control.ts';
import { HERONS, KEY, ON_TIPTOE, SERVER } from '../server.ts';

const GROUP = 'skills';
const BIRDS: DroppedIn = { name: 'birds', events: [] };
const TOLD_BY_A_MODEL: Pick<Side, 'config'> = {
  config: { storyteller: { provider: 'openai', baseUrl: `${SERVER}/v1`, model: 'one', apiKey: KEY } },
};

const scored = (key: string, score: number) => (answer: JsonObject) => ({
  ...answer,
  [key]: eachEntry(answer[key], (entry) => ({
    ...entry,
    score,
    ...('modifier' in entry && { modifier: Math.sign(score) * 2 }),
  })),
});

const rolled = (die: number, outcome: string) => (answer: JsonObject) => ({
  ...answer,
  ...(isJsonObject(answer['roll']) && {
    roll: { ...answer['roll'], total: die, outcome, dice: [{ sides: 20, value: die }] },
  }),
});

const weighed = (value: number) => (answer: JsonObject) => ({
  ...answer,
  ...(isJsonObject(answer['evaluation']) && {
    evaluation: {
      ...answer['evaluation'],
      modifier: value,
      modifiers: [{ value, reason: 'the control says so' }],
    },
  }),
});

const REMEMBERED = [
  ['m1', 'You gave Bera Holt your word about the great scale and kept it.', 'promise'],
  ['m2', 'You quarrelled with Osk Tamm in the Yard and it came to blows.', 'fight'],
  ['m3', 'Bera Holt thanked you for standing by her when the scale was doubted.', 'help'],
].map(([id, summary, actionType]) => ({
  ...{ id: id as string, summary: summary as string, actionType: actionType as string },
  ...{ relevance: 0.95, npcs: ['person:bera', 'person:osk'], significance: 'high', episodic: true },
}));

/** Nothing else in the campaign says it. */
const SENTENCE =
  'The great scale was cast from the bell of the drowned church, and Bera Holt is the last who heard it ring.';
const PASSAGE = {
  id: 'lore/the-bell.md#0',
  text: SENTENCE,
  source: 'lore/the-bell.md',
  relevance: 0.98,
  answers: [{ text: SENTENCE, fit: 0.98 }],
};

/** A passage is told where the scene is about what it speaks of. */
const ABOUT_THE_SCALE: Pick<Side, 'decides'> = {
  decides: (draft) => ({ ...draft, focus: 'thing:weigh-house/great-scale' }),
};

const answering = (name: string, script: string, change: (answer: JsonObject) => JsonObject): Side => ({
  name,
  answers: { [script]: change },
});

const weather = (patch: JsonObject): DroppedIn => ({
  name: 'weather',
  events: [{ type: 'state_patch', patch }],
});

/** Scores themselves are kept by the engine when the skill is off; what only the skill does is its list, scale and decay. */
const OWN_WORK: Readonly<Record<string, Pick<Side, 'config'>>> = {
  reputation: { config: { reputation: { factionList: ['The Town'] } } },
};

export const SKILL_CONTROLS: readonly Control[] = [
  {
    name: 'query-perception',
    group: GROUP,
    one: answering('+95', 'query-perception', scored('perception', 95)),
    other: answering('−95', 'query-perception', scored('perception', -95)),
  },
  {
    name: 'query-reputation',
    group: GROUP,
    one: answering('+95', 'query-reputation', scored('reputation', 95)),
    other: answering('−95', 'query-reputation', scored('reputation', -95)),
  },
  {
    name: 'recall-memory',
    group: GROUP,
    one: answering('nothing', 'recall-memory', () => ({ memories: [] })),
    other: answering('three memories', 'recall-memory', () => ({ memories: REMEMBERED as Json })),
  },
  {
    name: 'recall-lore',
    group: GROUP,
    one: answering('nothing', 'recall-lore', () => ({ lore: [] })),
    other: { name: 'as it is' },
  },
  {
    name: 'recall-lore: a passage',
    group: GROUP,
    one: { ...answering('nothing', 'recall-lore', () => ({ lore: [] })), ...ABOUT_THE_SCALE },
    other: { ...answering('the bell', 'recall-lore', () => ({ lore: [PASSAGE] })), ...ABOUT_THE_SCALE },
  },
  {
    name: 'evaluate-choice',
    group: GROUP,
    one: answering('+3', 'evaluate-choice', weighed(3)),
    other: answering('−3', 'evaluate-choice', weighed(-3)),
  },
  {
    name: 'roll-dice',
    group: GROUP,
    one: answering('always 1', 'roll-dice', rolled(1, 'failure')),
    other: answering('always 20', 'roll-dice', rolled(20, 'success')),
  },
  {
    name: 'state_patch: weather',
    group: GROUP,
    one: {
      name: 'rain',
      skills: [weather({ weather: 'rain', effects: [{ kind: 'fact', text: 'It is raining hard.' }] })],
    },
    other: { name: 'none', skills: [weather({})] },
  },
  {
    name: 'state_patch and world_state',
    group: GROUP,
    one: { name: 'rain', skills: [weather({ weather: 'rain' })], files: waitingForRain },
    other: { name: 'dry', skills: [weather({ weather: 'dry' })], files: waitingForRain },
  },
  {
    name: 'unknown ui_event',
    group: GROUP,
    one: {
      name: 'told',
      skills: [{ name: 'compass', events: [{ type: 'ui_event', event: 'compass', payload: { north: 90 } }] }],
    },
    other: { name: 'none', skills: [{ name: 'compass', events: [] }] },
  },
  {
    name: 'choice of another skill',
    group: GROUP,
    one: {
      name: 'offered',
      skills: [
        {
          name: 'merchant',
          events: [{ type: 'ui_event', event: 'narrative_choice', payload: { choices: ['Buy a lantern'] } }],
        },
      ],
    },
    other: { name: 'none', skills: [{ name: 'merchant', events: [] }] },
  },
  ...[
    'character-portraits',
    'dice-roller',
    'memory',
    'npc-perception',
    'player-choices',
    'reputation',
    'storyteller',
  ].map(
    (skill): Control => ({
      name: `skill ${skill}`,
      group: GROUP,
      one: { name: 'there', ...OWN_WORK[skill] },
      other: { name: 'switched off', without: [skill], ...OWN_WORK[skill] },
      ...(skill === 'dice-roller' && { expectedSame: 'the engine rolls the same dice itself' }),
    }),
  ),
  ...[['prose', HERONS] as const, ['choices', ON_TIPTOE] as const].map(
    ([part, prompt]): Control => ({
      name: `prompt.md: ${part}`,
      group: GROUP,
      one: { name: 'there', ...TOLD_BY_A_MODEL, skills: [{ ...BIRDS, prompt }] },
      other: { name: 'absent', ...TOLD_BY_A_MODEL, skills: [BIRDS] },
      scenes: 2,
    }),
  ),
];

function eachEntry(entries: Json | undefined, change: (entry: JsonObject) => JsonObject): JsonObject {
  if (!isJsonObject(entries)) return {};
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [id, isJsonObject(entry) ? change(entry) : entry]),
  );
}

function waitingForRain(files: Record<string, string | object>) {
  const beats = {
    beats: [
      {
        ...{ id: 'beat_002', title: 'Rain on the roof', priority: 'critical' },
        description: 'Water comes through the roof and runs down the chain of the great scale.',
        conditions: { world_state: { weather: 'rain' }, scene_count: { min: 2 } },
      },
    ],
  };
  return { ...files, 'plot/beats.json': beats };
}

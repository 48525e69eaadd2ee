/** What an author writes: profiles, constraints, lore, provenance, conditions. */
import type { NpcProfile } from '../../../src/contracts/npc-profile.ts';
import type { BeatConditions } from '../../../src/contracts/plot-beats.ts';
import { withConditions, withFile, withoutFile, withProfile, withState } from '../campaign.ts';
import type { Control, Side } from '../control.ts';

type Change = Partial<NpcProfile>;

const profile = (name: string, one: [string, Change], other: [string, Change]): Control => {
  const side = ([label, change]: [string, Change]): Side => ({
    name: label,
    files: withProfile((before) => ({ ...before, ...change })),
  });
  return { name: `profile: ${name}`, group: 'author', one: side(one), other: side(other) };
};

const personality = (change: Partial<NpcProfile['personality']>): Change => ({
  personality: { traits: ['exact'], flaws: [], virtues: [], ...change },
});

const speech = (change: NpcProfile['speech_patterns']): Change => ({
  speech_patterns: {
    style: 'Plain.',
    examples: ['I said what I said.', 'That will do for today.'],
    ...change,
  },
});

const condition = (
  name: string,
  one: [string, BeatConditions],
  other: [string, BeatConditions],
): Control => ({
  name: `condition: ${name}`,
  group: 'author',
  one: { name: one[0], files: withConditions(one[1]) },
  other: { name: other[0], files: withConditions(other[1]) },
});

const SOON = { scene_count: { min: 3 } };

export const AUTHOR_CONTROLS: readonly Control[] = [
  profile('pronoun', ['she', { pronoun: 'she' }], ['he', { pronoun: 'he' }]),
  profile(
    'traits',
    ['gentle', personality({ traits: ['gentle', 'warm'] })],
    ['cruel', personality({ traits: ['cruel', 'cold'] })],
  ),
  profile(
    'flaws',
    ['greedy', personality({ flaws: ['greedy'] })],
    ['cowardly', personality({ flaws: ['cowardly'] })],
  ),
  profile(
    'virtues',
    ['forgiving', personality({ virtues: ['forgiving'] })],
    ['brave', personality({ virtues: ['brave'] })],
  ),
  profile(
    'speech style',
    ['curt', speech({ style: 'Curt; never more than four words.' })],
    ['flowery', speech({ style: 'Flowery, long and full of compliments.' })],
  ),
  profile(
    'speech examples',
    ['one set', speech({ examples: ['The pan knows.', 'Weigh it again, and then weigh me.'] })],
    ['another', speech({ examples: ['Barley is barley.', 'Come back when it rains.'] })],
  ),
  profile(
    'motivations',
    ['prove the scale', { motivations: ['prove that the great scale is true'] }],
    ['leave town', { motivations: ['get a seat on the night coach out of town'] }],
  ),
  profile(
    'goals',
    [
      'train somebody',
      {
        goals: [{ description: 'train somebody to keep the scale', status: 'active' }],
      },
    ],
    [
      'burn the ledger',
      {
        goals: [{ description: 'burn the ledger in the Loft', status: 'active' }],
      },
    ],
  ),
  profile(
    'relationships',
    ['loves Osk', { relationships: { 'Osk Tamm': 'Bera loves Osk like a son.' } }],
    ['hates Osk', { relationships: { 'Osk Tamm': 'Bera has not forgiven Osk for the fire.' } }],
  ),
  profile(
    'secrets',
    ['filed weight', { secrets: 'Bera has filed the brass weight for twenty years.' }],
    ['false name', { secrets: 'Bera is not her name; she took it from a grave.' }],
  ),
  profile('stats', ['Will 19', { stats: { Will: 19 } }], ['Will 1', { stats: { Will: 1 } }]),
  profile(
    'inventory',
    ['keys', { inventory: ['ring of keys'] }],
    ['pistol', { inventory: ['loaded pistol'] }],
  ),
  profile('age', ['nine', { age: 'Nine years old' }], ['ninety', { age: 'Ninety years old' }]),
  profile('role', ['weigher', { role: 'Weigher of the town' }], ['hangman', { role: 'Hangman of the town' }]),
  profile(
    'appearance',
    ['tall', { appearance: 'Bera is tall and stooped.' }],
    ['small', { appearance: 'Bera is small and quick.' }],
  ),
  profile(
    'background',
    ['swept here', { background: 'Bera came here as a child, to sweep.' }],
    ['was a sailor', { background: 'Bera was at sea for thirty years.' }],
  ),
  {
    name: 'constraint: a place',
    group: 'author',
    one: {
      name: 'closed',
      files: withFile('world/constraints.md', '# What must stay true\n\n- Nobody enters the Yard.\n'),
    },
    other: { name: 'open' },
  },
  {
    name: 'constraint: a topic',
    group: 'author',
    one: {
      name: 'closed',
      files: withFile(
        'world/constraints.md',
        '# What must stay true\n\n- Nobody speaks of the tenth pound.\n',
      ),
    },
    other: { name: 'open' },
  },
  {
    name: 'consequence: a state',
    group: 'author',
    one: { name: 'wary', files: withState('wary') },
    other: { name: 'forgiven over tea', files: withState('forgiven over tea') },
  },
  {
    name: 'lore file',
    group: 'author',
    one: { name: 'there' },
    other: { name: 'absent', files: withoutFile('lore/the-tenth-pound.md') },
  },
  {
    name: 'provenance fault',
    group: 'author',
    one: { name: 'sound' },
    other: {
      name: 'generated, without provenance',
      files: withProfile((before) => ({ ...before, generated: true }) as NpcProfile),
    },
  },
  {
    name: 'premise',
    group: 'author',
    one: { name: 'the tenth pound' },
    other: {
      name: 'a dead weigher',
      files: withFile(
        'plot/premise.md',
        '# The premise\n\nThe weigher before Bera Holt was found under the great scale. You were sent to find out who let go of the chain.\n',
      ),
    },
  },
  condition('scene_count', ['min 2', { scene_count: { min: 2 } }], ['min 90', { scene_count: { min: 90 } }]),
  condition(
    'requires_beat',
    ['happened', { requires_beat: 'beat_001' }],
    ['has not happened', { requires_beat: 'beat_003' }],
  ),
  condition(
    'world_state',
    ['gate open', { ...SOON, world_state: { gate: 'open' } }],
    ['gate shut', { ...SOON, world_state: { gate: 'shut' } }],
  ),
  condition(
    'npc_state',
    ['wary', { ...SOON, npc_state: { bera: 'wary' } }],
    ['furious', { ...SOON, npc_state: { bera: 'furious' } }],
  ),
  condition(
    'player_state',
    ['gained', { ...SOON, player_state: 'Seen at the gate' }],
    ['not gained', { ...SOON, player_state: 'Crowned in the capital' }],
  ),
  condition(
    'player_state in prose',
    ['established here', { ...SOON, player_state: 'Established in the Weigh House' }],
    ['elsewhere', { ...SOON, player_state: 'Established in the Loft' }],
  ),
  condition(
    'custom expression',
    ['true', { ...SOON, custom: { expression: 'flag.gate == "open"' } }],
    ['false', { ...SOON, custom: { expression: 'flag.gate == "shut"' } }],
  ),
  condition(
    'player_choice',
    ['look at the scale', { ...SOON, player_choice: 'look at the great scale' }],
    ['burn it', { ...SOON, player_choice: 'set fire to the Loft' }],
  ),
];

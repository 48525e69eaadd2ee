import type { Files } from '../../campaign/support/folder.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * A campaign in the words of the specs alone: places without links, rules in a sentence, outcomes and endings that only their
 * words join, profiles that never say which pronoun.
 */
export const SPECS_CAMPAIGN: Files = {
  'manifest.json': json({
    title: 'The Third Key',
    version: '1.0.0',
    description: 'One night in a savings bank. The sum is right, and one sack is too light.',
    genre: 'Civic drama',
    hydration_guidance: 'Execute faithfully',
  }),
  'plot/premise.md':
    '# Premise\n\nIt is six in the evening, and you have been sent from the head office to count. The counting room smells of ink and wet coats. Eleven sacks stand on the table.\n\nMaud Ellery, the manager, asks you to lift the last two. You need both hands for one of them, and not for the other.\n',
  'world/setting.md':
    '# Ottery\n\nThe savings bank at Ottery is one room, one vault and one yard. Everybody in the town has a book here.\n',
  'world/rules.md':
    '# Rules\n\nRoll 2d6 when somebody is watching. 2-6 is a failure, 7-9 is a partial success, 10-12 is a success.\n',
  'lore/locations/counting_room.md':
    '# The Counting Room\n\nA long table, a stove and a wall of ledgers. A stair leads down to the vault, and a door opens on the yard.\n',
  'lore/locations/vault.md':
    '# The Vault\n\nA low brick room with an iron door. The stair goes up to the counting room.\n',
  'lore/locations/yard.md':
    '# The Yard\n\nCobbles, a pump and a cart under a tarpaulin. The door leads into the counting room.\n',
  'characters/npcs/maud_ellery/profile.json': json({
    name: 'Maud Ellery',
    role: 'Manager of the savings bank',
    personality: { traits: ['exact', 'tired'], flaws: ['thinks that a sum is the same as a fact'] },
    motivations: ['Close the books before midnight'],
    speech_patterns: { style: 'Dry', examples: ['I have added it twice. It was the same both times.'] },
    appearance: 'A tall woman in a grey cardigan.',
    secrets: 'See secrets.md',
    metadata: { first_appearance: 'beat_001' },
  }),
  'characters/npcs/maud_ellery/secrets.md':
    'Maud left the vault open for an hour on Monday. She has signed that she did not.\n',
  'characters/npcs/tom_birch/profile.json': json({
    name: 'Tom Birch',
    role: 'Clerk of the savings bank',
    personality: { traits: ['quick', 'sleepless'], flaws: ['thinks that losing is a kind of crime'] },
    motivations: ['Be forgiven by Maud Ellery before she finds out'],
    speech_patterns: { style: 'Fast', examples: ['It is only paper. It is only paper until midnight.'] },
    relationships: { maud_ellery: 'His old teacher' },
    appearance: 'A thin young man with ink on both cuffs.',
    secrets: 'See secrets.md',
    metadata: { first_appearance: 'The Counting Room' },
  }),
  'characters/npcs/tom_birch/secrets.md':
    'Tom has not slept since Monday. He took nine notes out of the eleventh sack and put in nine of newspaper.\n',
  'characters/player/template.json': json({
    character_creation: { mode: 'guided', guidance: 'You are a clerk of the head office.' },
    starting_location: 'The Counting Room',
  }),
  'plot/beats.json': json({
    beats: [
      {
        id: 'beat_001',
        title: 'The light sack',
        description:
          'Maud Ellery lifts the eleventh sack herself, puts it down again, and asks you in a low voice whether you noticed anything.',
        conditions: { scene_count: { min: 1, max: 4 } },
        priority: 'critical',
        consequences: ["Player gains 'Suspicion about the eleventh sack'"],
      },
      {
        id: 'beat_002',
        title: 'What the carter saw',
        description: 'Word comes from the yard that the cart has been moved and moved back.',
        conditions: {
          scene_count: { min: 3, max: 8 },
          requires_beat: 'beat_001',
          player_state: 'suspicious about the eleventh sack',
        },
        priority: 'high',
      },
      {
        id: 'beat_003',
        title: 'Midnight',
        description:
          'The clock strikes twelve. Maud Ellery lays the book in front of you, because the head office has to sign for the eleventh sack.',
        conditions: { requires_beat: 'beat_001', scene_count: { min: 6 } },
        priority: 'critical',
        outcomes: [
          { description: 'You sign for the eleventh sack and say nothing.' },
          { description: 'You refuse to sign and tell Maud to open the eleventh sack.' },
          { description: 'You ask Tom to tell Maud himself.' },
        ],
      },
    ],
  }),
  'plot/endings/signed.md':
    '# Signed\n\nThe sacks go to the head office in the morning. Your fare is paid, to the penny, and nobody ever writes to you about it.\n',
  'plot/endings/confessed.md':
    '# Confessed\n\nTom says it standing up, as he was taught to. “Thank you,” says Maud. It takes the two of them until three to put it right.\n',
  'plot/endings/opened.md':
    '---\ntitle: Opened\nconditions:\n  requires_beat: beat_003\n---\n\n# Opened\n\nMaud cuts the string herself. Nine pieces of newspaper lie on top, cut to size.\n',
};

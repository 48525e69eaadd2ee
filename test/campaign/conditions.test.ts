import { describe, expect, it } from 'vitest';
import { readPlayerState } from '../../src/campaign/conditions/read-state.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readingsOf } from '../../src/campaign/readings.ts';
import { campaignFolder } from './support/folder.ts';

const json = (value: object) => JSON.stringify(value, null, 2);
const folder = campaignFolder({
  'manifest.json': json({ title: 'The Lake', version: '1.0.0' }),
  'world/setting.md': 'Everything here happens in Logres, by a lake.\n',
  'world/constraints.md': '- There is no magic.\n- Nobody is a villain.\n',
  'characters/npcs/arthur/profile.json': json({
    name: 'Arthur Pendragon',
    role: 'king',
    personality: { traits: ['young'] },
  }),
  'lore/factions/the-watch.md': '# The Watch\n\nThey count who comes in.\n',
  'lore/locations/gates.md':
    '# Gates of Camelot\n\nA bell stands between two towers.\n\nInto [the hall](hall.md).\n',
  'lore/locations/hall.md': '# The Hall of Camelot\n\nA long table. Back to [the gates](gates.md).\n',
  'lore/locations/lake.md': '# The Lake\n\nWater. Back to [the gates](gates.md).\n',
  'plot/beats.json': json({
    beats: [
      {
        id: 'beat_001',
        title: 'A vision',
        description: 'A fire is seen.',
        conditions: { player_state: 'established in Camelot' },
      },
      {
        id: 'beat_002',
        title: 'A crown',
        description: 'It is offered.',
        conditions: { player_state: 'is burdened by what was seen' },
        outcomes: [{ description: 'You take the crown.' }, { description: 'You leave it.' }],
      },
    ],
  }),
});
const campaign = loadCampaign(folder);

describe('a condition in prose', () => {
  it.each<[string, object[]]>([
    ['established in Camelot', [{ kind: 'settled', places: ['place:gates', 'place:hall'], scenes: 2 }]],
    [
      'The player is established in Logres',
      [{ kind: 'settled', places: ['place:gates', 'place:hall', 'place:lake'], scenes: 2 }],
    ],
    ['is at the Lake', [{ kind: 'at', places: ['place:lake'] }]],
    ['has visited the hall of Camelot', [{ kind: 'been', places: ['place:hall'] }]],
    [
      'trusted by Arthur and at the lake',
      [
        { kind: 'opinion', person: 'person:arthur', least: 31 },
        { kind: 'at', places: ['place:lake'] },
      ],
    ],
    ['has lost the respect of the Watch', [{ kind: 'standing', faction: 'faction:the-watch', most: -31 }]],
    ['has met Arthur', [{ kind: 'met', person: 'person:arthur' }]],
    ['is alone', [{ kind: 'alone' }]],
    ['carries the silver key', [{ kind: 'has', name: 'silver key' }]],
    ['knows about the vision', [{ kind: 'knows', name: 'the vision', facts: [] }]],
    ['is wounded', [{ kind: 'hurt', is: true }]],
    ["has earned Arthur's trust", [{ kind: 'opinion', person: 'person:arthur', least: 31 }]],
    ['a friend of Arthur', [{ kind: 'opinion', person: 'person:arthur', least: 31 }]],
    ['on bad terms with the Watch', [{ kind: 'standing', faction: 'faction:the-watch', most: -31 }]],
    ['has not met Arthur yet', [{ kind: 'not', of: [{ kind: 'met', person: 'person:arthur' }] }]],
    ['has never been to the lake', [{ kind: 'not', of: [{ kind: 'been', places: ['place:lake'] }] }]],
    ['no longer carries the silver key', [{ kind: 'not', of: [{ kind: 'has', name: 'silver key' }] }]],
    ['without the silver key', [{ kind: 'not', of: [{ kind: 'has', name: 'silver key' }] }]],
    ['in possession of the silver key', [{ kind: 'has', name: 'silver key' }]],
    ['alone at the lake', [{ kind: 'alone' }, { kind: 'at', places: ['place:lake'] }]],
    [
      'at the lake at night',
      [
        { kind: 'at', places: ['place:lake'] },
        { kind: 'time', parts: ['night'] },
      ],
    ],
    [
      'has spent two nights at the lake',
      [
        { kind: 'been', places: ['place:lake'] },
        { kind: 'day', least: 3 },
      ],
    ],
    [
      'trusted by Arthur or the Watch',
      [
        {
          kind: 'any',
          of: [
            [{ kind: 'opinion', person: 'person:arthur', least: 31 }],
            [{ kind: 'standing', faction: 'faction:the-watch', least: 31 }],
          ],
        },
      ],
    ],
    [
      'wounded but still at the lake',
      [
        { kind: 'hurt', is: true },
        { kind: 'at', places: ['place:lake'] },
      ],
    ],
    ['with Arthur', [{ kind: 'with', person: 'person:arthur' }]],
    ['familiar with the lake', [{ kind: 'settled', places: ['place:lake'], scenes: 2 }]],
    ['has refused the crown', [{ kind: 'did', text: 'has refused the crown' }]],
    ['You take the crown', [{ kind: 'decided', beat: 'beat_002', outcome: 0 }]],
    [
      'knows what stands between the towers',
      [{ kind: 'knows', name: 'stands between the towers', facts: ['lore/locations/gates.md#1'] }],
    ],
    ['established in Carthage', [{ kind: 'said', text: 'established in Carthage' }]],
  ])('%s', (text, read) => {
    expect(readPlayerState(text, campaign)).toEqual(read);
  });

  it('is shown to its author as it was read, with the constraints', () => {
    expect(
      readingsOf(folder).map(({ file, line, isRead, readAs }) => ({ file, line, isRead, readAs })),
    ).toEqual([
      {
        file: 'world/constraints.md',
        line: 1,
        isRead: true,
        readAs: 'not in this world: magic, magical, magically, magician, wizard, wizardry …',
      },
      { file: 'world/constraints.md', line: 2, isRead: false, readAs: expect.stringContaining('not read') },
      {
        file: 'plot/beats.json',
        line: 8,
        isRead: true,
        readAs:
          'the player has been at the Gates of Camelot or the Hall of Camelot, and 2 scenes have passed',
      },
      { file: 'plot/beats.json', line: 16, isRead: false, readAs: expect.stringContaining('by meaning') },
      {
        file: 'manifest.json',
        line: 1,
        isRead: true,
        readAs: expect.stringContaining('no ending is written'),
      },
    ]);
  });
});

describe('what a condition wants of somebody', () => {
  const told = (conditions: object, consequences: string[] = []) => {
    const beat = (id: string, more: object) => ({
      id,
      title: 'A feast',
      description: 'They all sit.',
      ...more,
    });
    const place = campaignFolder({
      'manifest.json': json({ title: 'The Lake', version: '1.0.0' }),
      'characters/npcs/arthur/profile.json': json({
        ...{ name: 'Arthur Pendragon', role: 'king', personality: { traits: ['young'] } },
      }),
      'plot/beats.json': json({
        beats: [beat('beat_001', { consequences }), beat('beat_002', { conditions })],
      }),
    });
    return readingsOf(place).map(({ text, readAs, isRead }) => ({ text, readAs, isRead }));
  };

  it('is shown to its author as it was read: by feelings, by what beats bring about, or not at all', () => {
    expect(told({ npc_state: { Arthur: 'hostile' } })).toEqual([
      { text: 'Arthur: hostile', readAs: 'Arthur Pendragon thinks −31 or less of the player', isRead: true },
    ]);
    expect(told({ npc_state: { Arthur: 'forgiven over tea' } }, ['Arthur is now forgiven over tea'])).toEqual(
      [
        {
          text: 'Arthur: forgiven over tea',
          readAs: 'the beat “A feast” has brought about “Arthur is now forgiven over tea”',
          isRead: true,
        },
      ],
    );
    expect(told({ npc_state: { Arthur: 'in love with a swan' } })).toMatchObject([
      { isRead: false, readAs: expect.stringContaining('no beat says anything like it') },
    ]);
    expect(told({ npc_state: { Gawain: 'dead' } })).toMatchObject([
      { isRead: false, readAs: expect.stringContaining('nobody in this campaign is called Gawain') },
    ]);
  });
});

import type { Files } from '../support/folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A page that says of itself that it is the last. */
const OGG = Buffer.concat([Buffer.from('OggS\0\x04'), Buffer.alloc(58)]);

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const provenance = json({
  source_model: 'builtin/1',
  generated_at: '2026-02-03T11:00:00Z',
  seed_data: 'a lighthouse',
  version: '1.0.0',
});

/** A small campaign with one of everything, in which nothing is wrong. */
export function goodCampaign(): Files {
  return {
    'manifest.json': json({
      $schema: '../contracts/manifest.schema.json',
      title: 'The Last Keeper',
      version: '1.0.0',
      description: 'A lighthouse, a storm and a debt.',
      tags: ['sea'],
    }),
    'README.md': '# The Last Keeper\n',
    'world/setting.md': '# Setting\n\nThe island is small and wet. Boats come on Mondays.\n',
    'world/constraints.md': '- No magic.\n- Nobody dies.\n',
    'world/rules.md': [
      '---',
      'dice: 2d6',
      'bands:',
      '  - outcome: failure',
      '    up_to: 6',
      '  - outcome: partial',
      '    up_to: 9',
      '  - outcome: success',
      'stats:',
      '  nerve:',
      '    for: [sneak, fight]',
      '---',
      '',
      'Weather matters more than skill.',
      '',
    ].join('\n'),
    'plot/premise.md': 'You step off the boat with one bag.\n',
    'plot/scenes/lamp.ink': [
      'EXTERNAL has(item)',
      '=== the_lamp ===',
      '# at: the lamp room',
      '# with: odile',
      '# when: scene >= 2 && !flag.lamp_seen',
      '# urgency: 6',
      '# question: demand',
      'Odile has the glass open.',
      '"Hold this," she says. # speaker: odile',
      '* { has("spare wick") } [Give her the wick # act: give # target: odile # item: spare wick]',
      '  ~ lose("spare wick")',
      '  -> thanks',
      '* [Refuse # act: refuse # target: odile]',
      '  ~ change_opinion("odile", -5, "you would not help")',
      '  ~ set("lamp_seen", true)',
      '  -> DONE',
      '= thanks',
      'She trims it without a word.',
      '-> DONE',
      '',
    ].join('\n'),
    'plot/beats.json': json({
      beats: [
        {
          id: 'beat_001',
          title: 'The lamp fails',
          description: 'The light goes out at midnight.',
          conditions: { scene_count: { min: 2, max: 8 } },
          consequences: ["Player gains 'Spare wick'", 'storm: near'],
          dialogue: [{ speaker: 'Odile', line: 'Who put it out?' }],
          location: 'The lamp room',
          music: 'music/storm.ogg',
        },
        {
          id: 'beat_002',
          title: 'The boat returns',
          description: 'A boat comes on the wrong day.',
          conditions: {
            scene_count: { min: 5, max: 20 },
            requires_beat: 'beat_001',
            npc_state: { odile: 'present' },
            world_state: { storm: 'near' },
            custom: { expression: 'odile.trust > 10 && player.nerve >= 2' },
          },
          outcomes: [
            { description: 'It lands', triggers_beat: 'beat_003', probability: 0.5 },
            { description: 'It turns back', probability: 0.5 },
          ],
          timeout: { scene_count: 9, fallback_beat: 'beat_003' },
        },
        {
          id: 'beat_003',
          title: 'The debt is called in',
          description: 'Tom asks for what he is owed.',
          conditions: { requires_any_beat: ['beat_001', 'beat_002'] },
        },
      ],
    }),
    'plot/endings/dawn.md': [
      '---',
      'title: The lamp is lit',
      'conditions:',
      '  requires_beat: beat_002',
      '  scene_count:',
      '    min: 10',
      'trend:',
      '  - keeps promises',
      'location: The lamp room',
      '---',
      '',
      'The lamp burns until morning.',
      '',
      '## Epilogue',
      '',
      'The boat never comes back.',
      '',
    ].join('\n'),
    'plot/endings/dark.md': '# Dark\n\nYou leave by the first boat.\n',
    'characters/npcs/odile/profile.json': json({
      name: 'Odile Marsh',
      role: 'Keeper of the light',
      personality: { traits: ['dry'] },
      relationships: { 'old-tom': 'Owes him money.' },
      secrets: 'See secrets.md',
      portrait: 'art/characters/odile.png',
    }),
    'characters/npcs/odile/secrets.md': 'She put out the lamp herself.\n',
    'characters/npcs/old-tom/profile.json': json({
      name: 'Old Tom',
      role: 'Moneylender',
      personality: { traits: ['patient'] },
      metadata: { importance: 'minor' },
    }),
    'characters/player/template.json': json({
      allowed_classes: [{ name: 'Surveyor', abilities: ['triangulate'] }],
      allowed_backgrounds: [{ name: 'Wrecker', starting_relationships: { Odile: 'Knows your face' } }],
      starting_stats: { attributes: [{ name: 'nerve', min: 0, max: 5, default: 2 }] },
      starting_location: 'The slipway',
      constraints: { no_magic: true },
    }),
    'lore/the-wreck.md': '# The wreck\n\nA ship went down in the year of the long ice.\n',
    'lore/tides_generated.md': '# Tides\n\nThe tide turns twice a day.\n',
    'lore/tides_generated.md.provenance.json': provenance,
    'lore/locations/lamp-room.md':
      '# The lamp room\n\nThe **lamp** stands here. Stairs go down to [the slipway](slipway.md).\n',
    'lore/locations/slipway.md': '# The slipway\n\nStairs go up to [the lamp room](lamp-room.md).\n',
    'lore/factions/pilots.md': [
      '---',
      'name: The Pilots',
      'members: [Odile]',
      'rivals: [wreckers]',
      'standing: 10',
      '---',
      '',
      'They know the rocks.',
      '',
    ].join('\n'),
    'lore/factions/wreckers.md':
      '---\nname: The Wreckers\nmembers:\n  - old-tom\n---\n\nThey know them too.\n',
    'art/characters/odile.png': PNG,
    'art/characters/odile.png.keywords.txt': '# who\nodile\nkeeper\n',
    'music/storm.ogg': OGG,
  };
}

import type { Corpus } from './mutate.ts';

export const playerTemplateCorpus: Corpus = {
  file: 'player-template.schema.json',
  specimens: [
    {
      name: 'a template with every field',
      document: {
        character_creation: { mode: 'guided', guidance: 'You came with the mail boat. Why?' },
        allowed_races: [
          {
            name: 'Islander',
            description: 'Salt in the blood',
            traits: ['sure-footed'],
            restrictions: 'Cannot leave',
          },
        ],
        allowed_classes: [
          {
            name: 'Surveyor',
            description: 'Measures things',
            abilities: ['triangulate'],
            restrictions: 'None',
          },
        ],
        allowed_backgrounds: [
          {
            name: 'Wrecker',
            description: 'Lived off other people’s storms',
            starting_items: ['lantern'],
            starting_relationships: { odile: 'Knows your face' },
          },
        ],
        required_attributes: ['name'],
        optional_attributes: ['fear'],
        starting_stats: {
          point_pool: 10,
          attributes: [{ name: 'nerve', min: -1, max: 6, default: 2 }],
        },
        starting_location: 'The slipway',
        starting_items: ['wet coat'],
        constraints: {
          no_magic: true,
          must_be_human: false,
          fixed_background: 'Wrecker',
          era_locked: '1890s',
          custom: ['Cannot swim'],
        },
        themes: ['debt'],
        prompts: [{ question: 'Whom did you leave?', guidance: 'A name will do', examples: ['My brother'] }],
      },
      required: [
        '/allowed_races/0/name',
        '/allowed_classes/0/name',
        '/allowed_backgrounds/0/name',
        '/starting_stats/attributes/0/name',
        '/prompts/0/question',
      ],
      neverEmpty: ['/character_creation/mode'],
      closed: [''],
      bad: {
        '/character_creation/mode': ['free', 'Guided'],
        '/allowed_races': [['Islander'], [{}], [null]],
        '/allowed_classes': [[{ description: 'x' }]],
        '/allowed_backgrounds/0/starting_relationships': [{ odile: 1 }, { 'two\nlines': null }],
        '/starting_stats/attributes': [['nerve']],
        '/starting_items': [[{}]],
        '/constraints/custom': ['Cannot swim', [1]],
        '/themes': [[false]],
        '/prompts': [['Whom?'], [{ guidance: 'x' }]],
      },
      good: {
        '/character_creation': [{}],
        '/character_creation/mode': ['freeform', 'preset'],
        '/allowed_races': [[]],
        '/starting_stats': [{}],
        '/starting_stats/point_pool': [-3, 0],
        '/constraints': [{}],
      },
    },
  ],
  others: [
    { name: 'an empty template', document: {}, valid: true },
    { name: 'a list', document: [], valid: false },
    { name: 'only the schema', document: { $schema: 'x' }, valid: true },
    { name: 'a schema that is no string', document: { $schema: 3 }, valid: false },
  ],
};

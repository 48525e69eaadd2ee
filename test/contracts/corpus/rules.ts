import type { Corpus } from './mutate.ts';

export const rulesCorpus: Corpus = {
  file: 'rules.schema.json',
  specimens: [
    {
      name: 'rules with every field',
      document: {
        dice: '1d20',
        bands: [
          { outcome: 'failure', up_to: 8, name: 'Overruled' },
          { outcome: 'success', up_to: 30, name: 'Sustained' },
        ],
        stats: { rhetoric: { for: ['persuade', 'talk'], average: 3, points_per_bonus: 2 } },
        modifiers: { trait: 2, sentiment: 1, episodic: 1 },
        difficulties: { easy: 1, hard: -2 },
        rolls: ['persuade', 'search'],
      },
      required: ['/bands/0/outcome', '/bands/1/outcome', '/stats/rhetoric/for'],
      neverEmpty: [
        '/dice',
        '/bands',
        '/bands/0/outcome',
        '/bands/0/name',
        '/bands/1/outcome',
        '/bands/1/name',
        '/stats/rhetoric/for',
        '/stats/rhetoric/for/0',
        '/stats/rhetoric/for/1',
        '/rolls/0',
        '/rolls/1',
      ],
      // A stranger among stats or difficulties is one of them, and a word is neither a stat nor a number.
      closed: ['', '/bands/0', '/bands/1', '/stats', '/stats/rhetoric', '/modifiers', '/difficulties'],
      bad: {
        '/dice': ['d'.repeat(61)],
        '/bands': [[{ outcome: 'failure' }], Array(13).fill({ outcome: 'success' })],
        '/bands/0/outcome': ['Failure', 'critical'],
        '/stats/rhetoric': [{}, { for: [] }, { for: ['sing'] }],
        '/stats/rhetoric/points_per_bonus': [0, -1],
        '/modifiers/trait': [11, -11],
        '/difficulties': [{ easy: 11 }, { easy: '+1' }],
        '/rolls': [['dance']],
      },
      good: {
        '/dice': ['2d6', '3d6 keep 2'],
        '/bands/0/up_to': [-2, 0],
        '/stats': [{}, { 'two words': { for: ['fight'] } }],
        '/modifiers': [{}, { trait: 10, sentiment: -10 }],
        '/difficulties': [{}],
        '/rolls': [[]],
      },
    },
  ],
  others: [
    { name: 'no rules at all', document: {}, valid: true },
    { name: 'only the schema', document: { $schema: 'rules.schema.json' }, valid: true },
    { name: 'a schema that is no string', document: { $schema: 1 }, valid: false },
    { name: 'a misspelt field', document: { dize: '2d6' }, valid: false },
    { name: 'a list', document: ['2d6'], valid: false },
  ],
};

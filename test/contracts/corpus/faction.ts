import type { Corpus } from './mutate.ts';

export const factionCorpus: Corpus = {
  file: 'faction.schema.json',
  specimens: [
    {
      name: 'a faction with every field',
      document: {
        name: 'The Pilots',
        members: ['Odile', 'old-tom'],
        allies: ['the-harbour'],
        rivals: ['the-wreckers'],
        standing: -20,
      },
      required: [],
      neverEmpty: ['/name'],
      closed: [''],
      bad: {
        '/members': ['Odile', [7], [{ name: 'Odile' }]],
        '/allies': [[null]],
        '/rivals': [{}],
        '/standing': [-101, 101, '10'],
      },
      good: { '/members': [[]], '/standing': [-100, 0, 100] },
    },
  ],
  others: [
    { name: 'a faction of few words', document: {}, valid: true },
    { name: 'only the schema', document: { $schema: 'x' }, valid: true },
    { name: 'a schema that is no string', document: { $schema: null }, valid: false },
    { name: 'a misspelt field', document: { member: ['Odile'] }, valid: false },
    { name: 'a list', document: [], valid: false },
    { name: 'a number', document: 3, valid: false },
  ],
};

import type { Corpus } from './mutate.ts';

export const planCorpus: Corpus = {
  file: 'plan-json.schema.json',
  specimens: [
    {
      name: 'a replan with every field',
      document: {
        requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
        narrative: 'The lamp room smells of oil and wet wool.',
        tools: [
          {
            toolId: 'climb',
            toolPath: 'skills/dice-roller/scripts/roll.mjs',
            input: { notation: '1d20', target: 12 },
            dependencies: [],
            required: true,
            async: false,
            timeout: 2000,
            retryPolicy: { maxRetries: 2, backoffMs: 50 },
          },
          {
            toolId: 'tell',
            toolPath: 'skills/storyteller/scripts/narrate.mjs',
            input: {},
            dependencies: ['climb'],
            required: false,
            async: true,
            retryPolicy: {},
          },
        ],
        parallel: true,
        disabledSkills: ['foghorn'],
        metadata: {
          generationAttempt: 2,
          parentPlanId: '9b6b6c52-7f0b-4d5e-8b7a-50d2f9a0c311',
          generatedAt: '2026-11-17T10:30:00.000Z',
          timeout: 30000,
          concurrency: 2,
        },
      },
      required: [
        '/requestId',
        '/tools',
        '/tools/0/toolId',
        '/tools/0/toolPath',
        '/tools/1/toolId',
        '/tools/1/toolPath',
      ],
      neverEmpty: ['/requestId', '/metadata/parentPlanId', '/metadata/generatedAt'],
      nullable: ['/narrative', '/metadata/parentPlanId'],
      free: ['/tools/0/input', '/tools/1/input'],
      bad: {
        '/requestId': ['2f0f7a52', 'climb the stairs', '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e5g'],
        '/tools/0/retryPolicy/maxRetries': [-1, 11, '3'],
        '/tools/0/retryPolicy/backoffMs': [-1],
        '/tools/0/dependencies': [[3], [null], ['climb', {}]],
        '/disabledSkills': [[null], [['foghorn']]],
        '/tools/0/timeout': [99, 300001],
        '/metadata/timeout': [999, 600001],
        '/metadata/concurrency': [0],
        '/metadata/generatedAt': ['yesterday', '2026-11-17'],
        '/metadata/generationAttempt': [0, -2],
        '/metadata/parentPlanId': ['the plan before'],
      },
      good: {
        '/requestId': [
          '2F0F7A52-6F3C-4A4D-9A43-0D9F6A8C1E55',
          'urn:uuid:2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
        ],
        '/tools': [[]],
        '/tools/0/retryPolicy/maxRetries': [0, 10],
        '/tools/0/retryPolicy/backoffMs': [0, 1e9],
        '/tools/1/dependencies': [['climb', 'climb'], ['nobody']],
        '/metadata/generationAttempt': [1, 99],
      },
    },
  ],
  others: [
    {
      name: 'the smallest plan',
      document: { requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', tools: [] },
      valid: true,
    },
    { name: 'a list of plans', document: [], valid: false },
    {
      name: 'a comment for the reader',
      document: { $comment: 'by hand', requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', tools: [] },
      valid: true,
    },
  ],
};

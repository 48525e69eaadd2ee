import type { Corpus } from './mutate.ts';

export const skillManifestCorpus: Corpus = {
  file: 'skill-manifest.schema.json',
  specimens: [
    {
      name: 'a manifest with every field',
      document: {
        name: 'tide-tables',
        displayName: 'Tide tables',
        description: 'Knows when the causeway is dry.',
        version: '0.3.1',
        author: 'Ines Marrow',
        license: 'MIT',
        homepage: 'https://example.org/tide-tables',
        prompt: 'advice.md',
        configSchema: 'settings.json',
        scripts: [
          {
            name: 'next-low-tide',
            path: 'scripts/next.sh',
            description: 'Says when one can cross.',
            inputSchema: 'schemas/next.json',
            timeout: 5000,
            required: true,
            prewarm: true,
            examples: 'examples/next.json',
          },
        ],
        capabilities: ['tides', 'travel'],
        dependencies: ['weather'],
        priority: 60,
        retryPolicy: { maxRetries: 1, backoffMs: 10 },
      },
      required: ['/name', '/version', '/description', '/scripts/0/name', '/scripts/0/path'],
      neverEmpty: ['/name', '/version', '/homepage'],
      bad: {
        '/name': ['Tide-Tables', 'tide tables', 'tide_tables', 'tïde'],
        '/version': ['1', '1.0', 'v1.0.0', '1.0.0-beta', '1.0.0 '],
        '/homepage': ['example.org', 'not an address', '//example.org'],
        '/scripts/0/timeout': [999, 300001, 0],
        '/priority': [-1, 101],
        '/retryPolicy/maxRetries': [-1, 11],
        '/retryPolicy/backoffMs': [-1],
        '/capabilities': [[1]],
        '/dependencies': [[{}]],
        '/scripts': [['scripts/next.sh'], [null]],
      },
      good: {
        '/name': ['a', '7', '-', 'tide-tables-2'],
        '/version': ['0.0.0', '10.20.30', '01.0.0'],
        '/homepage': ['mailto:ines@example.org'],
        '/scripts/0/timeout': [1000, 300000],
        '/priority': [0, 100],
        '/retryPolicy': [{}, { maxRetries: 0, backoffMs: 0 }, { maxRetries: 10 }],
      },
    },
  ],
  others: [
    {
      name: 'the smallest manifest',
      document: { name: 'x', version: '1.0.0', description: '' },
      valid: true,
    },
  ],
};

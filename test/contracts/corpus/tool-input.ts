import type { Corpus } from './mutate.ts';

export const toolInputCorpus: Corpus = {
  file: 'tool-input.schema.json',
  specimens: [
    {
      name: 'an invocation with every field',
      document: {
        requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
        tool: 'climb',
        operation: 'roll',
        input: { notation: '1d20' },
        config: { apiKey: 'secret' },
        dependencies: { weather: { wind: 'north' }, tide: null },
        session: {
          playthroughId: 'p-1',
          sessionId: 's-1',
          scene: 4,
          inGameTime: 'Day 2, evening',
          state: { lamp: { lit: false } },
        },
        host: { url: 'http://127.0.0.1:4000/rpc', token: 'abc' },
      },
      required: [
        '/requestId',
        '/tool',
        '/operation',
        '/input',
        '/config',
        '/dependencies',
        '/session',
        '/session/playthroughId',
        '/session/sessionId',
        '/session/scene',
        '/session/inGameTime',
        '/session/state',
        '/host',
        '/host/url',
        '/host/token',
      ],
      neverEmpty: ['/requestId', '/tool', '/operation'],
      nullable: ['/host'],
      free: ['/input', '/config', '/dependencies', '/session/state'],
      bad: {
        '/dependencies': [{ weather: 'windy' }, { weather: [] }, { 'two\nlines': 1 }],
        '/host': [{}, { url: 'http://127.0.0.1:4000/rpc' }],
      },
      good: {
        '/requestId': ['7'],
        '/tool': ['a'],
        '/operation': ['b'],
        '/dependencies': [{}, { weather: {} }, { weather: null }],
        '/session/scene': [0],
      },
    },
  ],
  others: [],
};

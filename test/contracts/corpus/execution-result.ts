import type { Json } from '../../../src/base/json.ts';
import { eventCorpus } from './event.ts';
import { type Corpus, casesOf } from './mutate.ts';

const error = {
  code: 'no_oil',
  message: 'The tank is empty.',
  category: 'tool_failure',
  details: { tank: 2 },
};

/** The smallest result with an event in it. */
function resultWith(event: Json): Json {
  return {
    planId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
    success: true,
    canReplan: false,
    failedTools: [],
    disabledSkills: [],
    toolResults: [
      {
        toolId: 'light',
        skill: 'lamp',
        state: 'success',
        output: {},
        events: [event],
        executionTimeMs: 0,
        retryCount: 0,
        attempts: [],
        warnings: [],
      },
    ],
    aggregatedState: {},
    aggregatedAssets: [],
    aggregatedUiEvents: [],
    narrative: null,
    startedAt: '2026-03-01T21:15:00Z',
    executionTimeMs: 0,
    attemptNumber: 1,
  };
}

/** What is an event is an event in a result, too, except that there a timestamp is a date and time. */
const withEvents = casesOf(eventCorpus)
  .filter(({ name }) => !name.includes('/timestamp'))
  .map(({ name, document, valid }) => ({ name: `event ${name}`, document: resultWith(document), valid }));

export const executionResultCorpus: Corpus = {
  file: 'execution-result.schema.json',
  specimens: [
    {
      name: 'a failed plan with every field',
      document: {
        planId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
        success: false,
        canReplan: true,
        failedTools: ['light'],
        disabledSkills: ['lamp'],
        toolResults: [
          {
            toolId: 'light',
            skill: 'lamp',
            state: 'failed',
            output: { lamp: { lit: false } },
            events: [
              {
                version: '0',
                type: 'log',
                level: 'warn',
                message: 'Low on oil',
                timestamp: '2026-03-01T21:15:00Z',
              },
              { version: '0', type: 'done', ok: false },
            ],
            startedAt: '2026-03-01T21:15:00Z',
            executionTimeMs: 120,
            retryCount: 1,
            attempts: [
              {
                number: 1,
                state: 'failed',
                startedAt: '2026-03-01T21:15:00Z',
                executionTimeMs: 40,
                exitCode: 0,
                signal: 'SIGTERM',
                stderr: 'sputter',
                eventCount: 2,
                error,
              },
            ],
            warnings: ['Wrote after done.'],
            summary: 'No light.',
            error,
          },
        ],
        aggregatedState: { lamp: { lit: false } },
        aggregatedAssets: [
          {
            toolId: 'light',
            assetId: 'view',
            kind: 'image',
            mediaType: 'image/png',
            path: '/tmp/view.png',
            metadata: { width: 640 },
          },
        ],
        aggregatedUiEvents: [{ toolId: 'light', event: 'narrative_choice', payload: { choices: [] } }],
        narrative: 'It is dark.',
        startedAt: '2026-03-01T21:15:00Z',
        executionTimeMs: 130,
        attemptNumber: 1,
        failureReason: {
          category: 'tool_failure',
          code: 'no_oil',
          message: 'The tank is empty.',
          toolId: 'light',
        },
      },
      required: [
        ...['/planId', '/success', '/canReplan', '/failedTools', '/disabledSkills', '/toolResults'],
        ...['/aggregatedState', '/aggregatedAssets', '/aggregatedUiEvents', '/narrative', '/startedAt'],
        ...['/executionTimeMs', '/attemptNumber'],
        ...[
          'toolId',
          'skill',
          'state',
          'output',
          'events',
          'executionTimeMs',
          'retryCount',
          'attempts',
          'warnings',
        ].map((field) => `/toolResults/0/${field}`),
        ...['version', 'type', 'level', 'message'].map((field) => `/toolResults/0/events/0/${field}`),
        ...['version', 'type', 'ok'].map((field) => `/toolResults/0/events/1/${field}`),
        ...[
          'number',
          'state',
          'startedAt',
          'executionTimeMs',
          'exitCode',
          'signal',
          'stderr',
          'eventCount',
        ].map((field) => `/toolResults/0/attempts/0/${field}`),
        ...['/toolResults/0/error', '/toolResults/0/attempts/0/error', '/failureReason'].flatMap((place) =>
          ['code', 'message', 'category'].map((field) => `${place}/${field}`),
        ),
        ...['toolId', 'assetId', 'kind', 'mediaType', 'path'].map((field) => `/aggregatedAssets/0/${field}`),
        ...['toolId', 'event'].map((field) => `/aggregatedUiEvents/0/${field}`),
      ],
      neverEmpty: [
        ...[
          '/planId',
          '/startedAt',
          '/failureReason/category',
          '/toolResults/0/state',
          '/toolResults/0/startedAt',
        ],
        ...['version', 'type', 'level', 'message', 'timestamp'].map(
          (field) => `/toolResults/0/events/0/${field}`,
        ),
        ...['version', 'type'].map((field) => `/toolResults/0/events/1/${field}`),
        ...['/toolResults/0/attempts/0/state', '/toolResults/0/attempts/0/startedAt'],
        ...['/toolResults/0/attempts/0/error/category', '/toolResults/0/error/category'],
      ],
      nullable: ['/narrative', '/toolResults/0/attempts/0/exitCode', '/toolResults/0/attempts/0/signal'],
      free: [
        ...['/aggregatedState', '/aggregatedAssets/0/metadata', '/aggregatedUiEvents/0/payload'],
        ...[
          '/toolResults/0/output',
          '/toolResults/0/error/details',
          '/toolResults/0/attempts/0/error/details',
        ],
      ],
      bad: {
        '/planId': ['plan 9'],
        '/executionTimeMs': [-1],
        '/attemptNumber': [0],
        '/startedAt': ['2026-03-01'],
        '/failedTools': [[1]],
        '/disabledSkills': [[null]],
        '/failureReason/category': ['plan_timeout'],
        '/toolResults/0/state': ['pending', 'completed'],
        '/toolResults/0/retryCount': [-1],
        '/toolResults/0/executionTimeMs': [-1],
        '/toolResults/0/error/category': ['network'],
        '/toolResults/0/events/0/timestamp': ['yesterday'],
        '/toolResults/0/events/0/type': ['progress'],
        '/toolResults/0/events/0/version': ['1'],
        '/toolResults/0/attempts/0/number': [0],
        '/toolResults/0/attempts/0/state': ['skipped'],
        '/toolResults/0/attempts/0/eventCount': [-1],
        '/aggregatedAssets': [['view']],
      },
      good: {
        '/success': [true],
        '/toolResults': [[]],
        '/toolResults/0/state': ['success', 'skipped', 'timeout'],
        '/toolResults/0/attempts/0/exitCode': [-1, 255],
        '/toolResults/0/error/category': ['circular_dependency', 'timeout', 'invalid_json', 'process_error'],
        '/toolResults/0/attempts/0/state': ['success', 'timeout'],
        '/failureReason/category': ['circular_dependency', 'timeout', 'invalid_json', 'process_error'],
        '/executionTimeMs': [0],
        '/attemptNumber': [1, 5],
      },
    },
  ],
  others: [
    ...withEvents,
    {
      name: 'only what the specification asks for',
      document: { planId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', success: true, toolResults: [] },
      valid: false,
    },
  ],
};

import { type Static, Type } from 'typebox';
import { type ProtocolEvent, ProtocolEventSchema } from './event.ts';
import { dateTime, freeObject, oneOfWords, uuid, words } from './schema.ts';

const milliseconds = (description: string) => Type.Integer({ minimum: 0, description });

export const ErrorCategorySchema = oneOfWords(
  ['tool_failure', 'circular_dependency', 'timeout', 'invalid_json', 'process_error'],
  'Sort of failure, which decides how to plan anew.',
);
export type ErrorCategory = Static<typeof ErrorCategorySchema>;

export const ToolErrorSchema = Type.Object(
  {
    code: Type.String({ description: "The script's own code or one of the runtime's." }),
    message: Type.String({ description: 'What went wrong, for people.' }),
    category: ErrorCategorySchema,
    details: Type.Optional(freeObject('Facts that help to find the cause.')),
  },
  { title: 'ToolError', description: 'Why a tool did not succeed.' },
);
export type ToolError = Static<typeof ToolErrorSchema>;

export const AttemptSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1, description: 'First, second, …' }),
    state: oneOfWords(['success', 'failed', 'timeout'], 'How it ended.'),
    startedAt: dateTime('When the process was started.'),
    executionTimeMs: milliseconds('How long it ran.'),
    exitCode: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Exit code; null if a signal ended it or it never started.',
    }),
    signal: Type.Union([Type.String(), Type.Null()], {
      description: 'The signal that ended it, if one did.',
    }),
    stderr: Type.String({ description: 'The last part of what it wrote to stderr.' }),
    eventCount: Type.Integer({ minimum: 0, description: 'Events it emitted.' }),
    error: Type.Optional(ToolErrorSchema),
  },
  { title: 'Attempt', description: 'One process run for a tool.' },
);
export type Attempt = Static<typeof AttemptSchema>;

/** In a result every timestamp has been converted, so here it is a real date and time. */
const RecordedEventSchema = Type.Unsafe<ProtocolEvent>({
  allOf: [
    ProtocolEventSchema,
    { type: 'object', properties: { timestamp: { type: 'string', format: 'date-time' } } },
  ],
});

export const ToolResultSchema = Type.Object(
  {
    toolId: Type.String({ description: 'The step of the plan.' }),
    skill: Type.String({ description: 'Name of the skill its script belongs to.' }),
    state: oneOfWords(['success', 'failed', 'skipped', 'timeout'], 'How it ended after all attempts.'),
    input: Type.Optional(freeObject('What it was given, when that differs from the input in the plan.')),
    output: freeObject('Its state patches merged into one; what dependents receive.'),
    events: Type.Array(RecordedEventSchema, { description: 'What it emitted, in order.' }),
    startedAt: Type.Optional(dateTime('When its first attempt began; absent if it was skipped.')),
    executionTimeMs: milliseconds('From the first attempt to the end of the last one.'),
    retryCount: Type.Integer({ minimum: 0, description: 'Attempts after the first.' }),
    attempts: Type.Array(AttemptSchema, { description: 'Every process that was run for it.' }),
    warnings: words('Odd things that did no harm.'),
    summary: Type.Optional(Type.String({ description: 'The summary in its `done` event.' })),
    confinement: Type.Optional(
      oneOfWords(
        ['bubblewrap', 'namespaces', 'sandbox-exec', 'node-permission', 'none'],
        "What kept a third-party script to what it declares; `none` if it ran with all the user's rights.",
      ),
    ),
    error: Type.Optional(ToolErrorSchema),
  },
  { title: 'ToolResult', description: 'What became of one step of the plan.' },
);
export type ToolResult = Static<typeof ToolResultSchema>;

export const AssetReferenceSchema = Type.Object(
  {
    toolId: Type.String({ description: 'The tool that made it.' }),
    assetId: Type.String({ description: 'Its name within that tool.' }),
    kind: Type.String({ description: 'Broad sort of asset.' }),
    mediaType: Type.String({ description: 'Media type of the file.' }),
    path: Type.String({ description: 'Where the file is kept.' }),
    name: Type.Optional(Type.String({ description: 'What the script called the file.' })),
    metadata: Type.Optional(freeObject('More about the file.')),
  },
  { title: 'AssetReference', description: 'A file that the plan produced.' },
);
export type AssetReference = Static<typeof AssetReferenceSchema>;

export const AggregatedUiEventSchema = Type.Object(
  {
    toolId: Type.String({ description: 'The tool that asked for it.' }),
    event: Type.String({ description: 'What to show.' }),
    payload: Type.Optional(freeObject('What the page needs to show it.')),
  },
  { title: 'AggregatedUiEvent', description: 'A wish to the page.' },
);
export type AggregatedUiEvent = Static<typeof AggregatedUiEventSchema>;

export const FailureReasonSchema = Type.Object(
  {
    category: ErrorCategorySchema,
    code: Type.String({ description: 'Stable code of the failure.' }),
    message: Type.String({ description: 'What went wrong, for people.' }),
    toolId: Type.Optional(Type.String({ description: 'The tool that brought the plan down.' })),
  },
  { title: 'FailureReason', description: 'What brought the plan down.' },
);
export type FailureReason = Static<typeof FailureReasonSchema>;

export const ExecutionResultSchema = Type.Object(
  {
    planId: uuid('The `requestId` of the plan.'),
    success: Type.Boolean({ description: 'Whether every required tool succeeded.' }),
    canReplan: Type.Boolean({ description: 'Whether another plan is worth a try.' }),
    failedTools: words('The `toolId` of each tool that failed.'),
    disabledSkills: words('Skills the next plan has to do without.'),
    toolResults: Type.Array(ToolResultSchema, { description: 'One entry for each step, in plan order.' }),
    aggregatedState: freeObject('The session state with all patches applied.'),
    aggregatedAssets: Type.Array(AssetReferenceSchema, { description: 'All files that were produced.' }),
    aggregatedUiEvents: Type.Array(AggregatedUiEventSchema, { description: 'All wishes to the page.' }),
    narrative: Type.Union([Type.String(), Type.Null()], {
      description: "The plan's own text, if it has one.",
    }),
    startedAt: dateTime('When execution began.'),
    executionTimeMs: milliseconds('How long it took as a whole.'),
    attemptNumber: Type.Integer({ minimum: 1, description: 'Which plan for the same choice this was.' }),
    failureReason: Type.Optional(FailureReasonSchema),
  },
  { title: 'ExecutionResult', description: 'What came of a plan, with the trace of every tool.' },
);
export type ExecutionResult = Static<typeof ExecutionResultSchema>;

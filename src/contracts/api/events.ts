import { type Static, Type } from 'typebox';
import { freeObject, oneOfWords, words } from '../schema.ts';
import { SceneViewSchema, TellingSchema } from './story.ts';

/** One run of one script as the page shows it while it happens and afterwards. */
export const InvocationViewSchema = Type.Object(
  {
    toolId: Type.String(),
    skill: Type.String(),
    script: Type.String(),
    dependsOn: Type.Array(Type.String()),
    required: Type.Boolean(),
    state: oneOfWords(['waiting', 'running', 'success', 'failed', 'timeout', 'skipped'], 'How it stands.'),
    attempts: Type.Integer(),
    startedAtMs: Type.Union([Type.Number(), Type.Null()], { description: 'Since the plan began.' }),
    executionTimeMs: Type.Number(),
    error: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
    logs: Type.Array(Type.Object({ level: Type.String(), message: Type.String(), atMs: Type.Number() })),
    warnings: words('What the runtime refused or found odd, such as a file that cannot be shown.'),
    uiEvents: Type.Array(Type.Object({ event: Type.String(), payload: freeObject('What came with it.') }), {
      description: 'What it wanted shown.',
    }),
  },
  { title: 'Invocation' },
);
export type InvocationView = Static<typeof InvocationViewSchema>;

export const PlanViewSchema = Type.Object(
  {
    scene: Type.Integer(),
    requestId: Type.Union([Type.String(), Type.Null()]),
    generator: Type.String({ description: 'Who planned it.' }),
    generationAttempts: Type.Integer(),
    state: oneOfWords(['running', 'success', 'failed'], 'How it stands.'),
    totalMs: Type.Number(),
    planMs: Type.Number(),
    tools: Type.Array(InvocationViewSchema),
    plan: Type.Unknown({ description: 'The Plan JSON itself.' }),
    failedAttempts: Type.Array(
      Type.Object({
        attempt: Type.Integer(),
        requestId: Type.Union([Type.String(), Type.Null()]),
        message: Type.String(),
        tools: Type.Array(
          Type.Object({
            toolId: Type.String(),
            skill: Type.String(),
            state: Type.String(),
            error: Type.Optional(Type.String()),
          }),
        ),
      }),
      { description: 'Plans for the same choice that came to nothing before this one.' },
    ),
  },
  { title: 'PlanView' },
);
export type PlanView = Static<typeof PlanViewSchema>;

const story = { storyId: Type.String() };
const event = <const Name extends string, Fields extends Record<string, import('typebox').TSchema>>(
  name: Name,
  fields: Fields,
) => Type.Object({ event: Type.Literal(name), ...fields });

/**
 * What the server sends, one JSON object in each `data:` of the stream; the name is in `event`. Every one has a number
 * (`id:`): a page that comes back says the last it saw and gets what it missed, or `resync` when that is too long ago.
 */
export const ServerEventSchema = Type.Union(
  [
    event('resync', {}),
    event('telling', { ...story, telling: TellingSchema }),
    event('prose', {
      ...story,
      scene: Type.Integer(),
      text: Type.String({ description: 'What comes next.' }),
      at: Type.Optional(
        Type.Integer({ description: 'How much of the prose, in UTF-16 units, came before this text.' }),
      ),
    }),
    event('doing', { ...story, scene: Type.Integer(), text: Type.String() }),
    event('plan', { ...story, plan: PlanViewSchema }),
    event('tool', { ...story, scene: Type.Integer(), tool: InvocationViewSchema }),
    event('told', { ...story, scene: SceneViewSchema }),
    event('left', {
      ...story,
      reason: Type.String({ description: 'Why the scene was left untold; empty when asked to.' }),
    }),
    event('changed', { ...story }),
    event('library', {}),
    event('skills', {}),
    event('models', {}),
    event('notice', { text: Type.String() }),
  ],
  { title: 'ServerEvent' },
);
export type ServerEvent = Static<typeof ServerEventSchema>;

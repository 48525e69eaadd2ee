import { type Static, Type } from 'typebox';
import { dateTime, freeObject, uuid, words } from './schema.ts';

export const RetryPolicySchema = Type.Object(
  {
    maxRetries: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10,
        default: 3,
        description: 'How often to try again after the first try.',
      }),
    ),
    backoffMs: Type.Optional(
      Type.Integer({
        minimum: 0,
        default: 100,
        description: 'Wait before the first retry, in milliseconds; it doubles each time.',
      }),
    ),
  },
  { title: 'RetryPolicy', description: 'What to do when a script fails.' },
);
export type RetryPolicy = Static<typeof RetryPolicySchema>;

export const ToolInvocationSchema = Type.Object(
  {
    toolId: Type.String({ description: 'Name of this step, used once in a plan.' }),
    toolPath: Type.String({
      description: 'The script to run.',
      examples: ['skills/dice-roller/scripts/roll.mjs'],
    }),
    input: Type.Optional(freeObject('Handed to the script as `input`.')),
    dependencies: Type.Optional(words('The `toolId` of each step to wait for.', { default: [] })),
    required: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether the plan fails when this step does.' }),
    ),
    async: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether it may run beside steps it has nothing to do with.',
      }),
    ),
    timeout: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: 300000,
        description: "Milliseconds after which it is stopped; the skill's manifest says it otherwise.",
      }),
    ),
    retryPolicy: Type.Optional(RetryPolicySchema),
  },
  { title: 'ToolInvocation', description: 'One step of a plan: one script run once.' },
);
export type ToolInvocation = Static<typeof ToolInvocationSchema>;

export const PlanMetadataSchema = Type.Object(
  {
    generationAttempt: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'How many plans were made for this choice, this one included.',
      }),
    ),
    parentPlanId: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'uuid',
        description: 'The `requestId` of the failed plan that this one replaces.',
      }),
    ),
    generator: Type.Optional(Type.String({ description: 'Who made the plan.' })),
    generatedAt: Type.Optional(dateTime('When it was made.')),
    degradedSkills: Type.Optional(
      words('Skills that keep failing in this session; a healthy one that offers the same was preferred.'),
    ),
    timeout: Type.Optional(
      Type.Integer({
        minimum: 1000,
        maximum: 600000,
        description: 'Milliseconds for the whole plan; the settings say it otherwise.',
      }),
    ),
    concurrency: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'How many scripts may run at once; never more than the settings allow.',
      }),
    ),
  },
  { title: 'PlanMetadata', description: 'Where the plan comes from.' },
);
export type PlanMetadata = Static<typeof PlanMetadataSchema>;

export const PlanSchema = Type.Object(
  {
    requestId: uuid('Id of the plan.'),
    narrative: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'Text for the player, should the tools yield none.',
      }),
    ),
    tools: Type.Array(ToolInvocationSchema, {
      description: 'The steps; at least one, unless no skill can be used at all.',
    }),
    parallel: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether independent steps run at the same time.' }),
    ),
    disabledSkills: Type.Optional(
      words('Skills that failed for this choice before and are left alone.', { default: [] }),
    ),
    metadata: Type.Optional(PlanMetadataSchema),
  },
  { title: 'Plan', description: 'What to run, and in which order, to answer a choice of the player.' },
);
export type Plan = Static<typeof PlanSchema>;

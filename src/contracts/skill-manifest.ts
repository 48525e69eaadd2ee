import { type Static, Type } from 'typebox';
import { RetryPolicySchema } from './plan.ts';
import { oneOfWords, semanticVersion, words } from './schema.ts';

/** When a planner runs a script without being asked for it. */
export const SkillRunsSchema = Type.Object(
  {
    when: Type.Optional(
      oneOfWords(
        ['every_scene', 'on_arrival', 'on_request'],
        'In which scenes it runs: all of them, those in which the player comes to another place, or those in which a planner picks it.',
        { default: 'on_request' },
      ),
    ),
    phase: Type.Optional(
      oneOfWords(
        ['ask', 'tell'],
        'Whether it runs before the scene is told, so that what it answers counts, or after it.',
        { default: 'ask' },
      ),
    ),
  },
  { title: 'SkillRuns', description: 'When scripts run without a planner picking them.' },
);
export type SkillRuns = Required<Static<typeof SkillRunsSchema>>;

export const SkillScriptEntrySchema = Type.Object(
  {
    name: Type.String({ description: 'What the script is called; it gets this as `operation`.' }),
    path: Type.String({ description: 'The file to run, relative to the skill folder.' }),
    description: Type.Optional(Type.String({ description: 'What it does, for whoever plans.' })),
    inputSchema: Type.Optional(
      Type.String({ description: 'File with the JSON Schema of its `input`, relative to the skill folder.' }),
    ),
    timeout: Type.Optional(
      Type.Integer({
        minimum: 1000,
        maximum: 300000,
        default: 30000,
        description: 'Milliseconds after which it is stopped.',
      }),
    ),
    required: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the skill is of no use without it.' }),
    ),
    prewarm: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether to start it ahead of need; it must then do nothing until its input arrives.',
      }),
    ),
    runs: Type.Optional(SkillRunsSchema),
    examples: Type.Optional(
      Type.String({ description: 'File with example inputs for tests, relative to the skill folder.' }),
    ),
  },
  { title: 'SkillScriptEntry', description: 'One script that plans can call.' },
);
export type SkillScriptEntry = Static<typeof SkillScriptEntrySchema>;

export const SkillPermissionsSchema = Type.Object(
  {
    network: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether its scripts use the network.' }),
    ),
    read: Type.Optional(words('Files and folders outside its own that it reads; `~` is the user folder.')),
    write: Type.Optional(words('Files and folders outside its own that it writes; `~` is the user folder.')),
    environment: Type.Optional(
      words('Environment variables whose values it is given.', { examples: [['OPENWEATHER_API_KEY']] }),
    ),
    host: Type.Optional(words('Host services it calls.', { examples: [['semanticSearch', 'store']] })),
    effects: Type.Optional(words('Kinds of effects on the story it proposes.')),
  },
  {
    title: 'SkillPermissions',
    description: 'What the skill needs beyond its own folder. The user agrees to it before the skill runs.',
  },
);
export type SkillPermissions = Static<typeof SkillPermissionsSchema>;

export const SkillManifestSchema = Type.Object(
  {
    name: Type.String({
      pattern: '^[a-z0-9-]+$',
      description: 'Name of the skill in plans: small letters, digits, hyphens.',
      examples: ['dice-roller'],
    }),
    displayName: Type.Optional(Type.String({ description: 'Name that players see.' })),
    description: Type.String({ description: 'What the skill can do.' }),
    version: semanticVersion('Version of the skill.'),
    author: Type.Optional(Type.String({ description: 'Who made it.' })),
    license: Type.Optional(Type.String({ description: 'SPDX id of its licence.', examples: ['MIT'] })),
    homepage: Type.Optional(Type.String({ format: 'uri', description: 'Where to read more.' })),
    prompt: Type.Optional(
      Type.String({ default: 'prompt.md', description: 'File with advice for whoever plans.' }),
    ),
    configSchema: Type.Optional(
      Type.String({ default: 'config-schema.json', description: 'File that describes its settings.' }),
    ),
    scripts: Type.Optional(Type.Array(SkillScriptEntrySchema, { description: 'What plans can call.' })),
    capabilities: Type.Optional(
      words('Tags by which a planner finds it.', { examples: [['dice', 'narration']] }),
    ),
    dependencies: Type.Optional(words('Names of skills it needs.')),
    priority: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        default: 50,
        description: 'Which of several fitting skills to take: the highest.',
      }),
    ),
    retryPolicy: Type.Optional(RetryPolicySchema),
    permissions: Type.Optional(SkillPermissionsSchema),
    runs: Type.Optional(SkillRunsSchema),
  },
  { title: 'SkillManifest', description: 'The skill.json of a skill folder.' },
);
export type SkillManifest = Static<typeof SkillManifestSchema>;

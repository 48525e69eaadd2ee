import { type Static, Type } from 'typebox';
import { freeObject, oneOfWords, words } from '../schema.ts';

export const SkillViewSchema = Type.Object(
  {
    name: Type.String(),
    displayName: Type.String(),
    description: Type.String(),
    version: Type.String(),
    author: Type.String(),
    source: oneOfWords(['shipped', 'home', 'folder'], 'Where it lies.'),
    enabled: Type.Boolean(),
    health: oneOfWords(['healthy', 'degraded', 'unhealthy'], 'How it has done in this session.'),
    whyUnavailable: Type.String({ description: 'Why no plan uses it now; empty when plans may.' }),
    problems: words('What is wrong with its folder or its settings.'),
    scripts: Type.Array(Type.Object({ name: Type.String(), description: Type.String() })),
    /** JSON Schema of its settings; null when it has none. */
    configSchema: Type.Union([freeObject('A JSON Schema.'), Type.Null()]),
    /** Secrets are given as SECRET_MASK; sending the mask back leaves them as they are. */
    config: freeObject('Its settings as they are.'),
    defaults: freeObject('Its settings as they come.'),
  },
  { title: 'SkillView' },
);
export type SkillView = Static<typeof SkillViewSchema>;

export const SkillReviewSchema = Type.Object(
  {
    name: Type.String(),
    displayName: Type.String(),
    description: Type.String(),
    version: Type.String(),
    author: Type.String(),
    folder: Type.String(),
    hash: Type.String({ description: 'Of what is in the folder now; send it back to allow just that.' }),
    standing: oneOfWords(['new', 'changed'], 'Whether it was allowed before, with other content.'),
    replaces: Type.Boolean({ description: 'Whether a skill that came with Narratoria has the same name.' }),
    runs: Type.String({ description: 'What its scripts can reach when they run.' }),
    forgets: words('Secret settings entered for other content, which are deleted when it is allowed.'),
    network: Type.Boolean(),
    read: words('Files and folders outside its own that it reads.'),
    write: words('Files and folders outside its own that it writes.'),
    environment: words('Environment variables it is given.'),
    secrets: words('Its settings that are secret.'),
    host: words('Host services it calls.'),
    effects: words('Kinds of effects on the story it proposes.'),
  },
  { title: 'SkillReview', description: 'What a skill asks for, to be read before it is allowed.' },
);
export type SkillReviewView = Static<typeof SkillReviewSchema>;

export const SkillsSchema = Type.Object(
  {
    skills: Type.Array(SkillViewSchema),
    waiting: Type.Array(SkillReviewSchema, { description: 'Skills that are off until they are allowed.' }),
    broken: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Of the folder.' }),
        problems: Type.Array(
          Type.Object({ file: Type.String(), line: Type.Integer(), message: Type.String() }),
        ),
      }),
      { description: 'Folders that hold no skill that can be used, and why.' },
    ),
  },
  { title: 'Skills' },
);
export type SkillsView = Static<typeof SkillsSchema>;

export const AllowSkillSchema = Type.Object(
  { hash: Type.String({ maxLength: 200, description: 'Of the content that was reviewed.' }) },
  { title: 'AllowSkill', additionalProperties: false },
);

export const SECRET_MASK = '••••••••';

export const SaveConfigSchema = Type.Object(
  { config: freeObject('All settings of the skill.') },
  { title: 'SaveConfig', additionalProperties: false },
);
export const ConfigProblemsSchema = Type.Object(
  {
    saved: Type.Boolean(),
    problems: Type.Array(
      Type.Object({ path: Type.String({ description: 'A JSON pointer.' }), message: Type.String() }),
    ),
    skill: SkillViewSchema,
  },
  { title: 'ConfigSaved' },
);
export type ConfigSaved = Static<typeof ConfigProblemsSchema>;

export const BackupSchema = Type.Object(
  { name: Type.String(), bytes: Type.Integer(), createdAt: Type.String() },
  { title: 'Backup' },
);
export type BackupView = Static<typeof BackupSchema>;

export const AppViewSchema = Type.Object(
  {
    version: Type.String(),
    home: Type.String(),
    node: Type.String(),
    offline: Type.Boolean(),
    safe: Type.Boolean({ description: 'Whether the skills and campaigns of the home folder are left out.' }),
    databaseBytes: Type.Integer(),
    backups: Type.Array(BackupSchema),
    licences: Type.String({ description: 'What it is built with, in a paragraph.' }),
  },
  { title: 'App' },
);
export type AppView = Static<typeof AppViewSchema>;

/** How every refusal of the API looks. */
export const ApiErrorSchema = Type.Object(
  {
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      hint: Type.String(),
      details: Type.Optional(Type.Unknown()),
    }),
  },
  { title: 'ApiError' },
);
export type ApiError = Static<typeof ApiErrorSchema>;

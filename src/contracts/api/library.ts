import { type Static, Type } from 'typebox';
import { oneOfWords, words } from '../schema.ts';

/** An address of this server that gives one file and nothing else; it carries its own key, so an <img> can use it. */
export const MediaUrlSchema = Type.String({
  description: 'Address of a file on this server.',
  pattern: '^/media/',
});

export const CampaignCardSchema = Type.Object(
  {
    id: Type.String({ description: 'Names the campaign in other calls.' }),
    title: Type.String(),
    author: Type.String(),
    description: Type.String(),
    genre: Type.String(),
    tone: Type.String(),
    rating: Type.String({ description: 'For whom it is; empty when the author says nothing.' }),
    warnings: words('What it touches upon.'),
    playTime: Type.String({ description: 'How long it takes, in words; empty when unknown.' }),
    cover: Type.Union([MediaUrlSchema, Type.Null()]),
    /** The colour that the page's scheme is made from. */
    seedColour: Type.String({ description: 'A colour as #rrggbb that fits its genre and tone.' }),
    source: oneOfWords(['shipped', 'home'], 'Where it lies.'),
    generatedFiles: Type.Integer({ description: 'How many of its files a machine made.' }),
    generatedWarning: Type.String({ description: 'What to know about those; empty when there are none.' }),
    leftOut: words('Files that are out of play, because nothing right is said about who made them.'),
    isSparse: Type.Boolean({ description: 'Whether the rest will be made up before the first scene.' }),
    problem: Type.String({ description: 'Why it cannot be played; empty when it can.' }),
  },
  { title: 'CampaignCard' },
);
export type CampaignCard = Static<typeof CampaignCardSchema>;

export const StoryCardSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    campaignId: Type.String(),
    campaignTitle: Type.String(),
    seedColour: Type.String(),
    cover: Type.Union([MediaUrlSchema, Type.Null()]),
    playerName: Type.String(),
    scene: Type.Integer({ description: 'The last scene; 0 before the first is told.' }),
    location: Type.String(),
    lastLine: Type.String({ description: 'The last sentences of the last scene.' }),
    ending: Type.Union([Type.String(), Type.Null()]),
    createdAt: Type.String(),
    lastPlayedAt: Type.String(),
    branchedFrom: Type.Union([Type.Object({ id: Type.String(), scene: Type.Integer() }), Type.Null()]),
  },
  { title: 'StoryCard' },
);
export type StoryCard = Static<typeof StoryCardSchema>;

export const LibrarySchema = Type.Object(
  {
    campaigns: Type.Array(CampaignCardSchema),
    stories: Type.Array(StoryCardSchema, { description: 'Last played first.' }),
    notices: words('What the player should know of the opening of this home.'),
  },
  { title: 'Library' },
);
export type Library = Static<typeof LibrarySchema>;

export const CreationQuestionSchema = Type.Object(
  {
    id: Type.String({ description: 'The name of the answer.' }),
    kind: oneOfWords(
      ['text', 'option', 'stats'],
      'What the answer is: words, one of the options, or points to share out.',
    ),
    text: Type.String(),
    guidance: Type.String(),
    options: Type.Array(Type.Object({ name: Type.String(), text: Type.String() })),
    isFree: Type.Boolean({ description: 'Whether other words than the options are taken.' }),
    otherwise: Type.String({ description: 'What it is when nothing is said.' }),
    stats: Type.Optional(
      Type.Object({
        pool: Type.Union([Type.Integer(), Type.Null()]),
        attributes: Type.Array(
          Type.Object({
            name: Type.String(),
            description: Type.String(),
            min: Type.Integer(),
            max: Type.Integer(),
            start: Type.Integer(),
          }),
        ),
      }),
    ),
  },
  { title: 'CreationQuestion' },
);
export type CreationQuestionView = Static<typeof CreationQuestionSchema>;

export const CharacterAnswersSchema = Type.Unsafe<Record<string, string | Record<string, number>>>({
  type: 'object',
  title: 'CharacterAnswers',
  description: 'By the id of the question; what is left out is as the question says it is otherwise.',
  maxProperties: 64,
  additionalProperties: {
    anyOf: [
      { type: 'string', maxLength: 500 },
      { type: 'object', additionalProperties: { type: 'number' }, maxProperties: 32 },
    ],
  },
});
export type CharacterAnswers = Static<typeof CharacterAnswersSchema>;

export const NewStorySchema = Type.Object(
  {
    campaignId: Type.String({ maxLength: 200 }),
    answers: Type.Optional(CharacterAnswersSchema),
    seed: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { title: 'NewStory', additionalProperties: false },
);
export type NewStory = Static<typeof NewStorySchema>;

export const CampaignProblemSchema = Type.Object(
  {
    severity: oneOfWords(['error', 'warning'], 'Whether it can be played all the same.'),
    file: Type.String(),
    line: Type.Integer(),
    column: Type.Integer(),
    code: Type.String(),
    message: Type.String(),
    hint: Type.String(),
  },
  { title: 'CampaignProblem' },
);
export type CampaignProblem = Static<typeof CampaignProblemSchema>;

export const ImportReportSchema = Type.Object(
  {
    campaign: Type.Union([CampaignCardSchema, Type.Null()], {
      description: 'Null when it was not taken in.',
    }),
    problems: Type.Array(CampaignProblemSchema),
    message: Type.String({ description: 'What came of it, in a sentence.' }),
  },
  { title: 'ImportReport' },
);
export type ImportReport = Static<typeof ImportReportSchema>;

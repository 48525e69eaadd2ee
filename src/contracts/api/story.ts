import { type Static, Type } from 'typebox';
import { freeObject, mapOf, oneOfWords, words } from '../schema.ts';
import { MediaUrlSchema, StoryCardSchema } from './library.ts';

const ModifierSchema = Type.Object({ value: Type.Number(), reason: Type.String() });

export const ChoiceViewSchema = Type.Object(
  {
    id: Type.String(),
    text: Type.String(),
    hint: Type.Optional(Type.String()),
    difficulty: Type.Optional(Type.String()),
    because: Type.Array(Type.Object({ kind: Type.String(), ref: Type.String(), text: Type.String() })),
    answers: Type.Optional(
      Type.String({ description: 'How it answers the question of the scene; absent when it does not.' }),
    ),
    roll: Type.Optional(
      Type.Object(
        {
          formula: Type.String({ description: 'The dice.' }),
          stat: Type.Union([Type.String(), Type.Null()], { description: 'What counts.' }),
          bonus: Type.Number({ description: 'All modifiers together.' }),
          modifiers: Type.Optional(Type.Array(ModifierSchema)),
          odds: mapOf(Type.Number(), 'How likely each outcome is, 0 to 1.'),
        },
        { description: 'What decides it, when dice do.' },
      ),
    ),
    needs: Type.Optional(
      Type.String({ description: 'What is missing; then it is shown and cannot be chosen.' }),
    ),
    skill: Type.Optional(
      Type.String({ description: 'The skill that offers it, when it is not the usual one.' }),
    ),
  },
  { title: 'Choice' },
);
export type ChoiceView = Static<typeof ChoiceViewSchema>;

export const RollViewSchema = Type.Object(
  {
    formula: Type.String(),
    purpose: Type.String(),
    dice: Type.Array(freeObject('A term of the formula with its dice, as the dice roller rolled them.')),
    modifiers: Type.Array(ModifierSchema),
    changed: Type.Optional(
      Type.Array(ModifierSchema, {
        description: 'What differs from what was shown with the choice, and why.',
      }),
    ),
    total: Type.Number(),
    outcome: oneOfWords(['failure', 'partial', 'success'], 'How it ended.'),
    band: Type.Optional(Type.String({ description: 'What the campaign calls it.' })),
    odds: mapOf(Type.Number(), 'How likely each outcome was, 0 to 1.'),
  },
  { title: 'Roll' },
);
export type RollView = Static<typeof RollViewSchema>;

export const PersonViewSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    role: Type.String(),
    portrait: Type.Union([MediaUrlSchema, Type.Null()]),
    isGenerated: Type.Boolean({ description: 'Whether a machine made the portrait.' }),
    feeling: Type.String({
      description: 'How they stand to the player, in a word or two; empty when unknown.',
    }),
    score: Type.Union([Type.Number(), Type.Null()], { description: '-100 to 100.' }),
    change: Type.Number({ description: 'By how much the score changed with this scene.' }),
  },
  { title: 'Person' },
);
export type PersonView = Static<typeof PersonViewSchema>;

/** What stopped the telling, when a scene is only a stopgap. */
export const SceneFailureSchema = Type.Object(
  {
    attempts: Type.Integer(),
    code: Type.String(),
    message: Type.String(),
    details: words('What went wrong, tool by tool, in plain words.'),
  },
  { title: 'SceneFailure' },
);
export type SceneFailure = Static<typeof SceneFailureSchema>;

/** A skill that failed while the scene was told all the same. */
export const SceneFaultSchema = Type.Object(
  {
    toolId: Type.String(),
    skill: Type.String(),
    kind: oneOfWords(
      ['skill', 'network', 'protocol'],
      'Whether it may be over soon, or the script is wrong.',
    ),
    attempt: Type.Optional(Type.Integer({ description: 'In which plan for the choice it failed first.' })),
    isRecovered: Type.Optional(Type.Boolean({ description: 'Whether it did its work all the same.' })),
    isKnown: Type.Optional(
      Type.Boolean({ description: 'Whether the player was told of it in an earlier scene.' }),
    ),
    code: Type.String(),
    detail: Type.String({ description: 'What the script says of it.' }),
    notice: Type.Optional(Type.String({ description: 'The sentence among the notices that tells of it.' })),
  },
  { title: 'SceneFault' },
);

/** Something a skill wants shown beside the prose. */
export const UiEventViewSchema = Type.Object(
  {
    skill: Type.String(),
    title: Type.String({ description: 'The name of the skill for people.' }),
    event: Type.String(),
    payload: freeObject('What the skill sent with it.'),
    url: Type.Union([MediaUrlSchema, Type.Null()], { description: 'The file behind its `assetId`.' }),
    mediaType: Type.String({ description: 'Of that file; empty when there is none.' }),
    isCut: Type.Boolean({ description: 'Whether the payload was too large to keep.' }),
  },
  { title: 'UiEvent' },
);
export type UiEventView = Static<typeof UiEventViewSchema>;

/** Who wrote a scene, and what it took. */
export const SceneWriterSchema = Type.Object(
  {
    kind: oneOfWords(['authored', 'model', 'built-in', 'fallback'], 'The author, a model, or a program.'),
    model: Type.Union([Type.String(), Type.Null()], { description: 'Which model.' }),
    tokens: Type.Union(
      [
        Type.Object({
          prompt: Type.Integer(),
          reused: Type.Integer({ description: 'Of the prompt, what had not to be read anew.' }),
          written: Type.Integer(),
        }),
        Type.Null(),
      ],
      { description: 'Of all calls for the scene; null when no model was asked.' },
    ),
    cost: Type.Union([Type.Number(), Type.Null()], { description: 'In US dollars; null when not known.' }),
  },
  { title: 'SceneWriter' },
);
export type SceneWriter = Static<typeof SceneWriterSchema>;

export const SceneViewSchema = Type.Object(
  {
    scene: Type.Integer(),
    sceneType: Type.String(),
    location: Type.String(),
    time: Type.String({ description: 'In-game time in words.' }),
    prose: words('The paragraphs, plain text with *emphasis* at most.'),
    /** For each paragraph that is somebody's speech, who speaks: the id of a person. */
    speakers: Type.Array(Type.Union([Type.String(), Type.Null()])),
    choices: Type.Array(ChoiceViewSchema),
    chosen: Type.Union([Type.Object({ id: Type.String(), text: Type.String() }), Type.Null()], {
      description: 'The choice that led here.',
    }),
    roll: Type.Union([RollViewSchema, Type.Null()]),
    changes: words('What the choice changed, in small sentences.'),
    beat: Type.Union([Type.Object({ id: Type.String(), title: Type.String() }), Type.Null()]),
    ending: Type.Union([Type.Object({ id: Type.String(), title: Type.String() }), Type.Null()]),
    people: Type.Array(PersonViewSchema, { description: 'Who is here.' }),
    items: words('What the player carries.'),
    background: Type.Union([MediaUrlSchema, Type.Null()]),
    music: Type.Union([MediaUrlSchema, Type.Null()]),
    notices: words('What the player should know besides the story.'),
    modelNotices: words('Those of the notices that are about the language model.'),
    faults: Type.Optional(
      Type.Array(SceneFaultSchema, { description: 'Skills that did not do their part; told without them.' }),
    ),
    failure: Type.Union([SceneFailureSchema, Type.Null()]),
    uiEvents: Type.Optional(
      Type.Array(UiEventViewSchema, { description: 'What skills want shown besides prose and choices.' }),
    ),
    narrator: Type.String(),
    writer: SceneWriterSchema,
    isEdited: Type.Boolean({ description: 'Whether the player has changed its text.' }),
    telling: Type.Integer({ description: '0 for the first telling of this choice.' }),
    totalMs: Type.Number(),
  },
  { title: 'Scene' },
);
export type SceneView = Static<typeof SceneViewSchema>;

/** A scene that is being made. */
export const TellingSchema = Type.Object(
  {
    scene: Type.Integer(),
    chosen: Type.Union([Type.Object({ id: Type.String(), text: Type.String() }), Type.Null()]),
    startedAt: Type.Number({ description: 'Milliseconds since 1970.' }),
    prose: Type.String({ description: 'What has been written of it so far.' }),
    doing: Type.String({ description: 'What is going on, in plain words.' }),
    roll: Type.Optional(RollViewSchema),
    writer: Type.Optional(
      Type.String({ description: 'The model that writes it; absent when no model does.' }),
    ),
  },
  { title: 'Telling' },
);
export type Telling = Static<typeof TellingSchema>;

export const StoryViewSchema = Type.Object(
  {
    story: StoryCardSchema,
    scenes: Type.Array(SceneViewSchema, { description: 'The latest ones, in order.' }),
    telling: Type.Union([TellingSchema, Type.Null()]),
    persona: Type.Object({
      name: Type.String(),
      description: Type.String(),
      stats: mapOf(Type.Number(), 'Numbers by name.'),
      portrait: Type.Union([MediaUrlSchema, Type.Null()]),
    }),
    /** Lines in the narrator's voice to wait with, for this campaign. */
    waitingLines: words('Short sentences that fit the place.'),
  },
  { title: 'StoryView' },
);
export type StoryView = Static<typeof StoryViewSchema>;

export const StoryTreeSchema = Type.Object(
  {
    /** Every story of the family: the one asked about, those it came from and those that came from it. */
    stories: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        from: Type.Union([Type.Object({ id: Type.String(), scene: Type.Integer() }), Type.Null()]),
        ending: Type.Union([Type.String(), Type.Null()]),
        scenes: Type.Array(
          Type.Object({
            scene: Type.Integer(),
            location: Type.String(),
            chosen: Type.Union([Type.String(), Type.Null()]),
            beat: Type.Union([Type.String(), Type.Null()]),
          }),
        ),
      }),
    ),
  },
  { title: 'StoryTree' },
);
export type StoryTree = Static<typeof StoryTreeSchema>;

export const ChooseSchema = Type.Object(
  {
    scene: Type.Integer({ description: 'The scene whose choice it is; refused when the story has gone on.' }),
    choiceId: Type.String({ maxLength: 200 }),
  },
  { title: 'Choose', additionalProperties: false },
);
export const TypeSchema = Type.Object(
  {
    scene: Type.Integer({ description: 'The scene it is typed in; refused when the story has gone on.' }),
    text: Type.String({ minLength: 1, maxLength: 400, description: 'What the player wants to do.' }),
  },
  { title: 'Type', additionalProperties: false },
);
export const TypedSchema = Type.Object(
  {
    telling: Type.Union([TellingSchema, Type.Null()], { description: 'The scene that comes of it.' }),
    unclear: Type.Union([Type.String(), Type.Null()], {
      description: 'What to ask the player, when it cannot be told what is meant; nothing has happened then.',
    }),
    suggestions: Type.Array(Type.String(), { description: 'What may be meant.' }),
  },
  { title: 'Typed' },
);
export type Typed = Static<typeof TypedSchema>;
export const GoToSceneSchema = Type.Object(
  { scene: Type.Integer({ minimum: 0 }) },
  { title: 'GoToScene', additionalProperties: false },
);
export const BranchSchema = Type.Object(
  {
    scene: Type.Integer({ minimum: 1 }),
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { title: 'Branch', additionalProperties: false },
);
export const RenameSchema = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 200 }) },
  { title: 'Rename', additionalProperties: false },
);

import { type Static, Type } from 'typebox';
import { freeObject, mapOf, oneOfWords, originFields, schemaReference, words } from './schema.ts';

const beatId = (description: string) =>
  Type.String({ pattern: '^beat_[0-9]{3,}$', description, examples: ['beat_001'] });

const sceneNumber = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));

const path = (folder: string, description: string, example: string) =>
  Type.Optional(Type.String({ pattern: `^${folder}/`, description, examples: [example] }));

const severalBeats = (description: string) => Type.Array(beatId('A beat.'), { description });

export const BeatConditionsSchema = Type.Object(
  {
    scene_count: Type.Optional(
      Type.Object(
        {
          min: sceneNumber('First scene it may come in.'),
          max: sceneNumber('Scene it should have come by.'),
        },
        { description: 'The stretch of the story it belongs to.' },
      ),
    ),
    requires_beat: Type.Optional(
      Type.Unsafe<string | string[]>({
        description: 'The beat, or all the beats, that must have happened.',
        oneOf: [beatId('One beat.'), severalBeats('Several beats, all of them.')],
      }),
    ),
    requires_any_beat: Type.Optional(severalBeats('Beats of which one must have happened.')),
    player_choice: Type.Optional(Type.String({ description: 'Something the player must have chosen.' })),
    player_choices: Type.Optional(words('Things the player must have chosen, all of them.')),
    player_state: Type.Optional(Type.String({ description: 'How things must stand with the player.' })),
    npc_state: Type.Optional(mapOf(Type.String(), 'How things must stand with characters, by name.')),
    world_state: Type.Optional(freeObject('What must be so in the world, by key.')),
    custom: Type.Optional(
      freeObject('More conditions; `expression` is a CEL expression.', {
        examples: [{ expression: 'player.reputation > 20' }],
      }),
    ),
  },
  { title: 'BeatConditions', description: 'When the beat may happen.', additionalProperties: false },
);
export type BeatConditions = Static<typeof BeatConditionsSchema>;

const BeatOutcomeSchema = Type.Object(
  {
    description: Type.String({ description: 'How it turns out.' }),
    text: Type.Optional(Type.String({ description: 'What follows, told when it comes to this.' })),
    consequences: Type.Optional(
      Type.Array(Type.String({ minLength: 5 }), {
        description: 'What is different when it has come to this; written as the consequences of a beat.',
        examples: [['tunnel: sold']],
      }),
    ),
    triggers_beat: Type.Optional(beatId('The beat this leads to.')),
    probability: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'How likely it is. Outcomes without it are choices of the player, and so is whatever begins with “You”.',
      }),
    ),
  },
  { title: 'BeatOutcome', description: 'One way the beat can turn out.' },
);

const BeatDialogueSchema = Type.Object(
  {
    speaker: Type.String({ description: 'Who says it.' }),
    line: Type.String({ description: 'What they say.' }),
    context: Type.Optional(Type.String({ description: 'When and how they say it.' })),
  },
  { title: 'BeatDialogue', description: 'A line that has to be spoken.' },
);

export const PlotBeatSchema = Type.Object(
  {
    id: beatId('Name of the beat: `beat_` and at least three digits.'),
    title: Type.String({ minLength: 3, maxLength: 100, description: 'A few words for the author.' }),
    description: Type.String({ minLength: 10, maxLength: 1000, description: 'What happens.' }),
    conditions: Type.Optional(BeatConditionsSchema),
    priority: Type.Optional(
      oneOfWords(['critical', 'high', 'medium', 'low', 'optional'], 'How much the story needs it.', {
        default: 'medium',
      }),
    ),
    consequences: Type.Optional(
      Type.Array(Type.String({ minLength: 5 }), {
        description: 'What is different afterwards.',
        examples: [["Player gains 'Harbour key'", 'Odile becomes wary']],
      }),
    ),
    outcomes: Type.Optional(Type.Array(BeatOutcomeSchema, { description: 'Ways it can turn out.' })),
    dialogue: Type.Optional(Type.Array(BeatDialogueSchema, { description: 'Lines that have to be spoken.' })),
    location: Type.Optional(Type.String({ description: 'Where it happens.' })),
    word: Type.Optional(
      Type.String({
        minLength: 5,
        maxLength: 300,
        description:
          'Why the player is wanted there: one or two sentences that they hear while it waits at another place.',
        examples: [
          'Teodor has found something in the register of the first year, and will not say it aloud.',
        ],
      }),
    ),
    mood: Type.Optional(Type.String({ description: 'How it should feel.' })),
    music: path('music', 'Music to play, relative to the campaign folder.', 'music/beats/storm.ogg'),
    background: path('art', 'Picture to show, relative to the campaign folder.', 'art/locations/pier.jpg'),
    skippable: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether the story can do without it once it cannot happen. It is skipped either way; the log warns of one that the story cannot do without.',
      }),
    ),
    timeout: Type.Optional(
      Type.Object(
        {
          scene_count: Type.Optional(
            Type.Integer({ minimum: 1, description: 'Scenes to wait before giving it up.' }),
          ),
          fallback_beat: Type.Optional(beatId('The beat that takes its place.')),
        },
        { description: 'What to do when it never comes to happen.' },
      ),
    ),
    tags: Type.Optional(words('Words to find it by.', { maxItems: 10 })),
  },
  {
    title: 'PlotBeat',
    description: 'A moment the story works towards.',
    additionalProperties: false,
  },
);
export type PlotBeat = Static<typeof PlotBeatSchema>;

export const PlotBeatsSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    beats: Type.Array(PlotBeatSchema, { minItems: 1, description: 'The beats of the story.' }),
  },
  { title: 'PlotBeats', description: "A campaign's plot/beats.json.", additionalProperties: false },
);
export type PlotBeats = Static<typeof PlotBeatsSchema>;

import { type Static, type TProperties, Type } from 'typebox';
import { DAY_PARTS, WEEKDAYS } from './brief.ts';
import { mapOf, oneOfWords, originFields, schemaReference, words } from './schema.ts';

/** One entry of a list the player picks from. */
function option<Fields extends TProperties>(title: string, description: string, fields: Fields) {
  return Type.Object(
    {
      name: Type.String({ description: 'What it is called.' }),
      description: Type.Optional(Type.String({ description: 'What the player reads about it.' })),
      ...fields,
    },
    { title, description },
  );
}

const RaceOptionSchema = option('RaceOption', 'A people the player can belong to.', {
  traits: Type.Optional(words('What is common to all of them.')),
  restrictions: Type.Optional(Type.String({ description: 'Special rules.' })),
});

const ClassOptionSchema = option('ClassOption', 'A calling the player can have.', {
  abilities: Type.Optional(words('What they can do from the start.')),
  restrictions: Type.Optional(Type.String({ description: 'Special rules.' })),
});

const BackgroundOptionSchema = option('BackgroundOption', 'A past the player can have.', {
  starting_items: Type.Optional(words('What they bring along.')),
  starting_relationships: Type.Optional(mapOf(Type.String(), 'What they are to characters, by name.')),
});

const StatAttributeSchema = Type.Object(
  {
    name: Type.String({ description: 'What it is called.' }),
    min: Type.Optional(Type.Integer({ description: 'Lowest value.' })),
    max: Type.Optional(Type.Integer({ description: 'Highest value.' })),
    default: Type.Optional(Type.Integer({ description: 'Value to start with.' })),
  },
  { title: 'StatAttribute', description: 'One number that describes a player character.' },
);

const CreationPromptSchema = Type.Object(
  {
    question: Type.String({ description: 'What to ask.' }),
    guidance: Type.Optional(Type.String({ description: 'What helps to answer it.' })),
    examples: Type.Optional(words('Answers to start from.')),
  },
  { title: 'CreationPrompt', description: 'A question put to the player before the story begins.' },
);

export const PlayerTemplateSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    character_creation: Type.Optional(
      Type.Object(
        {
          mode: Type.Optional(
            oneOfWords(['freeform', 'guided', 'preset'], 'How much the player decides.', {
              default: 'guided',
            }),
          ),
          guidance: Type.Optional(Type.String({ description: 'What the player reads first.' })),
        },
        { description: 'How the player becomes someone.' },
      ),
    ),
    allowed_races: Type.Optional(
      Type.Array(RaceOptionSchema, { description: 'Peoples to pick from; none means any.' }),
    ),
    allowed_classes: Type.Optional(
      Type.Array(ClassOptionSchema, { description: 'Callings to pick from; none means any.' }),
    ),
    allowed_backgrounds: Type.Optional(
      Type.Array(BackgroundOptionSchema, { description: 'Pasts to pick from; none means any.' }),
    ),
    required_attributes: Type.Optional(words('What the player has to decide on.')),
    optional_attributes: Type.Optional(
      words(
        'What the player may decide on. For readers and other programs; the built-in engine makes no use of it.',
      ),
    ),
    starting_stats: Type.Optional(
      Type.Object(
        {
          point_pool: Type.Optional(Type.Integer({ description: 'Points to share out.' })),
          attributes: Type.Optional(
            Type.Array(StatAttributeSchema, { description: 'What to spend them on.' }),
          ),
        },
        { description: 'Numbers to start with.' },
      ),
    ),
    starting_location: Type.Optional(Type.String({ description: 'Where the story finds the player.' })),
    starting_time: Type.Optional(
      oneOfWords(
        [...DAY_PARTS],
        'The hour at which the story begins; without it, the one that the premise says (“It is noon”), evening where it tells of night work (“the night bus”, “tonight”), or morning.',
      ),
    ),
    hours: Type.Optional(
      Type.Object(
        {
          parts: Type.Array(oneOfWords([...DAY_PARTS], 'A part of the day.'), {
            minItems: 1,
            description: 'The parts of the day, in their order.',
          }),
          once: Type.Boolean({
            description:
              'Whether that is one stretch, at the end of which the clock stands. Otherwise the next day is the next one.',
          }),
        },
        {
          description:
            'The hours that the story plays in, such as evening and night on a night bus; the hours between are passed over. Without it, the whole day.',
        },
      ),
    ),
    starting_day: Type.Optional(
      oneOfWords(
        [...WEEKDAYS],
        'The day of the week on which the story begins. Scenes can then wait for one: `pass("until Friday noon")`.',
      ),
    ),
    clock: Type.Optional(
      oneOfWords(
        ['running', 'held'],
        'Whether hours pass by themselves, with what the player does (`running`), or only where a scene says `pass(…)` (`held`). Without it the clock is held where scenes are written in ink and nothing in the campaign waits for an hour or a day.',
      ),
    ),
    starting_items: Type.Optional(words('What every player has at the start.')),
    constraints: Type.Optional(
      Type.Object(
        {
          no_magic: Type.Optional(Type.Boolean({ description: 'Whether magic is out of reach.' })),
          must_be_human: Type.Optional(
            Type.Boolean({ description: 'Whether only humans will do, whatever `allowed_races` says.' }),
          ),
          fixed_background: Type.Optional(Type.String({ description: 'The past that every player has.' })),
          era_locked: Type.Optional(
            Type.String({
              description:
                'The time the player has to belong to: what came only later is refused when the character is made.',
            }),
          ),
          custom: Type.Optional(words('Further limits, in plain language.')),
        },
        { description: 'What the player cannot be.' },
      ),
    ),
    themes: Type.Optional(
      words(
        'Ideas that suit the story. For readers and other programs; the built-in engine makes no use of it.',
      ),
    ),
    prompts: Type.Optional(Type.Array(CreationPromptSchema, { description: 'Questions to the player.' })),
  },
  {
    title: 'PlayerTemplate',
    description: 'Who the player can be in a campaign.',
    additionalProperties: false,
  },
);
export type PlayerTemplate = Static<typeof PlayerTemplateSchema>;

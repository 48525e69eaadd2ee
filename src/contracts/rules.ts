import { type Static, Type } from 'typebox';
import { mapOf, oneOfWords, originFields, schemaReference } from './schema.ts';

/** Deeds that rules can speak of. */
export const VERBS = [
  'talk',
  'persuade',
  'threaten',
  'help',
  'give',
  'take',
  'look',
  'search',
  'sneak',
  'go',
  'wait',
  'rest',
  'remember',
  'try',
  'fight',
] as const;

const verb = oneOfWords([...VERBS], 'A kind of deed.');

const bonus = (description: string, standard: number) =>
  Type.Optional(Type.Integer({ minimum: -10, maximum: 10, default: standard, description }));

const BandSchema = Type.Object(
  {
    outcome: oneOfWords(['failure', 'partial', 'success'], 'What such a total means for the story.'),
    up_to: Type.Optional(
      Type.Integer({ description: 'Highest total that still counts; the last band has none.' }),
    ),
    name: Type.Optional(
      Type.String({ minLength: 1, description: 'What the player reads.', examples: ['Overruled'] }),
    ),
  },
  { title: 'Band', description: 'A range of totals.', additionalProperties: false },
);

const StatRuleSchema = Type.Object(
  {
    for: Type.Array(verb, { minItems: 1, description: 'Deeds it counts for.' }),
    average: Type.Optional(Type.Integer({ description: 'The value that neither helps nor hinders.' })),
    points_per_bonus: Type.Optional(
      Type.Integer({ minimum: 1, default: 1, description: 'Points above or below the average for each ±1.' }),
    ),
  },
  {
    title: 'StatRule',
    description: 'What a number of the player character is good for.',
    additionalProperties: false,
  },
);

export const RulesSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    dice: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        default: '2d6',
        description: 'What is rolled.',
        examples: ['2d6', '1d20'],
      }),
    ),
    bands: Type.Optional(
      Type.Array(BandSchema, {
        minItems: 2,
        maxItems: 12,
        description: 'From the lowest totals to the highest.',
      }),
    ),
    stats: Type.Optional(mapOf(StatRuleSchema, 'By the name it has in characters/player/template.json.')),
    modifiers: Type.Optional(
      Type.Object(
        {
          trait: bonus('For a trait, a calling or a past that fits.', 1),
          sentiment: bonus('For the opinion of the person it is done to; subtracted when it is bad.', 1),
          episodic: bonus('For a triumph or a failure that is remembered.', 1),
        },
        { description: 'What is added to a roll.', additionalProperties: false },
      ),
    ),
    difficulties: Type.Optional(
      mapOf(
        Type.Integer({ minimum: -10, maximum: 10 }),
        'What is added when and where it is tried, by an hour or the name of a place.',
        {
          examples: [{ 'by daylight': 1, 'in the hall': -1 }],
        },
      ),
    ),
    rolls: Type.Optional(Type.Array(verb, { description: 'Deeds that are decided by a roll.' })),
  },
  {
    title: 'Rules',
    description: 'The front matter of world/rules.md, or its block marked `rules`.',
    additionalProperties: false,
  },
);
export type Rules = Static<typeof RulesSchema>;

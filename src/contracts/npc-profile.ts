import { type Static, Type } from 'typebox';
import { freeObject, mapOf, oneOfWords, originFields, schemaReference, words } from './schema.ts';

const sentences = (description: string, minItems: number, maxItems: number) =>
  Type.Array(Type.String({ minLength: 5 }), { description, minItems, maxItems });

const NpcGoalSchema = Type.Object(
  {
    description: Type.String({ description: 'What they want to reach.' }),
    priority: Type.Optional(oneOfWords(['primary', 'secondary', 'tertiary'], 'How much it matters to them.')),
    status: Type.Optional(oneOfWords(['active', 'completed', 'failed', 'blocked'], 'How it stands.')),
  },
  { title: 'NpcGoal', description: 'Something a character is after.' },
);

export const NpcProfileSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    name: Type.String({ minLength: 1, maxLength: 100, description: 'What they are called.' }),
    role: Type.String({ minLength: 1, maxLength: 200, description: 'Their part in the story.' }),
    pronoun: Type.Optional(
      oneOfWords(
        ['she', 'he', 'they', 'it'],
        'How others speak of them; without it, the pronoun that the profile uses most.',
      ),
    ),
    age: Type.Optional(Type.String({ description: 'How old they are or seem, in words.' })),
    personality: Type.Object(
      {
        traits: words('What they are like.', { minItems: 1, maxItems: 10 }),
        flaws: Type.Optional(words('What gets in their way.', { maxItems: 5 })),
        virtues: Type.Optional(words('What does them credit.', { maxItems: 5 })),
      },
      { description: 'Their character.' },
    ),
    motivations: Type.Optional(sentences('Why they do what they do.', 1, 5)),
    speech_patterns: Type.Optional(
      Type.Object(
        {
          style: Type.Optional(Type.String({ description: 'Tone, formality and habits of speech.' })),
          examples: Type.Optional(sentences('Lines in their voice.', 2, 10)),
          catchphrases: Type.Optional(words('Phrases they come back to.', { maxItems: 5 })),
        },
        { description: 'How they talk.' },
      ),
    ),
    relationships: Type.Optional(
      mapOf(Type.String({ description: 'What there is between them.' }), 'What they are to others, by name.'),
    ),
    secrets: Type.Optional(
      Type.String({
        description: 'What the player is not to learn at once: the text, or the path of a .md file.',
      }),
    ),
    appearance: Type.Optional(Type.String({ description: 'What they look like.' })),
    portrait: Type.Optional(
      Type.String({
        pattern: '^art/',
        description: 'Picture of them, relative to the campaign folder.',
        examples: ['art/characters/innkeeper.png'],
      }),
    ),
    voice: Type.Optional(
      Type.String({
        pattern: '^music/',
        description:
          'Recording of their voice, relative to the campaign folder. For readers and other programs; the built-in engine makes no use of it.',
        examples: ['music/voices/innkeeper.ogg'],
      }),
    ),
    background: Type.Optional(Type.String({ description: 'What happened to them before.' })),
    goals: Type.Optional(
      Type.Array(NpcGoalSchema, {
        description: 'What they are after. The player can help with those that are active.',
      }),
    ),
    stats: Type.Optional(
      freeObject('Numbers by name. One that resists what the player tries counts in the roll.'),
    ),
    inventory: Type.Optional(words('What they carry.')),
    metadata: Type.Optional(
      Type.Object(
        {
          importance: Type.Optional(
            oneOfWords(['protagonist', 'major', 'supporting', 'minor'], 'How large their part is.'),
          ),
          first_appearance: Type.Optional(
            Type.String({
              description: 'Where they are met first; or the beat they come with, by its id or title.',
            }),
          ),
          tags: Type.Optional(words('Words to find them by.')),
        },
        { description: 'For sorting and searching.' },
      ),
    ),
  },
  {
    title: 'NpcProfile',
    description: 'The profile.json of a character the player can meet.',
    additionalProperties: false,
  },
);
export type NpcProfile = Static<typeof NpcProfileSchema>;

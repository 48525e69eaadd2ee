import { type Static, Type } from 'typebox';
import { BeatConditionsSchema } from './plot-beats.ts';
import { filled, oneOfWords, originFields, schemaReference, words } from './schema.ts';

export const EndingSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    title: Type.Optional(filled('What the ending is called; the first heading when it is left out.')),
    conditions: Type.Optional(BeatConditionsSchema),
    trend: Type.Optional(
      words('What a player does who is on the way to it, in plain words.', {
        examples: [['shows mercy', 'tells the truth when it costs something']],
      }),
    ),
    decision: Type.Optional(
      filled('What the player chooses to come to it, as an order.', { examples: ['Light the lamp'] }),
    ),
    priority: Type.Optional(
      oneOfWords(['critical', 'high', 'medium', 'low', 'optional'], 'Which comes first when several fit.', {
        default: 'medium',
      }),
    ),
    location: Type.Optional(Type.String({ description: 'Where it happens.' })),
    mood: Type.Optional(Type.String({ description: 'How it should feel.' })),
    music: Type.Optional(Type.String({ pattern: '^music/', description: 'Music to play.' })),
    background: Type.Optional(Type.String({ pattern: '^art/', description: 'Picture to show.' })),
    tags: Type.Optional(words('Words to find it by.')),
  },
  {
    title: 'Ending',
    description: 'The front matter of a file in plot/endings/.',
    additionalProperties: false,
  },
);
export type Ending = Static<typeof EndingSchema>;

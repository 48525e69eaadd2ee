import { type Static, Type } from 'typebox';
import { QuestionSchema } from './question.ts';
import { oneOfWords } from './schema.ts';

/** A paragraph; a script may also give the bare text. */
export const ParagraphSchema = Type.Object(
  {
    text: Type.String({ description: 'The words.' }),
    speaker: Type.Optional(Type.String({ description: 'Id of who speaks in it.' })),
  },
  { title: 'Paragraph', description: 'A paragraph of a scene.' },
);
export type Paragraph = Static<typeof ParagraphSchema>;

/** A sentence of the author's that reads otherwise in this story. */
const ChangedSentenceSchema = Type.Object(
  {
    was: Type.String({ description: "The author's words." }),
    now: Type.String({ description: 'What stands in their place; empty where they are left out.' }),
  },
  { title: 'ChangedSentence', description: "A sentence of the author's that the story has made untrue." },
);
export type ChangedSentence = Static<typeof ChangedSentenceSchema>;

/** What a writer gives back: the text of a scene, and what it did with the brief. */
export const TellingSchema = Type.Object(
  {
    paragraphs: Type.Array(Type.String(), { description: 'The scene, paragraph by paragraph.' }),
    speakers: Type.Optional(
      Type.Array(Type.Union([Type.String(), Type.Null()]), {
        description: 'For each paragraph the id of who speaks in it; null where nobody does, or several.',
      }),
    ),
    writer: oneOfWords(['authored', 'model', 'built-in'], 'Who wrote it.', { default: 'built-in' }),
    model: Type.Optional(Type.String({ description: 'The language model, when one wrote it.' })),
    changed: Type.Optional(
      Type.Array(ChangedSentenceSchema, {
        description:
          "Sentences of the author's scene that a language model has worded anew or left out because of what was told before.",
      }),
    ),
    told: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Ids of the facts that were told; found by their sentences if left out.',
      }),
    ),
    mentioned: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Ids of the people, things and topics that the text names; found by their names if left out.',
      }),
    ),
    question: Type.Optional(
      Type.Union([QuestionSchema, Type.Null()], {
        description: 'The question it ends on; that of the brief if left out.',
      }),
    ),
    recalled: Type.Integer({ description: 'How many memories it used.', default: 0 }),
  },
  { title: 'Telling', description: 'A scene as it was told.' },
);
export type Telling = Static<typeof TellingSchema>;

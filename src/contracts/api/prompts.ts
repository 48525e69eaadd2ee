import { type Static, Type } from 'typebox';
import { TASKS } from '../conversation.ts';
import { oneOfWords } from '../schema.ts';

const orNull = <Inner extends Parameters<typeof Type.Union>[0][number]>(inner: Inner, description: string) =>
  Type.Union([inner, Type.Null()], { description });
const count = (description: string) => Type.Integer({ minimum: 0, description });

const PromptMessageSchema = Type.Object(
  {
    role: oneOfWords(['system', 'user', 'assistant'], 'Who says it.'),
    part: oneOfWords(
      ['rules', 'chapters', 'recent', 'notes', 'asked', 'answered'],
      'Rules, campaign and people; earlier chapters; recent scenes; notes of this scene; what was asked; what was answered.',
    ),
    content: Type.String({ description: 'As it was sent.' }),
    tokens: count('About how many tokens it has.'),
  },
  { title: 'PromptMessage' },
);

export const PromptViewSchema = Type.Object(
  {
    task: oneOfWords(TASKS, 'What it was for.'),
    skill: orNull(Type.String(), 'The skill that asked; null for the program itself.'),
    messages: Type.Array(PromptMessageSchema),
    answer: Type.String({ description: 'What was answered, or what had come until it failed.' }),
    model: orNull(Type.String(), 'The model that answered.'),
    provider: orNull(Type.String(), 'Who runs it.'),
    tokens: orNull(
      Type.Object({
        prompt: count('Tokens of the prompt.'),
        reused: count('How many of them had not to be read anew.'),
        written: count('Tokens of the answer.'),
      }),
      'As the model counted; null when it did not answer.',
    ),
    sizes: Type.Object(
      {
        rules: count('Rules, campaign and people.'),
        chapters: count('Earlier chapters.'),
        recent: count('Recent scenes.'),
        notes: count('Notes of this scene.'),
        asked: count('What was asked.'),
        answered: count('What was answered before.'),
      },
      { description: 'About how many tokens each part of the prompt has.' },
    ),
    cost: orNull(Type.Number(), 'In US dollars; null when it is not known.'),
    ms: count('How long it took.'),
    firstTokenMs: orNull(Type.Number(), 'When the first word came.'),
    error: orNull(Type.String(), 'Code of the error that ended it.'),
  },
  { title: 'PromptView', description: 'What a language model was asked, exactly.' },
);
export type PromptView = Static<typeof PromptViewSchema>;

export const ScenePromptsSchema = Type.Object(
  { scene: Type.Integer(), prompts: Type.Array(PromptViewSchema) },
  { title: 'ScenePrompts' },
);
export type ScenePrompts = Static<typeof ScenePromptsSchema>;

export const UsageSchema = Type.Object(
  {
    scenes: count('Scenes that a model was asked for.'),
    tokens: Type.Object({
      prompt: count('Tokens of all prompts.'),
      reused: count('How many of them had not to be read anew.'),
      written: count('Tokens of all answers.'),
    }),
    cost: orNull(Type.Number(), 'In US dollars; null when some of it is not known.'),
    limit: orNull(Type.Number(), 'US dollars that a story may cost; null for no limit.'),
  },
  { title: 'Usage', description: 'What language models have read and written for a story.' },
);
export type Usage = Static<typeof UsageSchema>;

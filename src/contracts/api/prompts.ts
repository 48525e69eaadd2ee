import { type Static, Type } from 'typebox';
import { oneOfWords } from '../schema.ts';

const tokens = Type.Object({
  prompt: Type.Integer(),
  reused: Type.Integer({ description: 'Of the prompt, what had not to be read anew.' }),
  written: Type.Integer(),
});
const cost = Type.Union([Type.Number(), Type.Null()], { description: 'In US dollars; null when not known.' });

export const PromptCallSchema = Type.Object(
  {
    task: Type.String({ description: 'What was asked for: prose, choices and so on.' }),
    model: Type.String(),
    provider: Type.String(),
    messages: Type.Array(
      Type.Object({
        role: oneOfWords(['system', 'user', 'assistant'], 'Whose message it is.'),
        content: Type.String(),
        tokens: Type.Integer({ description: 'About how long it is.' }),
      }),
    ),
    answer: Type.Union([Type.String(), Type.Null()]),
    error: Type.Union([Type.String(), Type.Null()], { description: 'Why there is no answer.' }),
    tokens: Type.Union([tokens, Type.Null()]),
    cost,
    ms: Type.Number(),
  },
  { title: 'PromptCall' },
);
export type PromptCall = Static<typeof PromptCallSchema>;

export const PromptsSchema = Type.Object(
  { scene: Type.Integer(), calls: Type.Array(PromptCallSchema) },
  { title: 'Prompts', description: 'What models were asked for a scene, and what they answered.' },
);
export type Prompts = Static<typeof PromptsSchema>;

export const UsageSchema = Type.Object(
  { scenes: Type.Integer({ description: 'Scenes that a model was asked for.' }), tokens, cost },
  { title: 'Usage', description: 'What models have read and written for a story.' },
);
export type Usage = Static<typeof UsageSchema>;

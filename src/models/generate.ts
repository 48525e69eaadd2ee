import { type Static, Type } from 'typebox';
import { NarratoriaError } from '../base/errors.ts';
import type { Json, JsonObject } from '../base/json.ts';
import { loadTokenCount } from '../base/tokens.ts';
import { TASKS } from '../contracts/conversation.ts';
import { freeObject, oneOfWords } from '../contracts/schema.ts';
import { type Budget, smallerBudget } from '../prompts/budget.ts';
import type { CallScope, Conversations, PromptMessage } from './conversation.ts';
import type { Generation, LanguageModel } from './language/language-model.ts';
import { generateRecorded } from './recorded.ts';

const MOST_TOKENS = 4096;
const LONGEST_TIME_MS = 600_000;

/** How an answer is to sound, as the model is told. */
const STYLES = {
  terse: 'Write in short, plain sentences. No ornament.',
  vivid: 'Write with concrete nouns, active verbs and details of the senses.',
  poetic: 'Write with rhythm and images, one image a sentence at most.',
} as const;

const longText = (description: string, minLength = 0) =>
  Type.String({ minLength, maxLength: 50_000, description });

export const GenerateParams = Type.Object(
  {
    task: Type.Optional(oneOfWords(TASKS, 'What it is for; each task may have a model of its own.')),
    prompt: longText('What is asked.', 1),
    story: Type.Optional(
      Type.Boolean({
        description:
          'Whether it is asked within the story: its rules, people, recent scenes and the notes of this scene come before the prompt.',
      }),
    ),
    keep: Type.Optional(
      Type.Boolean({
        description:
          'With `story`: whether prompt and answer stay in the conversation of the scene, for those who ask after this.',
      }),
    ),
    earlier: Type.Optional(
      Type.Array(
        Type.Object(
          { prompt: longText('What was asked.'), answer: longText('What stands as the answer.') },
          { additionalProperties: false },
        ),
        {
          maxItems: 4,
          description: 'With `story`: what was asked before this, and what of the answer stands.',
        },
      ),
    ),
    system: Type.Optional(
      longText('Who the model is and what it keeps to; the same text each time is read once only.'),
    ),
    schema: Type.Optional(
      freeObject(
        'The answer is JSON by this schema; each string with a maxLength, each list with a maxItems.',
      ),
    ),
    style: Type.Optional(oneOfWords(['terse', 'vivid', 'poetic'], 'How text is to sound.')),
    stop: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 8,
        description: 'The answer ends before the first of these.',
      }),
    ),
    maxTokens: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_TOKENS,
        description: 'The budget of tokens; 512 unless told, with `story` what suits the model.',
      }),
    ),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: LONGEST_TIME_MS,
        description: 'The longest time in all. Without it only silence ends a call.',
      }),
    ),
    background: Type.Optional(
      Type.Boolean({ description: 'Whether it makes way for calls that the player waits for.' }),
    ),
    temperature: Type.Optional(
      Type.Number({ minimum: 0, maximum: 2, description: 'As in the settings unless told, for JSON 0.' }),
    ),
    seed: Type.Optional(Type.Integer({ minimum: 0, description: 'The same seed gives the same answer.' })),
  },
  { additionalProperties: false },
);
export type GenerateParams = Static<typeof GenerateParams>;

/** What scripts ask of the language model, in the conversation of their own scene or by itself. */
export class Generator {
  readonly #model: LanguageModel;
  readonly #conversations: Conversations | null;

  constructor(model: LanguageModel, conversations: Conversations | null) {
    this.#model = model;
    this.#conversations = conversations;
  }

  async generate(
    params: GenerateParams,
    scope: CallScope,
    signal: AbortSignal,
    notify: (progress: JsonObject) => void,
  ): Promise<Json> {
    const work = scope.suspend?.();
    work?.sign(); // that it is asked; whether it answers shows soon
    let phase = '';
    const heard = {
      signal,
      onText: (piece: string) => notify({ text: piece }),
      onModel: (model: string) => notify({ model }),
      onSign: (sign: { phase: string }) => {
        work?.sign();
        if (sign.phase !== phase) notify({ phase: sign.phase });
        phase = sign.phase;
      },
    };
    try {
      const { text, json, stopReason, model, provider, tokens, cost } = await this.#ask(params, scope, heard);
      return { text, json, stopReason, model, provider, tokens: { ...tokens }, cost };
    } finally {
      work?.end();
    }
  }

  async #ask(params: GenerateParams, scope: CallScope, heard: Heard): Promise<Generation> {
    const conversations = this.#conversations;
    const conversation = params.story === true ? (conversations?.find(scope) ?? null) : null;
    if (conversations === null || conversation === null)
      return await this.#send(params, scope, plainMessages(params), heard);
    const { task = 'other', prompt, earlier = [], keep = false } = params;
    const choice = await this.#model.choice(task);
    // With nobody to ask there is nothing to write; the error says why.
    if (choice.kind === 'none') return await this.#send(params, scope, plainMessages(params), heard);
    heard.onModel(choice.id);
    const signal =
      params.background === true ? heard.signal : AbortSignal.any([heard.signal, conversation.stopped]);
    const count = await loadTokenCount();
    let budget = conversations.budgets.of(choice);
    for (;;) {
      const messages = conversation.messages({ earlier, prompt }, budget, count);
      const room =
        messages.reduce((sum, { content }) => sum + count(content) + 4, 0) + roomFor(params, budget);
      const smaller = smallerBudget(budget, choice.length);
      if (room > budget.context && smaller !== null) {
        budget = smaller;
        continue;
      }
      try {
        const limited = { ...params, maxTokens: params.maxTokens ?? budget.output };
        const asked = params.schema === undefined ? limited : params;
        const generation = await this.#send(asked, scope, messages, { ...heard, signal });
        if (keep) conversation.keep([...earlier, { prompt, answer: generation.text }]);
        return generation;
      } catch (error) {
        const less = isTooLong(error) ? conversations.budgets.shrink(choice, budget) : null;
        if (less === null) throw error;
        budget = less;
      }
    }
  }

  async #spent(playthroughId: string): Promise<number> {
    return (await this.#conversations?.spent(playthroughId)) ?? 0;
  }

  async #send(
    params: GenerateParams,
    { skill, toolId, scene, playthroughId }: CallScope,
    messages: readonly PromptMessage[],
    heard: Heard,
  ): Promise<Generation> {
    const { task = 'other', schema, maxTokens, timeoutMs, temperature, seed, stop, background } = params;
    return await generateRecorded(
      this.#model,
      {
        ...{ task, messages, signal: heard.signal, onText: heard.onText, onSign: heard.onSign },
        ...(schema !== undefined && { schema }),
        ...(maxTokens !== undefined && { maxTokens }),
        ...(timeoutMs !== undefined && { timeoutMs }),
        ...(temperature !== undefined && { temperature }),
        ...(seed !== undefined && { seed }),
        ...(stop !== undefined && { stop }),
        ...(background === true && { priority: 'background' as const }),
        ...(this.#conversations !== null && { spent: () => this.#spent(playthroughId) }),
      },
      { skill, toolId, scene },
      (call) => this.#conversations?.record(playthroughId, call),
    );
  }
}

interface Heard {
  signal: AbortSignal;
  onText: (piece: string) => void;
  /** Told who is asked, before anything comes of it. */
  onModel: (model: string) => void;
  onSign: (sign: { phase: string }) => void;
}

/** A question of its own: who the model is, how it sounds and what form the answer has. */
function plainMessages({ system = '', prompt, schema, style }: GenerateParams): PromptMessage[] {
  const rules = style === undefined ? [] : [STYLES[style]];
  // The rules of the grammar are not known to the model; without this it fights them.
  const form =
    schema === undefined
      ? []
      : [`Answer with JSON by this schema and nothing else: ${JSON.stringify(schema)}`];
  const stable = [system, ...rules, ...form].filter((part) => part !== '').join('\n\n');
  return [
    ...(stable === ''
      ? []
      : [{ role: 'system' as const, content: stable, cache: true, part: 'rules' as const }]),
    { role: 'user', content: prompt, part: 'asked' },
  ];
}

/** Tokens to leave for the answer. */
function roomFor({ schema, maxTokens }: GenerateParams, { output }: Budget): number {
  return maxTokens ?? (schema === undefined ? output : 350);
}

function isTooLong(error: unknown): boolean {
  return error instanceof NarratoriaError && error.code === 'prompt_too_long';
}

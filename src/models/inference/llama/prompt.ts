import type { ChatHistoryItem, ChatWrapper, LlamaModel, Token } from 'node-llama-cpp';
import type { Message } from '../../../contracts/conversation.ts';
import { inTurns } from '../../language/messages.ts';

/** Two prompts that begin with different tokens: what their prompts have in common comes from what is before. */
const UNLIKE = ['A lamp', '7 bells'] as const;

/** A prompt as the model reads it. */
export interface Prompt {
  tokens: Token[];
  /** How many of them, from the first on, come out the same whatever is asked. */
  stableTokens: number;
  /** What ends the answer beside the model's own end tokens. */
  stopTokens: ReadonlySet<Token>;
  stopTexts: readonly string[];
}

/** Puts conversations into the form the model was trained on. Texts never become control tokens, whatever they contain. */
export class Prompter {
  readonly #model: LlamaModel;
  readonly #wrapper: ChatWrapper;
  #stable: { key: string; tokens: Token[] } | null = null;

  constructor(model: LlamaModel, wrapper: ChatWrapper) {
    this.#model = model;
    this.#wrapper = wrapper;
  }

  /** What is read for a conversation; when nothing is to be written, all but what depends on the next message. */
  prompt(messages: readonly Message[], isReadOnly: boolean): Prompt {
    const stable = this.#stablePart(messages);
    if (isReadOnly) {
      const tokens = this.#common(UNLIKE.map((content) => [...messages, next(messages, content)]));
      return { tokens, stableTokens: commonLength(tokens, stable), stopTokens: new Set(), stopTexts: [] };
    }
    const { tokens, stopTokens, stopTexts } = this.#render(messages);
    return { tokens, stableTokens: commonLength(tokens, stable), stopTokens, stopTexts };
  }

  /** The tokens of the marked system messages, which are the same whatever follows them. */
  #stablePart(messages: readonly Message[]): readonly Token[] {
    const firstTurn = messages.findIndex(({ role }) => role !== 'system');
    const system = messages.slice(0, firstTurn === -1 ? messages.length : firstTurn);
    const kept = system.slice(0, system.findLastIndex(({ cache }) => cache === true) + 1);
    if (kept.length === 0) return [];
    const key = JSON.stringify([kept, kept.length < system.length]);
    if (this.#stable?.key === key) return this.#stable.tokens;
    const role = kept.length < system.length ? 'system' : 'user';
    const tokens = this.#common(UNLIKE.map((content) => [...kept, { role, content }]));
    this.#stable = { key, tokens };
    return tokens;
  }

  #common(conversations: readonly (readonly Message[])[]): Token[] {
    const [one = [], other = []] = conversations.map((messages) => this.#render(messages).tokens);
    return one.slice(0, commonLength(one, other));
  }

  #render(messages: readonly Message[]): Omit<Prompt, 'stableTokens'> {
    const chatHistory: ChatHistoryItem[] = [
      ...inTurns(messages).map(asItem),
      { type: 'model', response: [] },
    ];
    const { contextText, stopGenerationTriggers } = this.#wrapper.generateContextState({ chatHistory });
    const { tokenizer, tokens: special } = this.#model;
    const tokens = contextText.tokenize(tokenizer);
    if (special.shouldPrependBosToken && special.bos !== null && tokens[0] !== special.bos) {
      tokens.unshift(special.bos);
    }
    const stopTokens = new Set<Token>();
    const stopTexts: string[] = [];
    for (const trigger of stopGenerationTriggers) {
      const text = trigger.values.map((value) => (typeof value === 'string' ? value : ''));
      if (text.every((part) => part !== '')) stopTexts.push(text.join(''));
      const asTokens = trigger.tokenize(tokenizer);
      if (asTokens.length === 1) stopTokens.add(asTokens[0] as Token);
    }
    return { tokens, stopTokens, stopTexts };
  }
}

function asItem({ role, content }: Message): ChatHistoryItem {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}

/** What may follow a conversation. */
function next(messages: readonly Message[], content: string): Message {
  return { role: messages.at(-1)?.role === 'user' ? 'assistant' : 'user', content };
}

function commonLength(one: readonly Token[], other: readonly Token[]): number {
  const limit = Math.min(one.length, other.length);
  for (let index = 0; index < limit; index += 1) if (one[index] !== other[index]) return index;
  return limit;
}

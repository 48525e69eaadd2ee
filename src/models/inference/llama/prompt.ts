import type { ChatHistoryItem, ChatWrapper, LlamaModel, Token } from 'node-llama-cpp';

/** Two prompts that begin with different tokens: what their prompts have in common is the prefix's alone. */
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

/** Puts prompts into the form the model was trained on. Texts never become control tokens, whatever they contain. */
export class Prompter {
  readonly #model: LlamaModel;
  readonly #wrapper: ChatWrapper;
  #stable: { prefix: string; tokens: Token[] } | null = null;

  constructor(model: LlamaModel, wrapper: ChatWrapper) {
    this.#model = model;
    this.#wrapper = wrapper;
  }

  /** Without a prompt only the stable part. */
  prompt(prefix: string, prompt: string | null): Prompt {
    const stable = this.#stablePart(prefix);
    if (prompt === null) {
      return { tokens: [...stable], stableTokens: stable.length, stopTokens: new Set(), stopTexts: [] };
    }
    const { tokens, stopTokens, stopTexts } = this.#render(prefix, prompt);
    return { tokens, stableTokens: commonLength(tokens, stable), stopTokens, stopTexts };
  }

  #stablePart(prefix: string): readonly Token[] {
    if (this.#stable?.prefix === prefix) return this.#stable.tokens;
    const [one, other] = UNLIKE.map((prompt) => this.#render(prefix, prompt).tokens) as [Token[], Token[]];
    const tokens = one.slice(0, commonLength(one, other));
    this.#stable = { prefix, tokens };
    return tokens;
  }

  #render(prefix: string, prompt: string): Omit<Prompt, 'stableTokens'> {
    const chatHistory: ChatHistoryItem[] = [
      ...(prefix === '' ? [] : [{ type: 'system' as const, text: prefix }]),
      { type: 'user', text: prompt },
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

function commonLength(one: readonly Token[], other: readonly Token[]): number {
  const limit = Math.min(one.length, other.length);
  for (let index = 0; index < limit; index += 1) if (one[index] !== other[index]) return index;
  return limit;
}

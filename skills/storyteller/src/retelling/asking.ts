/** What a model is asked, whoever runs it. */
export interface Asking {
  system: string;
  prompt: string;
  model: string;
  apiKey: string;
  baseUrl: string;
  maxTokens: number;
  signal: AbortSignal;
  /** Takes the answer piece by piece, as it is written. */
  onText(piece: string): void;
}

/** Asks a model and gives the whole answer. */
export type Ask = (asking: Asking) => Promise<string>;

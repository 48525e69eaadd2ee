import { callHost, isJsonObject, ScriptError, type ToolInput } from '../../../../src/sdk/index.ts';

/** What a model is asked. */
export interface Asking {
  system: string;
  prompt: string;
  maxTokens: number;
  seed: number;
  /** For this answer. */
  timeoutMs: number;
  /** Takes the answer piece by piece, as it is written. */
  onText(piece: string): void;
}

/** What it answered, and who it was. */
export interface Answered {
  text: string;
  writer: string;
}

/** Asks the writer that the user chose, through the host services, which know keys and addresses. */
export async function ask(
  { host }: Pick<ToolInput, 'host'>,
  { onText, timeoutMs, ...asked }: Asking,
): Promise<Answered> {
  const result = await callHost(
    host,
    'generate',
    { task: 'prose', timeoutMs, ...asked },
    {
      signal: AbortSignal.timeout(timeoutMs + 1000),
      onProgress: ({ text }) => typeof text === 'string' && onText(text),
    },
  );
  const { text, model, provider } = isJsonObject(result) ? result : {};
  if (typeof text !== 'string') throw new ScriptError('model_failed', 'The model gave no text.');
  return { text, writer: `${provider ?? ''} ${model ?? ''}`.trim() };
}

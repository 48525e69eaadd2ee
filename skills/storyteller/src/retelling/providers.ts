import { callHost, isJsonObject, ScriptError, type ToolInput } from '../../../../src/sdk/index.ts';
import type { Ask } from './asking.ts';
import { askOllama } from './ollama.ts';
import type { Provider } from './settings.ts';

/** How each kind of model is asked. The clients of hosted ones are loaded here and nowhere else. */
export function askerFor(provider: Provider, call: Pick<ToolInput, 'host'>, seed: number): Ask {
  if (provider === 'ollama') return askOllama;
  if (provider === 'claude') return async (asking) => (await client('claude')).ask(asking);
  if (provider === 'openai') return async (asking) => (await client('openai')).ask(asking);
  return (asking) => askLocal(call, asking, seed);
}

/** A file beside this script; named at run time, so that it is not bundled into it. */
function client(name: 'claude' | 'openai'): Promise<{ ask: Ask }> {
  return import(new URL(`parts/${name}.mjs`, import.meta.url).href);
}

/** The model of this machine, through the host services. */
async function askLocal(
  { host }: Pick<ToolInput, 'host'>,
  { system, prompt, maxTokens, signal, onText }: Parameters<Ask>[0],
  seed: number,
): Promise<string> {
  const result = await callHost(
    host,
    'generate',
    { system, prompt, maxTokens, seed },
    { signal, onProgress: ({ text }) => typeof text === 'string' && onText(text) },
  );
  const text = isJsonObject(result) ? result['text'] : null;
  if (typeof text !== 'string') throw new ScriptError('model_failed', 'The model gave no text.');
  return text;
}

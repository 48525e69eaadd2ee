import type { JsonObject } from '../../../../src/sdk/index.ts';
import type { Style } from '../telling/tell.ts';

export type Provider = 'local' | 'ollama' | 'claude' | 'openai';

/** One who may tell the story, and how to reach them. */
export interface Narrator {
  provider: Provider;
  model: string;
  apiKey: string;
  baseUrl: string;
  /** Whether it was chosen by hand; one that is only tried is not missed. */
  isChosen: boolean;
}

export interface Settings {
  style: Style;
  /** Who is tried, in this order, before the built-in narrator. */
  narrators: Narrator[];
  /** For all of them together. */
  timeoutMs: number;
}

const PROVIDERS: readonly string[] = ['local', 'ollama', 'claude', 'openai'];
const MODELS: Record<Provider, string> = {
  local: '',
  ollama: 'llama3.2',
  claude: 'claude-haiku-5-5',
  openai: 'gpt-5.4-mini',
};
const DEFAULT_TIMEOUT_MS = 9_000;

export function settingsFrom(config: JsonObject): Settings {
  const text = (key: string) => (typeof config[key] === 'string' ? config[key].trim() : '');
  const style = text('style');
  const chosen = text('provider') || 'auto';
  const narrators: Narrator[] = [];
  const add = (provider: string, isFirst: boolean) => {
    // What is set for the first narrator is not for the second, least of all its key.
    const own = (first: string, second: string) => text(isFirst ? first : second);
    const isAuto = provider === 'auto';
    const name = isAuto ? 'local' : provider;
    if (!PROVIDERS.includes(name) || narrators.some((narrator) => narrator.provider === name)) return;
    narrators.push({
      provider: name as Provider,
      model: own('model', 'fallbackModel') || MODELS[name as Provider],
      apiKey: own('apiKey', 'fallbackApiKey'),
      baseUrl: own('baseUrl', 'fallbackBaseUrl'),
      isChosen: !isAuto,
    });
  };
  add(chosen, true);
  if (chosen !== 'built-in') add(text('fallbackProvider') || 'auto', false);
  return {
    style: style === 'terse' || style === 'poetic' ? style : 'vivid',
    narrators: chosen === 'built-in' ? [] : narrators,
    timeoutMs: typeof config['timeoutMs'] === 'number' ? config['timeoutMs'] : DEFAULT_TIMEOUT_MS,
  };
}

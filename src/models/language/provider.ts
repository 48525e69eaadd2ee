import type { Provider } from '../../contracts/providers.ts';

interface ProviderFacts {
  title: string;
  /** Where it is asked unless told; empty where there is no usual place. */
  baseUrl: string;
  /** What is asked unless told; empty where only the user can say. */
  model: string;
  needsKey: boolean;
}

export const FACTS: Readonly<Record<Provider, ProviderFacts>> = {
  local: { title: 'Model file', baseUrl: '', model: '', needsKey: false },
  ollama: { title: 'Ollama', baseUrl: 'http://127.0.0.1:11434', model: '', needsKey: false },
  openai: { title: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini', needsKey: true },
  openrouter: {
    title: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'anthropic/claude-haiku-5.5',
    needsKey: true,
  },
  claude: {
    title: 'Claude',
    baseUrl: 'https://api.anthropic.com',
    model: 'claude-haiku-5-5',
    needsKey: true,
  },
  bridge: { title: 'Bridge', baseUrl: '', model: 'bridge', needsKey: false },
};

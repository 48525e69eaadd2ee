/** Who runs a model. `local` is a GGUF file in a process of ours; `bridge` is a folder or a file of answers. */
export const PROVIDERS = ['local', 'ollama', 'openai', 'openrouter', 'claude', 'bridge'] as const;
export type Provider = (typeof PROVIDERS)[number];

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

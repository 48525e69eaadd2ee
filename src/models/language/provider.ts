/** Who runs a model. `local` is a GGUF file in a process of ours. */
const PROVIDERS = ['local', 'ollama', 'openai', 'openrouter', 'claude', 'bridge'] as const;
export type Provider = (typeof PROVIDERS)[number];

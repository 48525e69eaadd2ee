/** Companies that run models elsewhere, for those who have a key. */
export const SERVICES = ['claude', 'openai', 'openrouter'] as const;

/** Who runs a model. `local` is a GGUF file in a process of ours; `bridge` is a folder or a file of answers. */
export const PROVIDERS = ['local', 'ollama', ...SERVICES, 'bridge'] as const;
export type Provider = (typeof PROVIDERS)[number];

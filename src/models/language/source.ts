import { NarratoriaError } from '../../base/errors.ts';
import type { Provider } from '../../contracts/providers.ts';
import { type Place, serverUrl } from './address.ts';
import { FACTS } from './provider.ts';
import type { ModelSettings } from './settings.ts';

/** A model that somebody else runs, and how to reach it. Holds a key: it never leaves the host. */
export interface ModelSource {
  provider: Exclude<Provider, 'local'>;
  model: string;
  /** An address, or for a bridge a folder or a file. */
  baseUrl: string;
  /** Empty where none is needed. */
  apiKey: string;
}

/** A source as it may be shown. */
export type PublicSource = Omit<ModelSource, 'apiKey'> & { hasKey: boolean };

export function withoutKey({ apiKey, ...source }: ModelSource): PublicSource {
  return { ...source, hasKey: apiKey !== '' };
}

/** Whether nobody but OpenAI, OpenRouter or Anthropic themselves is asked. */
export function isHosted({ provider, baseUrl }: Pick<ModelSource, 'provider' | 'baseUrl'>): boolean {
  return FACTS[provider].needsKey && baseUrl === FACTS[provider].baseUrl;
}

/** Where a source is. A bridge is here. Throws for an address that may not be asked. */
export function placeOfSource(source: ModelSource, settings: ModelSettings): Place {
  if (source.provider === 'bridge') return 'here';
  return serverUrl(source.baseUrl, settings).place;
}

/** A source as people call it: `Claude`, `Ollama`, `the server at 127.0.0.1:1234`. */
export function titleOf({ provider, baseUrl }: Pick<ModelSource, 'provider' | 'baseUrl'>): string {
  if (provider !== 'openai' || isHosted({ provider, baseUrl })) return FACTS[provider].title;
  return `the server at ${URL.canParse(baseUrl) ? new URL(baseUrl).host : 'an address that cannot be read'}`;
}

/** Sees to it that a source can be asked at all. */
export function checkSource(source: ModelSource): void {
  const title = titleOf(source);
  if (source.model === '')
    throw new NarratoriaError('invalid_settings', `No model is chosen for ${title}.`, {
      hint: 'Choose one with `narratoria models use NAME --model MODEL`, or under Storyteller in Settings.',
    });
  if (isHosted(source) && source.apiKey === '')
    throw new NarratoriaError('model_unauthorized', `${title} needs a key, and none is set.`, {
      hint: `Enter it under Storyteller in Settings, or run: narratoria models use ${source.provider} --key-from-stdin`,
    });
}

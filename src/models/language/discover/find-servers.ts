import type { ModelSettings } from '../settings.ts';
import { listModels, type OfferedModel } from './list-models.ts';

/** Where servers listen unless told otherwise. */
const USUAL = [
  { id: 'ollama', title: 'Ollama', provider: 'ollama', baseUrl: 'http://127.0.0.1:11434' },
  { id: 'lm-studio', title: 'LM Studio', provider: 'openai', baseUrl: 'http://127.0.0.1:1234/v1' },
  { id: 'llama.cpp', title: 'llama.cpp', provider: 'openai', baseUrl: 'http://127.0.0.1:8080/v1' },
  { id: 'koboldcpp', title: 'KoboldCpp', provider: 'openai', baseUrl: 'http://127.0.0.1:5001/v1' },
] as const;

export type ServerId = (typeof USUAL)[number]['id'];
export const SERVER_IDS: readonly ServerId[] = USUAL.map(({ id }) => id);

/** A model server on this machine. */
export interface FoundServer {
  id: ServerId;
  title: string;
  provider: 'ollama' | 'openai';
  baseUrl: string;
  models: OfferedModel[];
}

/** The model servers that run on this machine, where they usually listen or where OLLAMA_HOST says, with their models. */
export async function findServers(env: NodeJS.ProcessEnv = process.env): Promise<FoundServer[]> {
  const found = await Promise.all(
    USUAL.map(async (usual): Promise<FoundServer | null> => {
      const baseUrl = usual.id === 'ollama' ? ollamaAddress(env, usual.baseUrl) : usual.baseUrl;
      try {
        const models = await listModels({ provider: usual.provider, baseUrl, apiKey: '' }, LOCAL);
        return { ...usual, baseUrl, models };
      } catch {
        return null; // nothing listens there, or something else
      }
    }),
  );
  return found.filter((server) => server !== null);
}

const LOCAL: ModelSettings = {};

/** The variable holds an address in one of several forms; only its port matters to us, because we look only here. */
function ollamaAddress({ OLLAMA_HOST: host = '' }: NodeJS.ProcessEnv, usual: string): string {
  const port = /:(\d+)\/?$/.exec(host)?.[1];
  return port === undefined ? usual : `http://127.0.0.1:${port}`;
}

/** The model of a server to begin with: one that is in memory, or else the first it lists. */
export function firstChoice(models: readonly OfferedModel[]): string | null {
  return (models.find(({ isLoaded }) => isLoaded) ?? models[0])?.name ?? null;
}

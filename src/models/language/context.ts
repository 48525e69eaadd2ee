import { listModels } from './discover/list-models.ts';
import { hostedContext } from './prices.ts';
import { DEFAULT_CONTEXT, type ModelSettings } from './settings.ts';
import { isHosted, type ModelSource } from './source.ts';

const BRIDGE_CONTEXT = 8_192;
/** Ollama's own default is so small that a story does not fit, so it is told. */
const OLLAMA_CONTEXT = 8_192;
const REMEMBERED_MS = 60_000;
/** A scene waits for the answer, so it is short: a server that says nothing has to be noticed and replaced within ten seconds. */
const PATIENCE_MS = 1_500;

const remembered = new Map<string, { at: number; tokens: Promise<number> }>();

/** How many tokens a model keeps in mind: as the user says, as its server says, or what is safe to assume. */
export async function contextOf(source: ModelSource, settings: ModelSettings): Promise<number> {
  if (isHosted(source)) return hostedContext(source.model);
  const { contextTokens } = settings;
  if (contextTokens !== undefined) return contextTokens;
  if (source.provider === 'bridge') return BRIDGE_CONTEXT;
  const key = JSON.stringify([source, settings.allowLocalNetwork]);
  const known = remembered.get(key);
  if (known !== undefined && Date.now() - known.at < REMEMBERED_MS) return known.tokens;
  const tokens = askServer(source, settings).then((said) => said ?? known?.tokens ?? usualOf(source));
  remembered.set(key, { at: Date.now(), tokens });
  return tokens;
}

function usualOf({ provider }: ModelSource): number {
  return provider === 'ollama' ? OLLAMA_CONTEXT : DEFAULT_CONTEXT;
}

/** What the server says; null when it cannot be reached, or is too busy to say. */
async function askServer(source: ModelSource, settings: ModelSettings): Promise<number | null> {
  try {
    const models = await listModels(source, settings, PATIENCE_MS);
    const said = models.find(({ name }) => name === source.model)?.contextTokens ?? usualOf(source);
    // More than that costs memory for every token, and a story does not need it.
    return source.provider === 'ollama' ? Math.min(said, OLLAMA_CONTEXT) : said;
  } catch {
    return null; // that it cannot be reached is told when it is asked to write
  }
}

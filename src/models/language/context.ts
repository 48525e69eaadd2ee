import { listModels } from './discover/list-models.ts';
import { hostedContext } from './prices.ts';
import { DEFAULT_CONTEXT, type ModelSettings } from './settings.ts';
import { isHosted, type ModelSource } from './source.ts';

const BRIDGE_CONTEXT = 8_192;
/** Ollama's own default is so small that a story does not fit, so it is told. */
const OLLAMA_CONTEXT = 8_192;
const REMEMBERED_MS = 60_000;

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
  const tokens = askServer(source, settings);
  remembered.set(key, { at: Date.now(), tokens });
  return tokens;
}

async function askServer(source: ModelSource, settings: ModelSettings): Promise<number> {
  const usual = source.provider === 'ollama' ? OLLAMA_CONTEXT : DEFAULT_CONTEXT;
  try {
    const models = await listModels(source, settings);
    const said = models.find(({ name }) => name === source.model)?.contextTokens ?? usual;
    // More than that costs memory for every token, and a story does not need it.
    return source.provider === 'ollama' ? Math.min(said, OLLAMA_CONTEXT) : said;
  } catch {
    return usual; // that it cannot be reached is told when it is asked to write
  }
}

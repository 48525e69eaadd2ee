import { createLog } from '../../../../src/base/log.ts';
import type { LanguageModel } from '../../../../src/models/language/language-model.ts';
import { openLanguageModel } from '../../../../src/models/language/open.ts';
import { changeModelSettings, type ModelSettings } from '../../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../../src/models/language/storyteller.ts';
import { temporaryHome } from '../../support/made-up-model.ts';
import type { Dialect } from './dialects.ts';
import { KEY, type ModelServer, modelServer } from './model-server.ts';

export interface Served {
  server: ModelServer;
  model: LanguageModel;
  home: string;
  notices: string[];
  logged(): string;
}

const addressOf = (dialect: Dialect, { url }: ModelServer) =>
  dialect === 'openai' || dialect === 'openrouter' ? `${url}/v1` : url;

/** A home whose storyteller asks such a server, and nobody else when that fails. */
export async function openServed(
  dialect: Dialect,
  pieces: readonly string[],
  {
    settings = {},
    storyteller = {},
  }: { settings?: ModelSettings; storyteller?: Record<string, string | number> } = {},
): Promise<Served> {
  const server = await modelServer(dialect, pieces);
  const home = temporaryHome();
  await changeModelSettings(home, { contextTokens: 4096, ...settings });
  await changeStoryteller(home, {
    provider: dialect,
    model: 'small-one',
    baseUrl: addressOf(dialect, server),
    apiKey: KEY,
    fallbackProvider: 'built-in',
    ...storyteller,
  });
  const lines: string[] = [];
  const notices: string[] = [];
  const model = openLanguageModel({
    home,
    shared: home,
    log: createLog({ write: (line) => lines.push(line) }),
    onNotice: (sentence) => notices.push(sentence),
  });
  return { server, model, home, notices, logged: () => lines.join('') };
}

import { NarratoriaError } from '../../../base/errors.ts';
import { SERVICES } from '../../../contracts/providers.ts';
import { serverUrl } from '../address.ts';
import { FACTS } from '../provider.ts';
import type { ModelSettings } from '../settings.ts';
import type { ModelSource } from '../source.ts';
import { findServers, firstChoice, type ServerId } from './find-servers.ts';
import { listModels, type OfferedModel } from './list-models.ts';

interface Named {
  model?: string | undefined;
  apiKey: string;
  settings: ModelSettings;
}

/** A server that should run on this machine, with its model or the one that was named. */
export async function sourceOfServer(id: ServerId, model: string | undefined): Promise<ModelSource> {
  const servers = await findServers();
  const server = servers.find((each) => each.id === id);
  if (server === undefined) {
    const others = servers.map(({ title }) => title).join(', ');
    throw new NarratoriaError('model_unreachable', `${id} does not run on this computer.`, {
      hint: others === '' ? 'Start it and try again.' : `Start it and try again. Running: ${others}.`,
    });
  }
  const { provider, baseUrl, models } = server;
  return { provider, baseUrl, apiKey: '', model: chosen(models, model ?? '', baseUrl) };
}

/** What runs at an address, which may end in `#MODEL`. Refuses an address where nothing listens. */
export async function sourceAt(text: string, { model, apiKey, settings }: Named): Promise<ModelSource> {
  const { url, place } = serverUrl(text, settings);
  const named = model ?? decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  url.search = '';
  const address = url.href.replace(/\/+$/, '');
  const hosted = SERVICES.find((each) => new URL(FACTS[each].baseUrl).host === url.host);
  if (hosted !== undefined) {
    const { baseUrl, model: usual } = FACTS[hosted];
    return { provider: hosted, baseUrl, model: named || usual, apiKey };
  }
  const tries: Omit<ModelSource, 'model'>[] = [
    ...(place !== 'elsewhere' ? [{ provider: 'ollama' as const, baseUrl: address, apiKey }] : []),
    { provider: 'openai', baseUrl: url.pathname === '/' ? `${address}/v1` : address, apiKey },
  ];
  let failure: unknown = null;
  for (const source of tries) {
    try {
      const models = await listModels(source, settings);
      if (source.provider === 'ollama' && models.length === 0) continue;
      return { ...source, model: chosen(models, named, address) };
    } catch (error) {
      failure = error;
      if (!(error instanceof NarratoriaError)) throw error;
      if (error.code === 'model_unreachable') throw nothingAt(address, error);
      if (error.code !== 'model_not_found') throw error;
    }
  }
  throw failure;
}

function nothingAt(address: string, cause: NarratoriaError): NarratoriaError {
  return new NarratoriaError('model_unreachable', `Nothing answers at ${address}.`, {
    hint: 'Start the server and try again. `narratoria models find` lists those on this computer.',
    cause,
  });
}

function chosen(models: readonly OfferedModel[], named: string, address: string): string {
  const names = models.map(({ name }) => name);
  if (named === '') {
    const first = firstChoice(models);
    if (first !== null) return first;
    throw new NarratoriaError('model_not_found', `The server at ${address} has no model yet.`, {
      hint: 'Load one there, or name one with --model.',
    });
  }
  if (names.length === 0 || names.includes(named)) return named;
  const tagged = names.find((name) => name.split(':')[0] === named);
  if (tagged !== undefined) return tagged;
  throw new NarratoriaError('model_not_found', `The server at ${address} has no model ${named}.`, {
    hint: `It has ${names.slice(0, 20).join(', ')}.`,
    details: { models: names },
  });
}

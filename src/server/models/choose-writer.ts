import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { ModelList, Writer } from '../../contracts/api/models.ts';
import { SERVICES } from '../../contracts/providers.ts';
import { listModels } from '../../models/language/discover/list-models.ts';
import { sourceAt } from '../../models/language/discover/source-at.ts';
import { FACTS } from '../../models/language/provider.ts';
import { changeModelSettings, readModelSettings } from '../../models/language/settings.ts';
import { readStoryteller } from '../../models/language/storyteller.ts';
import { chooseForHome, type WantedModel } from '../../models/language/use.ts';

/** Makes somebody the writer of this home from the next scene on. A server is asked first, so that a mistake shows now. */
export async function chooseWriter(home: string, writer: Writer, log: Log): Promise<void> {
  if (writer.localNetwork === false) await changeModelSettings(home, { allowLocalNetwork: undefined });
  await chooseForHome(home, await wantedBy(home, writer), log);
}

/** The models of a server or a service. */
export async function modelsOf(home: string, writer: Writer): Promise<ModelList> {
  const { provider, localNetwork } = writer;
  const known = await readModelSettings(home);
  const settings = localNetwork === undefined ? known : { ...known, allowLocalNetwork: localNetwork };
  const baseUrl = addressIn(writer);
  const apiKey = await keyFor(home, writer);
  const service = serviceIn(writer);
  if (service === null && baseUrl === '')
    throw new NarratoriaError('request_invalid', `${provider} has no list of models.`);
  const source =
    service === null
      ? await sourceAt(baseUrl, { apiKey, settings })
      : { provider: service, baseUrl: FACTS[service].baseUrl, apiKey };
  const models = await listModels(source, settings);
  return { models: models.map(({ name, contextTokens }) => ({ id: name, contextTokens })) };
}

/** The same wish in the words of `models use`. */
async function wantedBy(home: string, writer: Writer): Promise<WantedModel> {
  const { provider, model = '', localNetwork } = writer;
  if (provider === 'built-in' || provider === 'auto') return { what: provider };
  if (provider === 'local') return { what: model === '' ? 'auto' : model };
  const named = model === '' ? {} : { model };
  const apiKey = await keyFor(home, writer);
  const what = serviceIn(writer) ?? addressIn(writer);
  return { what, ...named, apiKey, ...(localNetwork === true && { allowNetwork: true }) };
}

/** The online service that is meant; null when it is a server at an address. */
function serviceIn(writer: Writer): (typeof SERVICES)[number] | null {
  if ((writer.baseUrl ?? '').trim() !== '') return null;
  return SERVICES.find((each) => each === writer.provider) ?? null;
}

function addressIn({ provider, baseUrl = '' }: Writer): string {
  const address = baseUrl.trim().replace(/\/+$/, '');
  return address === '' && provider === 'ollama' ? FACTS.ollama.baseUrl : address;
}

/** A key that is stored is used only where it was entered for. */
async function keyFor(home: string, writer: Writer): Promise<string> {
  if (writer.apiKey !== undefined) return writer.apiKey.trim();
  const { first } = await readStoryteller(home);
  if (first.kind !== 'source') return '';
  const service = serviceIn(writer);
  const address = service === null ? addressIn(writer) : FACTS[service].baseUrl;
  return first.source.baseUrl === address ? first.source.apiKey : '';
}

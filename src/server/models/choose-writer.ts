import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Writer } from '../../contracts/api/models.ts';
import { listModels } from '../../models/language/discover/list-models.ts';
import { FACTS } from '../../models/language/provider.ts';
import { changeModelSettings, readModelSettings } from '../../models/language/settings.ts';
import { checkSource, type ModelSource } from '../../models/language/source.ts';
import { changeStoryteller, readStoryteller } from '../../models/language/storyteller.ts';
import { chooseForHome } from '../../models/language/use.ts';

/** Makes somebody the writer of this home from the next scene on. A server is asked first, so that a mistake shows now. */
export async function chooseWriter(home: string, writer: Writer, log: Log): Promise<void> {
  const { provider, model = 'auto', localNetwork } = writer;
  if (provider === 'built-in') return await changeStoryteller(home, { provider });
  if (provider === 'auto' || provider === 'local') {
    await chooseForHome(home, { what: model === '' ? 'auto' : model }, log);
    return await changeStoryteller(home, { provider });
  }
  const source = await sourceIn(home, writer);
  checkSource(source);
  const settings = await readModelSettings(home);
  const allowed = { ...settings, ...(localNetwork !== undefined && { allowLocalNetwork: localNetwork }) };
  const offered = await listModels(source, allowed);
  if (offered.length > 0 && !offered.some(({ name }) => name === source.model))
    throw unknown(source, offered);
  if (localNetwork !== undefined) await changeModelSettings(home, { allowLocalNetwork: localNetwork });
  const { baseUrl, apiKey } = source;
  await changeStoryteller(home, {
    provider,
    model: source.model,
    baseUrl: baseUrl === FACTS[source.provider].baseUrl ? null : baseUrl,
    apiKey: apiKey === '' ? null : apiKey,
  });
}

/** The server or service that is meant. A key that is stored is used only where it was entered for. */
export async function sourceIn(home: string, writer: Writer): Promise<ModelSource> {
  const { provider, model = '', baseUrl = '', apiKey } = writer;
  if (provider === 'auto' || provider === 'built-in' || provider === 'local')
    throw new NarratoriaError('request_invalid', 'This writer is no server.');
  const address = (baseUrl.trim() === '' ? FACTS[provider].baseUrl : baseUrl.trim()).replace(/\/+$/, '');
  const { first } = await readStoryteller(home);
  const isSame =
    first.kind === 'source' && first.source.provider === provider && first.source.baseUrl === address;
  return {
    provider,
    model: model.trim(),
    baseUrl: address,
    apiKey: apiKey ?? (isSame ? first.source.apiKey : ''),
  };
}

function unknown({ model, baseUrl }: ModelSource, offered: readonly { name: string }[]): NarratoriaError {
  const some = offered
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ');
  return new NarratoriaError('model_not_found', `${baseUrl} has no model called ${model}.`, {
    hint: `It has ${some}${offered.length > 5 ? ' and others' : ''}.`,
  });
}

import { NarratoriaError } from '../../base/errors.ts';
import { findModel } from '../../models/catalogue.ts';
import { findServers } from '../../models/language/discover/find-servers.ts';
import { testBy } from '../../models/language/discover/test-model.ts';
import { changeModelSettings } from '../../models/language/settings.ts';
import { isOffline, offlineError } from '../../models/offline.ts';
import { modelView } from '../models/catalogue-view.ts';
import { chooseWriter, modelsOf } from '../models/choose-writer.ts';
import { changeOptions } from '../models/model-options.ts';
import { modelsView } from '../models/models-view.ts';
import { writerNow } from '../models/writer-now.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';

type Names =
  | 'models'
  | 'pullModel'
  | 'pauseModel'
  | 'cancelModel'
  | 'useModel'
  | 'changeModelOptions'
  | 'findServers'
  | 'listModels'
  | 'testModel'
  | 'answerOffer';

export function modelHandlers(services: Services): Handlers<Names> {
  const { runtime, downloads, feed } = services;
  const { home, log, catalog, runner } = runtime;
  const idIn = (params: Record<string, string>) => findModel(params['id'] ?? '').id;
  const viewOf = async (id: string) => {
    const { id: writer } = await writerNow(services.stories.model);
    return await modelView(id, { home, downloads, writer });
  };
  /** The next scene is told by whoever was chosen, also by scripts that wait already. */
  const takeUp = async () => {
    await catalog.reload();
    runner.dropPrewarmed(() => true);
    feed.send({ event: 'skills' });
    feed.send({ event: 'models' });
    return await modelsView(services);
  };
  return {
    models: () => modelsView(services),
    async pullModel({ params }) {
      const id = idIn(params);
      if (isOffline()) throw offlineError(id);
      downloads.pull(id);
      return await viewOf(id);
    },
    async pauseModel({ params }) {
      const id = idIn(params);
      await downloads.pause(id);
      return await viewOf(id);
    },
    async cancelModel({ params }) {
      const id = idIn(params);
      await downloads.cancel(id);
      return await viewOf(id);
    },
    async useModel({ body }) {
      await chooseWriter(home, body, log);
      return await takeUp();
    },
    async changeModelOptions({ body }) {
      await changeOptions(home, body);
      return await takeUp();
    },
    async findServers() {
      const servers = await findServers();
      return {
        servers: servers.map(({ title, provider, baseUrl, models }) => ({
          title,
          provider,
          baseUrl,
          // What is in memory answers at once.
          models: models.toSorted((a, b) => Number(b.isLoaded) - Number(a.isLoaded)).map(({ name }) => name),
        })),
      };
    },
    listModels: ({ body }) => modelsOf(home, body),
    async testModel({ request }) {
      const { model } = services.stories;
      const choice = await model.choice('prose');
      if (choice.kind === 'none')
        throw new NarratoriaError('no_model', `No language model writes. ${choice.why}.`);
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const tested = await testBy((asked) => model.generate(asked), choice.contextTokens, {
        signal: gone.signal,
      });
      return {
        firstWordMs: tested.firstWordMs,
        tokensPerSecond: tested.tokensPerSecond,
        json: tested.json.holds,
        contextTokens: tested.contextTokens,
        sample: tested.text,
      };
    },
    async answerOffer({ body }) {
      await changeModelSettings(home, { offer: 'answered' });
      const { models } = await modelsView(services);
      const wanted = models.find(({ isRecommended }) => isRecommended);
      if (body.answer === 'download' && wanted !== undefined) {
        if (isOffline()) throw offlineError(wanted.id);
        downloads.pull(wanted.id);
      }
      return await modelsView(services);
    },
  };
}

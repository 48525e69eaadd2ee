import { NarratoriaError } from '../../base/errors.ts';
import { findModel } from '../../models/catalogue.ts';
import { chooseForHome, type WantedModel } from '../../models/language/use.ts';
import { isOffline, offlineError } from '../../models/offline.ts';
import { modelsView, modelView } from '../models/models-view.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';

type Names = 'models' | 'pullModel' | 'pauseModel' | 'cancelModel' | 'useModel';

export function modelHandlers({ runtime, downloads, feed }: Services): Handlers<Names> {
  const { home, log } = runtime;
  const idIn = (params: Record<string, string>) => findModel(params['id'] ?? '').id;
  return {
    models: () => modelsView(home, downloads),
    async pullModel({ params }) {
      const id = idIn(params);
      if (isOffline()) throw offlineError(id);
      downloads.pull(id);
      return await modelView(id, home, downloads);
    },
    async pauseModel({ params }) {
      const id = idIn(params);
      await downloads.pause(id);
      return await modelView(id, home, downloads);
    },
    async cancelModel({ params }) {
      const id = idIn(params);
      await downloads.cancel(id);
      return await modelView(id, home, downloads);
    },
    async useModel({ body }) {
      await chooseForHome(home, wantedIn(body.use.trim()), log);
      feed.send({ event: 'models' });
      return await modelsView(home, downloads);
    },
  };
}

/** The address of a server names the model behind a #: `http://127.0.0.1:11434#llama3.2`. */
function wantedIn(use: string): WantedModel {
  const [, what, model] = /^([a-z]+:\/\/[^#\s]+)[#\s]\s*(.+)$/i.exec(use) ?? [];
  if (what !== undefined && model !== undefined) return { what, model };
  if (!/^[a-z]+:\/\//i.test(use)) return { what: use };
  throw new NarratoriaError('request_invalid', 'The address needs the name of a model.', {
    hint: 'Add it after a #, such as http://127.0.0.1:11434#llama3.2.',
  });
}

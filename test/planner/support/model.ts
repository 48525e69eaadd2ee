import type { Json } from '../../../src/base/json.ts';
import { createLog } from '../../../src/base/log.ts';
import { createRandom } from '../../../src/base/random.ts';
import type { PromptMessage } from '../../../src/models/conversation.ts';
import type {
  GenerateRequest,
  Generation,
  LanguageModel,
} from '../../../src/models/language/language-model.ts';
import { BuiltInPlanner } from '../../../src/planner/built-in-planner.ts';
import { WITHOUT_A_STORY } from '../../../src/planner/model/decide.ts';
import { ModelPlanner } from '../../../src/planner/model/model-planner.ts';

/** A planner with this model, what it logged and what the player was told. */
export function plannerWith(
  model: LanguageModel,
  front: () => Promise<readonly PromptMessage[]> = async () => WITHOUT_A_STORY,
  shorten: () => Promise<boolean> = async () => false,
) {
  const lines: string[] = [];
  const notices: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const builtIn = new BuiltInPlanner({ random: createRandom('model'), log });
  const planner = new ModelPlanner({
    model,
    builtIn,
    log,
    front,
    shorten,
    onNotice: (sentence) => notices.push(sentence),
  });
  return { planner, builtIn, notices, logged: () => lines.join('') };
}

/** A model that answers as a test says; for what no real one can be made to say. */
export function scriptedModel(answer: (request: GenerateRequest) => Promise<Json> | Json) {
  const requests: GenerateRequest[] = [];
  const model: LanguageModel = {
    choice: async () => ({
      kind: 'file',
      id: 'scripted',
      file: '/scripted.gguf',
      provider: 'local',
      isLocal: true,
      contextTokens: 4096,
      why: 'the test says so',
    }),
    prepare: async () => {},
    pid: null,
    close: async () => {},
    async generate(request): Promise<Generation> {
      requests.push(request);
      const json = await answer(request);
      return {
        text: JSON.stringify(json),
        json,
        stopReason: 'end',
        model: 'scripted',
        provider: 'local',
        cost: 0,
        tokens: { prompt: 1, reused: 0, reusedFrom: 'nothing', written: 1 },
        timings: { loadMs: 0, firstTokenMs: 1, totalMs: 1 },
      };
    },
  };
  return { model, requests };
}

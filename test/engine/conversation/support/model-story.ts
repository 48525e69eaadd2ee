import { rmSync } from 'node:fs';
import path from 'node:path';
import { silentLog } from '../../../../src/base/log.ts';
import { createRandom } from '../../../../src/base/random.ts';
import type { Campaign } from '../../../../src/campaign/campaign.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import { turnOf } from '../../../../src/engine/conversation/chapters.ts';
import { StoryConversations } from '../../../../src/engine/conversation/conversations.ts';
import type { StoryConversation } from '../../../../src/engine/conversation/story.ts';
import { savedStory } from '../../../../src/engine/play/saved-story.ts';
import { offerServices } from '../../../../src/engine/play/services.ts';
import { storyCost } from '../../../../src/engine/play/story-usage.ts';
import type { Scene } from '../../../../src/engine/scene.ts';
import { StorySession } from '../../../../src/engine/session.ts';
import { HostServer } from '../../../../src/host/server.ts';
import type {
  GenerateRequest,
  Generation,
  LanguageModel,
} from '../../../../src/models/language/language-model.ts';
import type { PlanGenerator } from '../../../../src/plan/generator.ts';
import { BuiltInPlanner } from '../../../../src/planner/built-in-planner.ts';
import { SkillHealth } from '../../../../src/skills/health.ts';
import { SkillLibrary } from '../../../../src/skills/library.ts';
import { MemoryStore, type Store } from '../../../../src/store/index.ts';
import { LOW_WATER, ROOT, scratchFolder } from '../../../play/support/story.ts';
import { writeSkills } from '../../../support/skills.ts';
import { storyRunner } from '../../../support/story-runner.ts';

/** A script of somebody else that asks the model within the story and tells what it answered. */
export function asking(params: object, patch: string): string {
  return `import http from 'node:http';
let line = '';
process.stdin.on('data', (chunk) => { line += chunk; }).on('end', () => {
  const { host } = JSON.parse(line);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'generate', params: ${JSON.stringify(params)} });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + host.token };
  http.request(host.url, { method: 'POST', headers, ...(host.socketPath && { socketPath: host.socketPath }) }, (response) => {
    let text = '';
    response.on('data', (chunk) => { text += chunk; }).on('end', () => {
      const { result, error } = JSON.parse(text);
      const say = (event) => console.log(JSON.stringify({ version: '0', ...event }));
      if (error) say({ type: 'error', errorCode: error.data?.code ?? 'failed', errorMessage: error.message });
      else say({ type: 'state_patch', patch: (${patch})(result) });
      say({ type: 'done', ok: !error });
    });
  }).end(body);
});
`;
}

export const TELLER = {
  scripts: {
    'narrate.mjs': asking(
      { task: 'prose', story: true, keep: true, prompt: 'Write the scene now.' },
      '(result) => ({ narration: { paragraphs: result.text.split("\\n\\n"), writer: "model", model: result.model } })',
    ),
    'ask.mjs': asking(
      { task: 'other', story: true, prompt: 'How is the weather?' },
      '(result) => ({ weather: result.text })',
    ),
  },
  manifest: {
    capabilities: ['narration'],
    priority: 95,
    permissions: { host: ['generate'] },
    scripts: [
      { name: 'narrate', path: 'scripts/narrate.mjs', required: true },
      {
        name: 'ask',
        path: 'scripts/ask.mjs',
        runs: { when: 'every_scene', phase: 'tell' },
      },
    ],
  },
};

/** A model that answers as a test says, and remembers what it was asked. */
export function standIn(
  answer: (request: GenerateRequest, index: number) => Promise<string> | string,
  { contextTokens = 4096, isLocal = true }: { contextTokens?: number; isLocal?: boolean } = {},
) {
  const requests: GenerateRequest[] = [];
  const model: LanguageModel = {
    choice: async () => ({
      kind: 'file',
      id: 'stand-in',
      file: '/stand-in.gguf',
      provider: 'local',
      isLocal,
      contextTokens,
      why: 'the test says so',
    }),
    prepare: async () => {},
    pid: null,
    close: async () => {},
    async generate(request): Promise<Generation> {
      requests.push(request);
      const text = await answer(request, requests.length - 1);
      request.onSign?.({ phase: 'writing' });
      return {
        text,
        json: request.schema === undefined ? null : JSON.parse(text),
        stopReason: 'end',
        model: 'stand-in',
        provider: 'local',
        cost: 0.001,
        tokens: { prompt: 100, reused: 60, reusedFrom: 'memory', written: 40 },
        timings: { loadMs: 0, firstTokenMs: 10, totalMs: 20 },
      };
    },
  };
  return { model, requests };
}

export interface ModelStory {
  session: StorySession;
  conversation: StoryConversation;
  store: Store;
  playthroughId: string;
  campaign: Campaign;
  /** Goes on with the first choice that can be chosen. */
  next(scene: Scene): Promise<Scene>;
  reopen(): Promise<ModelStory>;
  close(): Promise<void>;
}

/** A story whose narrator is a skill of somebody else that asks `model` within the story. */
export async function modelStory(
  model: LanguageModel,
  {
    folder = LOW_WATER,
    seed = 'conversation',
    generator,
    skills: own = { teller: TELLER },
    kept,
    limits = {},
  }: {
    folder?: string;
    seed?: string;
    generator?: (conversation: ReturnType<StoryConversations['open']>) => PlanGenerator;
    skills?: Parameters<typeof writeSkills>[1];
    kept?: { store: Store; playthroughId: string };
    limits?: { planTimeoutMs?: number };
  } = {},
): Promise<ModelStory> {
  const log = silentLog();
  const data = scratchFolder();
  writeSkills(path.join(data, 'skills'), own);
  const roots = [path.join(data, 'skills'), path.join(ROOT, 'skills')];
  const skills = await SkillLibrary.open({
    roots: roots.map((root) => ({ folder: root, dataFolder: data, origin: 'shipped' })),
  });
  const runner = storyRunner();
  const host = new HostServer({ log, socketFolder: () => runner.hostFolder });
  const store = kept?.store ?? new MemoryStore({ log, embedder: null });
  const campaign = loadCampaign(folder);
  const playthroughId =
    kept?.playthroughId ?? (await store.createPlaythrough({ campaignId: 'test' })).playthroughId;
  const story = savedStory(store, playthroughId, 'test');
  const conversations = new StoryConversations();
  const embedder = { modelId: 'none', dimensions: 1, embed: async () => [] };
  offerServices(host, { store, embedder, model, conversations });
  const conversation = conversations.open(playthroughId, {
    model,
    log,
    spentBefore: () => storyCost(story.records),
    scenes: async (range) =>
      (await story.records.scenes(range)).map(({ sceneObject }) => turnOf(sceneObject as unknown as Scene)),
  });
  const health = new SkillHealth();
  const session = new StorySession({
    ...{ campaign, seed, playthroughId, conversation, log },
    sessionId: 'test',
    journal: story.journal,
    generator: generator?.(conversation) ?? new BuiltInPlanner({ random: createRandom(seed) }),
    execution: () => ({ skills, runner, health, limits, grantHost: (scope) => host.grant(scope) }),
  });
  const close = async () => {
    conversations.close(playthroughId);
    story.release();
    await runner.close(0);
    await host.close();
    rmSync(data, { recursive: true, force: true });
  };
  return {
    ...{ session, conversation, store, playthroughId, campaign, close },
    next: (scene) => session.choose(scene.choices.find(({ needs }) => needs === undefined)?.id ?? ''),
    async reopen() {
      await close();
      const again = await modelStory(model, { folder, seed, skills: own, kept: { store, playthroughId } });
      const last = await store.playthrough(playthroughId).lastScene();
      if (last !== null) again.session.resume(last);
      return again;
    },
  };
}

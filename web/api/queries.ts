import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlanView } from '../../src/contracts/api/events.ts';
import type { CreationQuestionView, Library } from '../../src/contracts/api/library.ts';
import type { AssetView, Memories, Relations, StateView } from '../../src/contracts/api/look.ts';
import type { Models, Servers } from '../../src/contracts/api/models.ts';
import type { ScenePrompts, Usage } from '../../src/contracts/api/prompts.ts';
import type { AppView, SkillsView } from '../../src/contracts/api/settings.ts';
import type { StoryTree, StoryView } from '../../src/contracts/api/story.ts';
import { say } from '../ui/toasts.ts';
import { shellWords } from '../words/shell.ts';
import { call } from './client.ts';
import { ApiError } from './errors.ts';
import { isBrokenOff, merged } from './story-view.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY, // the server's events say when something is out of date
      refetchOnWindowFocus: false,
      // A refusal stays one; a server that does not answer may be starting.
      retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
      retryDelay: (failures) => 500 * 2 ** failures,
      networkMode: 'always', // the server is on this machine, whatever becomes of the network
    },
    mutations: { networkMode: 'always' },
  },
});

/** What asks for a scene of a story, so that one can see whether the server has heard of it. */
export const tellingKey = (storyId: string) => ['tell', storyId];

const of = (storyId: string): string => `/api/stories/${encodeURIComponent(storyId)}`;

export interface PlanSummary {
  scene: number;
  state: PlanView['state'];
  totalMs: number;
  tools: number;
  failed: number;
}

export interface Creation {
  questions: CreationQuestionView[];
  limits: string[];
  portrait: string | null;
}

/** Everything the page reads, with the key it is kept under. */
export const queries = {
  library: () => queryOptions({ queryKey: ['library'], queryFn: () => call<Library>('/api/library') }),
  creation: (campaignId: string) =>
    queryOptions({
      queryKey: ['creation', campaignId],
      queryFn: () => call<Creation>(`/api/campaigns/${encodeURIComponent(campaignId)}/creation`),
    }),
  story: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId],
      queryFn: () => storyNow(storyId),
    }),
  tree: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId, 'tree'],
      queryFn: () => call<StoryTree>(`${of(storyId)}/tree`),
    }),
  plans: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId, 'plans'],
      queryFn: () => call<{ plans: PlanSummary[] }>(`${of(storyId)}/plans`),
    }),
  plan: (storyId: string, scene: number) =>
    queryOptions({
      queryKey: ['story', storyId, 'plan', scene],
      queryFn: () => call<PlanView>(`${of(storyId)}/plans/${scene}`),
    }),
  assets: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId, 'assets'],
      queryFn: () => call<{ assets: AssetView[] }>(`${of(storyId)}/assets`),
    }),
  state: (storyId: string, scene?: number) =>
    queryOptions({
      queryKey: ['story', storyId, 'state', scene ?? 'head'],
      queryFn: () => call<StateView>(`${of(storyId)}/state${scene === undefined ? '' : `?scene=${scene}`}`),
      placeholderData: keepPreviousData,
    }),
  relations: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId, 'relations'],
      queryFn: () => call<Relations>(`${of(storyId)}/relations`),
    }),
  memories: (storyId: string, query = '') =>
    queryOptions({
      queryKey: ['story', storyId, 'memories', query],
      queryFn: ({ signal }) => {
        const asked = query === '' ? '' : `query=${encodeURIComponent(query)}&`;
        return call<Memories>(`${of(storyId)}/memories?${asked}limit=20`, { signal });
      },
      placeholderData: keepPreviousData,
    }),
  prompts: (storyId: string, scene: number) =>
    queryOptions({
      queryKey: ['story', storyId, 'prompts', scene],
      queryFn: () => call<ScenePrompts>(`${of(storyId)}/scenes/${scene}/prompts`),
    }),
  usage: (storyId: string) =>
    queryOptions({
      queryKey: ['story', storyId, 'usage'],
      queryFn: () => call<Usage>(`${of(storyId)}/usage`),
    }),
  skills: () => queryOptions({ queryKey: ['skills'], queryFn: () => call<SkillsView>('/api/skills') }),
  models: () => queryOptions({ queryKey: ['models'], queryFn: () => call<Models>('/api/models') }),
  modelServers: () =>
    queryOptions({
      queryKey: ['model-servers'],
      queryFn: () => call<Servers>('/api/models/servers'),
      staleTime: 10_000, // nobody says when one is started
    }),
  app: () => queryOptions({ queryKey: ['app'], queryFn: () => call<AppView>('/api/app') }),
};

async function storyNow(storyId: string): Promise<StoryView> {
  const known = () => queryClient.getQueryData<StoryView>(['story', storyId]);
  // What the player asks for is on the page before the server has heard of it.
  const isHeard = queryClient.isMutating({ mutationKey: tellingKey(storyId) }) === 0;
  const before = isHeard ? known() : undefined;
  const fresh = await call<StoryView>(of(storyId)).catch(async (error: unknown) => {
    // Gone for good, or only being taken back for another telling.
    if (!(error instanceof ApiError && error.status === 404) || known() === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return await call<StoryView>(of(storyId));
  });
  const now = known();
  if (now === undefined || !isBrokenOff(now, fresh)) return merged(now, fresh);
  // The answer may be older than the choice; then the telling goes on.
  if (before?.telling?.scene !== now.telling?.scene) return { ...merged(now, fresh), telling: now.telling };
  // When the server ended in mid-scene nobody is left to say so.
  say(shellWords.sceneInterrupted);
  return merged(now, fresh);
}

import type { Usage } from '../../contracts/api/prompts.ts';
import { readModelSettings } from '../../models/language/settings.ts';
import type { PlaythroughRecords } from '../../store/index.ts';
import { sceneIn } from '../saved-state.ts';
import type { SceneCall } from '../scene.ts';

/** So many scenes are read at a time. */
const AT_A_TIME = 50;

/** What a few calls came to. Tokens are null when no model answered, the cost when it is not known of one that did. */
export function usageOf(calls: readonly SceneCall[]): {
  tokens: Usage['tokens'] | null;
  cost: number | null;
} {
  const answered = calls.flatMap(({ tokens, cost }) => (tokens === null ? [] : [{ ...tokens, cost }]));
  if (answered.length === 0) return { tokens: null, cost: null };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const costs = answered.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    tokens: {
      prompt: sum(answered.map(({ prompt }) => prompt)),
      reused: sum(answered.map(({ reused }) => reused)),
      written: sum(answered.map(({ written }) => written)),
    },
    cost: costs.length < answered.length ? null : sum(costs),
  };
}

/** Those of a scene's calls that were made for the scene itself. */
export function ownCalls(calls: readonly SceneCall[]): SceneCall[] {
  return calls.filter(({ scene }) => scene === undefined);
}

/** What a story has cost in US dollars, as far as it is known. */
export async function storyCost(records: StoryRecords): Promise<number> {
  const { calls } = await callsOf(records);
  return calls.reduce((total, { cost }) => total + (cost ?? 0), 0);
}

/** What language models have read and written for a whole story. */
export async function storyUsage(records: StoryRecords, home: string): Promise<Usage> {
  const { costLimit = null } = await readModelSettings(home);
  const { scenes, calls } = await callsOf(records);
  const { tokens, cost } = usageOf(calls);
  return { scenes, tokens: tokens ?? { prompt: 0, reused: 0, written: 0 }, cost, limit: costLimit };
}

type StoryRecords = Pick<PlaythroughRecords, 'scene' | 'playthrough'>;

/** All calls of a story, and how many scenes a model was asked for. */
async function callsOf(records: StoryRecords): Promise<{ scenes: number; calls: SceneCall[] }> {
  const { headScene } = await records.playthrough();
  const calls: SceneCall[] = [];
  let scenes = 0;
  for (let first = 1; first <= headScene; first += AT_A_TIME) {
    const count = Math.min(AT_A_TIME, headScene - first + 1);
    const read = await Promise.all(Array.from({ length: count }, (_, index) => records.scene(first + index)));
    for (const record of read) {
      const { calls: own = [] } = sceneIn(record);
      if (ownCalls(own).length > 0) scenes += 1;
      calls.push(...own);
    }
  }
  return { scenes, calls };
}

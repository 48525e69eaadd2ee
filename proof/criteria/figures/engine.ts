/** Figures of the narrative engine, each measured on stories that the real program has played. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mentionFinder } from '../../../src/campaign/mentions.ts';
import { episodeFor } from '../../../src/engine/episodes.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { opinionTier } from '../../../src/rules/opinion.ts';
import { beatDelays, IN_TIME } from '../../../test/engine/beat-delays.ts';
import { incoherences } from '../../../test/engine/coherence.ts';
import { playAuto } from '../../../test/engine/support/played.ts';
import { ROOT, scratchFolder } from '../../../test/play/support/story.ts';
import { type KeptScene, keptScenes, type PlayedStory, withRecords } from './support/kept.ts';

/** Before it, hardly anything has happened that could be remembered. */
const FIRST_COUNTED = 3;
const RELEVANT = 0.7;
const STRONG = 30;

interface Spread {
  p50: number;
  p95: number;
}

export interface SceneTimes {
  scenes: number;
  total: Spread;
  /** Making the plan. */
  plan: Spread;
  /** Running its scripts. */
  execute: Spread;
  /** Everything else: thinking the choice through, and keeping the scene. */
  rest: Spread;
}

/** How long a scene takes, and what of it. The first one is left out: it also starts everything. */
export function sceneTimes(stories: readonly PlayedStory[]): SceneTimes {
  const timings = stories.flatMap(({ scenes }) => scenes.slice(1).map((scene) => scene.timings));
  return {
    scenes: timings.length,
    total: spread(timings.map(({ totalMs }) => totalMs)),
    plan: spread(timings.map(({ planMs }) => planMs)),
    execute: spread(timings.map(({ executeMs }) => executeMs)),
    rest: spread(timings.map(({ totalMs, planMs, executeMs }) => totalMs - planMs - executeMs)),
  };
}

export interface MemoryDriven {
  choices: number;
  /** Names of people, places and things that are in the choices. */
  entities: number;
  /** Choices for which memory has an earlier event of a relevance of 0.7 or more. */
  matching: number;
  share: number;
  byCampaign: Record<string, number>;
}

/** SC-034: what a choice names is looked for among the memories of what had happened by then. */
export async function memoryDrivenChoices(stories: readonly PlayedStory[]): Promise<MemoryDriven> {
  const byCampaign: Record<string, number> = {};
  let [choices, entities, matching] = [0, 0, 0];
  for (const story of stories) {
    const found = await withRecords(story, async (records) => {
      const mentionsIn = mentionFinder(story.campaign);
      const sceneOf = new Map(story.scenes.map(({ plan, scene }) => [plan.requestId, scene]));
      const offered = story.scenes
        .filter(({ scene, ending }) => scene >= FIRST_COUNTED && ending === undefined)
        .flatMap(({ scene, choices: all }) => all.map(({ text }) => ({ scene, text })));
      let hits = 0;
      for (const { scene, text } of offered) {
        entities += mentionsIn(text).length;
        const { results } = await records.semanticSearch(text, 'memory', 20, {}, { threshold: RELEVANT });
        const isKnown = results.some(
          ({ record }) => (sceneOf.get(record.id.split('/')[0] ?? '') ?? Number.POSITIVE_INFINITY) <= scene,
        );
        if (isKnown) hits += 1;
      }
      return { offered: offered.length, hits };
    });
    choices += found.offered;
    matching += found.hits;
    byCampaign[story.name] = share(found.hits, found.offered);
  }
  return { choices, entities, matching, share: share(matching, choices), byCampaign };
}

export interface BeatTiming {
  beats: number;
  /** Beats that were told, or came to the player with a choice that leads to them, within two scenes of being ready. */
  inTime: number;
  share: number;
  longest: number;
}

/** SC-035: how many scenes lie between the moment a beat's conditions hold and its telling, or a choice that leads to it. */
export async function beatTiming(stories: readonly PlayedStory[]): Promise<BeatTiming> {
  const delays: number[] = [];
  for (const story of stories) delays.push(...beatDelays(await keptScenes(story), story.campaign));
  const inTime = delays.filter((delay) => delay <= IN_TIME).length;
  return {
    beats: delays.length,
    inTime,
    share: share(inTime, delays.length),
    longest: Math.max(0, ...delays),
  };
}

export interface SentimentShown {
  /** Things said of what somebody thinks of the player, and how many of them are so. */
  opinions: number;
  right: number;
  /** Rolls against somebody with a strong opinion, and how many of them it counted in, the right way. */
  rolls: number;
  counted: number;
  share: number;
}

/** SC-036: whether what people think of the player shows as it is: in the words of the choices and in the dice. */
export async function sentimentShown(stories: readonly PlayedStory[]): Promise<SentimentShown> {
  let [opinions, right, rolls, counted] = [0, 0, 0, 0];
  for (const story of stories) {
    const kept = await keptScenes(story);
    for (const [index, { shown, world, choice }] of kept.entries()) {
      for (const { kind, ref, text } of shown.choices.flatMap(({ because }) => because)) {
        const said = kind === 'relationship' ? signOf(text) : null;
        if (said === null) continue;
        opinions += 1;
        if (said === Math.sign(opinionTier(world.opinions[ref] ?? 0))) right += 1;
      }
      const before = kept[index - 1]?.world.opinions[choice?.intent.target ?? ''] ?? 0;
      // What the author's own check counts is the author's affair.
      const isAuthored = choice?.intent.authored !== undefined;
      if (shown.roll === undefined || isAuthored || Math.abs(before) <= STRONG) continue;
      rolls += 1;
      const wanted = before > 0 ? /thinks well of you/ : /distrusts you/;
      const isCounted = shown.roll.modifiers.some(
        ({ value, reason }) => wanted.test(reason) && Math.sign(value) === Math.sign(before),
      );
      if (isCounted) counted += 1;
    }
  }
  return { opinions, right, rolls, counted, share: share(right + counted, opinions + rolls) };
}

/** What a reason says somebody feels for the player; null when it speaks of something else. */
function signOf(text: string): number | null {
  if (/ (?:would do anything for you|trusts you|is your friend)$/.test(text)) return 1;
  return / (?:is wary of you|is set against you|would be rid of you)$/.test(text) ? -1 : null;
}

export interface Coherence {
  scenes: number;
  problems: string[];
}

/** SC-037: a campaign without its endings, played for so many choices and checked by the rules of coherence. */
export async function coherenceOver(choices = 100, campaign = 'part-heard', seed = '1'): Promise<Coherence> {
  const scratch = scratchFolder();
  try {
    const folder = path.join(scratch, campaign);
    cpSync(path.join(ROOT, 'campaigns', campaign), folder, { recursive: true });
    rmSync(path.join(folder, 'plot/endings'), { recursive: true, force: true });
    const played = await playAuto(folder, choices, seed);
    const failed = played.exitCode === 0 ? [] : [`it ended with ${played.exitCode}: ${played.stderr}`];
    return {
      scenes: played.scenes.length,
      problems: [...failed, ...incoherences(played.scenes, played.campaign)],
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

export interface EpisodicSurfacing {
  /** Rolls on which a triumph or a failure of earlier days bears. */
  applicable: number;
  /** Those in which it counted and was named. */
  surfaced: number;
  /** Of those, the ones in which memory brought the event up as well. */
  recalled: number;
  share: number;
}

/** SC-038: whether a triumph or a failure comes up whenever it bears on what is tried. */
export async function episodicSurfacing(stories: readonly PlayedStory[]): Promise<EpisodicSurfacing> {
  let [applicable, surfaced, recalled] = [0, 0, 0];
  for (const story of stories) {
    const kept = await keptScenes(story);
    for (const [index, scene] of kept.entries()) {
      const before = kept[index - 1]?.world;
      const { act, target = null } = scene.choice?.intent ?? { act: '' };
      const episode =
        before === undefined || scene.shown.roll === undefined ? null : episodeFor(before, act, target);
      if (episode === null) continue;
      applicable += 1;
      if (scene.shown.roll?.modifiers.some(({ reason }) => reason === episode)) surfaced += 1;
      if (recalledEpisodes(scene) > 0) recalled += 1;
    }
  }
  return { applicable, surfaced, recalled, share: share(surfaced, applicable) };
}

function recalledEpisodes({ trace }: KeptScene): number {
  const memories = trace?.toolResults.find(({ toolId }) => toolId === 'recall')?.output['memories'];
  return Array.isArray(memories)
    ? memories.filter((memory) => (memory as { episodic?: boolean }).episodic === true).length
    : 0;
}

/** Prefers what can fail, so that triumphs and failures come about and come up again. */
export function daring({ choices }: Scene): string {
  const risky = choices.find(({ roll, needs }) => roll !== undefined && needs === undefined);
  return (risky ?? choices[0])?.id ?? '1';
}

function share(part: number, whole: number): number {
  return whole === 0 ? Number.NaN : Math.round((1000 * part) / whole) / 1000;
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

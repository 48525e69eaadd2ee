import path from 'node:path';
import { packageRoot } from '../../../../src/base/package-root.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import { sentencesOf, wordCount } from '../../../../src/sdk/index.ts';
import { playStory, type ToldScene } from './play-story.ts';

/** Scenes within which no sentence may come back. */
const REST = 30;
const LONGEST_STORY = 60;

export interface Figures {
  campaign: string;
  stories: number;
  scenes: number;
  sentences: number;
  /** Sentences that had been told in the thirty scenes before. */
  repeated: string[];
  /** Share of four-word runs that had been used in the thirty scenes before. */
  echoes: number;
  /** The runs that come most often, with their number. */
  commonest: [string, number][];
  words: { least: number; mean: number; most: number };
  /** Names from the campaign in a scene: people, places, things and matters. */
  names: { least: number; mean: number };
  /** Scenes of the narrator's own making that have no such name; a beat after a decision is all the author's words. */
  nameless: string[];
  /** Share of scenes in which an earlier deed shows. */
  recalls: number;
  /** Openings of first sentences that follow one another with the same word. */
  sameOpening: number;
}

/** Plays a campaign, by name or folder, in several manners until it has that many scenes, and counts. */
export async function figuresOf(campaign: string, scenes: number, seed = 'figures'): Promise<Figures> {
  const stories: ToldScene[][] = [];
  const manners = ['chance', 'kind', 'cruel'] as const;
  for (let count = 0; count < scenes; count += stories.at(-1)?.length ?? scenes) {
    const manner = manners[stories.length % manners.length] ?? 'chance';
    const played = { seed: `${seed}-${stories.length + 1}`, scenes: Math.min(LONGEST_STORY, scenes), manner };
    stories.push(await playStory(campaign, played));
  }
  return count(campaign, stories);
}

function count(campaign: string, stories: readonly ToldScene[][]): Figures {
  const names = namesIn(campaign);
  const told = stories.flat();
  const lengths = told.map(({ prose }) => wordCount(prose.join(' ')));
  const named = told.map(({ prose }) => names.filter((name) => prose.join(' ').includes(name)).length);
  const sentences = stories.map((story) => recurrences(story, (prose) => prose.flatMap(sentencesOf)));
  const runs = stories.map((story) => recurrences(story, fourGrams));
  const openings = told.map(({ prose }) => /^[“‘]?([\p{L}’]+)/u.exec(prose[0] ?? '')?.[1] ?? '');
  return {
    campaign,
    stories: stories.length,
    scenes: told.length,
    sentences: sum(sentences.map(({ all }) => all)),
    repeated: sentences.flatMap(({ again }) => again),
    echoes: sum(runs.map(({ again }) => again.length)) / sum(runs.map(({ all }) => all)),
    commonest: commonestOf(runs.flatMap(({ again }) => again)),
    words: { least: Math.min(...lengths), mean: mean(lengths), most: Math.max(...lengths) },
    names: { least: Math.min(...named), mean: mean(named) },
    nameless: told
      .filter(({ beat, ending }, index) => named[index] === 0 && !beat && !ending)
      .map(({ prose }) => prose.join(' ')),
    recalls: told.filter(({ recalls }) => recalls > 0).length / told.length,
    sameOpening: openings.filter((word, index) => word === openings[index - 1]).length / told.length,
  };
}

/** What a story says that it has said in the scenes before. */
function recurrences(
  story: readonly ToldScene[],
  piecesOf: (prose: readonly string[]) => string[],
): { all: number; again: string[] } {
  const lastSaid = new Map<string, number>();
  const again: string[] = [];
  let all = 0;
  for (const { scene, prose } of story) {
    for (const piece of piecesOf(prose)) {
      all += 1;
      if (scene - (lastSaid.get(piece) ?? Number.NEGATIVE_INFINITY) <= REST) again.push(piece);
      lastSaid.set(piece, scene);
    }
  }
  return { all, again };
}

function fourGrams(prose: readonly string[]): string[] {
  return prose.flatMap(sentencesOf).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
    return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
  });
}

function namesIn(name: string): string[] {
  const { people, places, topics } = loadCampaign(path.resolve(packageRoot(), 'campaigns', name));
  const things = places.flatMap((place) => place.things);
  return [
    ...people.map(({ shortName }) => shortName),
    ...[...places, ...topics, ...things].map((entry) => entry.name.replace(/^the /i, '')),
  ];
}

function commonestOf(pieces: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 12);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mean(numbers: readonly number[]): number {
  return Math.round((sum(numbers) / numbers.length) * 10) / 10;
}

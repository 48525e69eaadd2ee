import { isJsonObject, type JsonObject, sentencesOf } from '../../../../src/sdk/index.ts';

const LONGEST = 140;

interface TurningPoint {
  /** What happened, in a few words. */
  text: string;
  /** Ids of the people who took part. */
  npcs: string[];
}

/** Turning points among the memories that tools before this one have found: `memories` in their output. */
export function turningPoints(dependencies: Record<string, JsonObject | null>): TurningPoint[] {
  return Object.values(dependencies)
    .flatMap((output) => (Array.isArray(output?.['memories']) ? output['memories'] : []))
    .filter(isJsonObject)
    .flatMap(({ summary, episodic, npcs, npcIds }) => {
      if (episodic !== true || typeof summary !== 'string' || summary === '') return [];
      const ids = npcs ?? npcIds;
      const people = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
      return [{ text: firstSentence(summary), npcs: people }];
    });
}

/** The first sentence, cut at a word if it is long. */
function firstSentence(text: string): string {
  const sentence = sentencesOf(text.trim())[0] ?? text.trim();
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}

/** Shorter ones, such as "You wait.", may well come again. */
const FEWEST_WORDS = 5;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesIn(paragraphs: readonly string[]): string[] {
  return paragraphs
    .flatMap((paragraph) => [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS);
}

/** Sentences that were told in several scenes, word for word, with the scenes. */
export function repeatedIn(
  scenes: readonly { scene: number; prose: readonly string[] }[],
): Record<string, number[]> {
  const told = new Map<string, number[]>();
  for (const { scene, prose } of scenes)
    for (const sentence of new Set(sentencesIn(prose)))
      told.set(sentence, [...(told.get(sentence) ?? []), scene]);
  return Object.fromEntries([...told].filter(([, where]) => where.length > 1));
}

/** Compares what an author asks for with what is so in the story. */
export interface Likeness {
  /** Whether one of the statements says what is wanted. */
  isSaid(wanted: string, statements: readonly string[]): Promise<boolean>;
  /** How many of the statements do. */
  countSaid(wanted: string, statements: readonly string[]): Promise<number>;
}

/** Texts as vectors of length 1; null when they cannot be read for once. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | null>;

/** Share of the wanted words that a statement must have. */
const ENOUGH_WORDS = 0.6;
const MOST_VECTORS = 4_000;
/** Nearness of meaning from which two statements say the same. */
const SAME_MEANING = 0.55;

/**
 * By words alone, or by words and meaning when there is a model. A story keeps to the one it began with: a model that
 * arrives in the middle must not change what would have happened.
 */
export function createLikeness(embed: Embed | null): Likeness {
  const vectors = new Map<string, Float32Array>();

  async function vectorsOf(texts: readonly string[]): Promise<(Float32Array | null)[]> {
    if (embed === null) return texts.map(() => null);
    const fresh = [...new Set(texts.filter((text) => !vectors.has(text)))];
    if (fresh.length > 0) {
      const read = await embed(fresh);
      if (read === null) return texts.map(() => null);
      if (vectors.size > MOST_VECTORS) vectors.clear();
      for (const [index, text] of fresh.entries()) vectors.set(text, read[index] as Float32Array);
    }
    return texts.map((text) => vectors.get(text) ?? null);
  }

  async function countSaid(wanted: string, statements: readonly string[]): Promise<number> {
    if (statements.length === 0) return 0;
    const byWords = statements.map((statement) => sharesWords(wanted, statement));
    if (embed === null) return byWords.filter(Boolean).length;
    const [target, ...others] = await vectorsOf([wanted, ...statements]);
    return statements.filter(
      (_, index) => byWords[index] || cosine(target ?? null, others[index] ?? null) >= SAME_MEANING,
    ).length;
  }

  return {
    countSaid,
    isSaid: async (wanted, statements) => (await countSaid(wanted, statements)) > 0,
  };
}

function cosine(one: Float32Array | null, two: Float32Array | null): number {
  if (one === null || two === null) return 0;
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (two[index] ?? 0);
  return sum;
}

function sharesWords(wanted: string, statement: string): boolean {
  const needed = [...new Set(stems(wanted))];
  if (needed.length === 0) return false;
  const said = new Set(stems(statement));
  return needed.filter((stem) => said.has(stem)).length >= Math.ceil(needed.length * ENOUGH_WORDS);
}

const COMMON =
  /^(?:the|an?|and|or|of|to|in|on|at|is|are|was|be|been|has|have|had|with|for|by|from|that|this|it|its|you|your|player|he|she|they|his|her|their|into|as)$/;

/** Words that mean something, without their endings. */
function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word));
}

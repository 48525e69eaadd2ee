import { cosine } from '../../base/vectors.ts';
import { bareDeed, deedIn } from './deeds.ts';
import { readTrend } from './dispositions.ts';
import { contradicts, namesIn, shareOf, stems } from './words.ts';

/** Compares what an author asks for with what is so in the story. */
export interface TextMatch {
  /** Whether one of the statements says what is wanted. */
  isSaid(wanted: string, statements: readonly string[]): Promise<boolean>;
  /** How many of the player's deeds are of the kind that a trend speaks of. */
  countTowards(trend: string, deeds: readonly string[]): Promise<number>;
}

/** Texts as vectors of length 1; null when they cannot be read for once. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | null>;

/** Share of the wanted words that a statement must have. */
const ENOUGH_WORDS = 0.6;
const MOST_VECTORS = 4_000;
/** Nearness of meaning from which two statements say the same, by the labelled ones in test/engine/support/said.ts. */
const SAME_STATE = 0.55;
/** Deeds with the same verb and the same names lie nearer to each other than they should. */
const SAME_DEED = 0.72;
const SAME_TREND = 0.5;

/**
 * By words alone, or by words and meaning when there is a model. A story keeps to the one it began with: a model that
 * arrives in the middle must not change what would have happened. The verb decides in either case: to the model, “ask
 * him about it” and “lie to him about it” are nearly the same.
 */
export function createTextMatch(embed: Embed | null): TextMatch {
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

  /** Which of the texts lie at least so near to what is wanted. */
  async function near(wanted: string, texts: readonly string[], least: (text: string) => number) {
    if (embed === null || texts.length === 0) return [];
    const [target = null, ...others] = await vectorsOf([wanted, ...texts]);
    return texts.filter((text, index) => nearness(target, others[index] ?? null) >= least(text));
  }

  return {
    async isSaid(wanted, statements) {
      const needed = stems(bareDeed(wanted));
      if (needed.length === 0) return false;
      const possible = statements.filter((statement) => isPossible(wanted, statement));
      if (possible.some((statement) => sharesWords(wanted, statement))) return true;
      const isDeed = deedIn(wanted) !== null;
      const least = (text: string) => (isDeed || deedIn(text) !== null ? SAME_DEED : SAME_STATE);
      return (await near(wanted, possible, least)).length > 0;
    },
    async countTowards(trend, deeds) {
      const read = readTrend(trend);
      if (read.families.size > 0) return deeds.filter((deed) => read.asksFor(deed)).length;
      const said = deeds.filter((deed) => sharesWords(trend, deed));
      const others = deeds.filter((deed) => !said.includes(deed));
      return said.length + (await near(trend, others, () => SAME_TREND)).length;
    },
  };
}

/** Another verb is another deed, so is the same one done to somebody else, and nothing is its opposite. */
function isPossible(wanted: string, statement: string): boolean {
  const [one, other] = [deedIn(wanted), deedIn(statement)];
  if (one !== null && other !== null && one.family !== other.family) return false;
  const [names, others] = [namesIn(wanted), namesIn(statement)];
  if (names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name))) return false;
  return !contradicts(stems(wanted), stems(statement));
}

function sharesWords(wanted: string, statement: string): boolean {
  const [one, other] = [deedIn(wanted), deedIn(statement)];
  // Once the verbs agree, what counts is what it is done to.
  const isSameDeed = one !== null && other !== null;
  const needed = stems(isSameDeed ? withoutVerb(wanted, one.verb) : wanted);
  const said = stems(isSameDeed ? withoutVerb(statement, other.verb) : statement);
  if (needed.length === 0) return isSameDeed && said.length === 0;
  return shareOf(needed, said) >= ENOUGH_WORDS;
}

function withoutVerb(text: string, verb: string): string {
  return bareDeed(text).replace(verb, '');
}

function nearness(one: Float32Array | null, other: Float32Array | null): number {
  return one === null || other === null ? 0 : cosine(one, other);
}

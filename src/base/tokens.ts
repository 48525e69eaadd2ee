/** Counts tokens as cl100k_base has them. */
export interface TokenCounter {
  /** How many tokens, or null when there are more than `most`; it stops counting there. */
  countUpTo(text: string, most: number): number | null;
}

/** What looks like an order to a model is text here, as everything in a campaign is. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

/** Few tokens of ordinary text have more letters. */
const LONG_TOKEN = 8;

const LONGEST_RUN = 300;
const RUNS = /\p{L}+|\s+|[^\s\p{L}\p{N}]+/gu;

let loading: Promise<TokenCounter> | null = null;

/** The tokenizer with its table of a hundred thousand tokens, which is brought in when it is first needed. */
export function loadTokenCounter(): Promise<TokenCounter> {
  loading ??= import('gpt-tokenizer/encoding/cl100k_base').then(({ countTokens, isWithinTokenLimit }) => ({
    countUpTo(text, most) {
      if (hasLongRun(text)) return null;
      // Counting to the end is faster than being ready to stop, unless there is far too much.
      const isLong = text.length > LONG_TOKEN * most;
      const count = isLong ? isWithinTokenLimit(text, most, AS_TEXT) : countTokens(text, AS_TEXT);
      return count === false || count > most ? null : count;
    },
  }));
  return loading;
}

/** What a token is about, where nothing can be counted. */
const CHARACTERS_OF_A_TOKEN = 3;

/** Texts whose tokens are known: the parts of a prompt are counted again and again. */
const MOST_KNOWN = 4000;
const known = new Map<string, number>();

/** Counts all tokens of a text; what would take too long to count is estimated. */
export async function loadTokenCount(): Promise<(text: string) => number> {
  const { countUpTo } = await loadTokenCounter();
  return (text) => {
    const counted =
      known.get(text) ??
      countUpTo(text, Number.MAX_SAFE_INTEGER) ??
      Math.ceil(text.length / CHARACTERS_OF_A_TOKEN);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, counted);
    return counted;
  };
}

function isLongRun(run: string): boolean {
  return run.length > LONGEST_RUN && [...run].length > LONGEST_RUN;
}

/** Joining a run of letters into tokens takes the square of its length: a megabyte of one letter would take minutes. */
function hasLongRun(text: string): boolean {
  let since = 0;
  let wasSpace = false;
  for (let at = 0; at <= text.length; at += 1) {
    const isSpace = text.charCodeAt(at) <= 0x20;
    if (isSpace === wasSpace && at < text.length) continue;
    // Only a long stretch without a change is looked at closely.
    if (at - since > LONGEST_RUN) return text.match(RUNS)?.some(isLongRun) ?? false;
    since = at;
    wasSpace = isSpace;
  }
  return false;
}

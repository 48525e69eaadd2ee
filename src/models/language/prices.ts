import { isHosted, type ModelSource } from './source.ts';

interface Rates {
  /** US dollars for a million tokens: read anew, read from what was kept, written. */
  read: number;
  reused: number;
  written: number;
  contextTokens: number;
}

/**
 * What hosted models cost and keep in mind, as of 2026-11-17, by the beginning of their name; the longest that fits
 * counts. A model that is not here has no known price.
 */
const RATES: Readonly<Record<string, Rates>> = {
  'claude-haiku-5-5': { read: 0.1, reused: 0.01, written: 0.5, contextTokens: 100_000 },
  'claude-sonnet-5-5': { read: 2, reused: 0.1, written: 10, contextTokens: 200_000 },
  'claude-sonnet-5': { read: 2, reused: 0.2, written: 10, contextTokens: 200_000 },
  'claude-opus-5-5': { read: 4, reused: 0.2, written: 20, contextTokens: 200_000 },
  'claude-opus-5': { read: 5, reused: 0.5, written: 25, contextTokens: 200_000 },
  'claude-opus-4': { read: 5, reused: 0.5, written: 25, contextTokens: 200_000 },
  'claude-sonnet-4': { read: 3, reused: 0.3, written: 15, contextTokens: 200_000 },
  'claude-haiku-4-5': { read: 1, reused: 0.1, written: 5, contextTokens: 200_000 },
  'gpt-5.4': { read: 2.5, reused: 0.25, written: 15, contextTokens: 200_000 },
  'gpt-5.4-mini': { read: 0.75, reused: 0.075, written: 4.5, contextTokens: 200_000 },
  'gpt-5.4-nano': { read: 0.2, reused: 0.02, written: 1.25, contextTokens: 200_000 },
  'gpt-5': { read: 1.25, reused: 0.125, written: 10, contextTokens: 200_000 },
  'gpt-5-mini': { read: 0.25, reused: 0.025, written: 2, contextTokens: 200_000 },
  'gpt-5-nano': { read: 0.05, reused: 0.005, written: 0.4, contextTokens: 200_000 },
  'gpt-4.1': { read: 2, reused: 0.5, written: 8, contextTokens: 200_000 },
  'gpt-4.1-mini': { read: 0.4, reused: 0.1, written: 1.6, contextTokens: 200_000 },
  'gpt-4o': { read: 2.5, reused: 1.25, written: 10, contextTokens: 128_000 },
  'gpt-4o-mini': { read: 0.15, reused: 0.075, written: 0.6, contextTokens: 128_000 },
};
/** Keeping a prompt for later costs a quarter more than reading it, with Anthropic. */
const KEEPING = 1.25;
const MILLION = 1_000_000;
const HOSTED_CONTEXT = 64_000;

export interface UsedTokens {
  prompt: number;
  reused: number;
  kept: number;
  written: number;
}

/** What a call cost in US dollars; 0 for a server of one's own, null where nobody knows. */
export function costOf(source: ModelSource, { prompt, reused, kept, written }: UsedTokens): number | null {
  if (!isHosted(source)) return source.provider === 'bridge' || isOwn(source) ? 0 : null;
  const rates = ratesOf(source.model);
  if (rates === null) return null;
  const anew = Math.max(0, prompt - reused - kept);
  return (
    (anew * rates.read + reused * rates.reused + kept * rates.read * KEEPING + written * rates.written) /
    MILLION
  );
}

/** How many tokens a hosted model keeps in mind, or what is safe to assume; no more than its cheaper rate covers. */
export function hostedContext(model: string): number {
  return ratesOf(model)?.contextTokens ?? HOSTED_CONTEXT;
}

function isOwn({ baseUrl }: ModelSource): boolean {
  return baseUrl.startsWith('http:');
}

function ratesOf(model: string): Rates | null {
  const name = model.toLowerCase();
  const known = Object.keys(RATES).filter((each) => name === each || name.startsWith(`${each}-`));
  const [longest] = known.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? null : (RATES[longest] ?? null);
}

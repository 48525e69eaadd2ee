/** How many tokens each part of a prompt may have. */
export interface Budget {
  /** What the model can hold in all: prompt and answer. */
  context: number;
  /** Rules, campaign, constraints, cast, advice of the skills. */
  stable: number;
  /** Summaries of earlier chapters. */
  summaries: number;
  /** The last scenes, word for word. */
  recent: number;
  /** What is so in this scene. */
  tail: number;
  /** Room for the prose. */
  output: number;
  /** How long a scene should be, in words. */
  words: readonly [from: number, to: number];
}

/**
 * One row for each size of model. The rows leave room for the choices, which continue the conversation after the prose.
 * Beyond 32k the recent scenes grow slowly: every call would pay for them.
 */
const TABLE: readonly Budget[] = [
  // Only for a call that does not fit the smallest model otherwise.
  { context: 1024, stable: 300, summaries: 40, recent: 0, tail: 250, output: 200, words: [60, 100] },
  { context: 2048, stable: 450, summaries: 80, recent: 260, tail: 400, output: 260, words: [70, 120] },
  { context: 4096, stable: 800, summaries: 300, recent: 900, tail: 650, output: 600, words: [110, 180] },
  { context: 8192, stable: 1400, summaries: 600, recent: 2800, tail: 1000, output: 700, words: [140, 230] },
  {
    context: 16384,
    stable: 2400,
    summaries: 1200,
    recent: 8000,
    tail: 1500,
    output: 1000,
    words: [160, 260],
  },
  {
    context: 32768,
    stable: 4000,
    summaries: 2000,
    recent: 16000,
    tail: 2000,
    output: 1500,
    words: [170, 280],
  },
  {
    context: 131072,
    stable: 8000,
    summaries: 3000,
    recent: 24000,
    tail: 2500,
    output: 1500,
    words: [180, 300],
  },
  {
    context: 200000,
    stable: 8500,
    summaries: 4000,
    recent: 32000,
    tail: 3000,
    output: 1500,
    words: [180, 300],
  },
];

/** The budget for a model that holds so many tokens: the largest row that fits it. */
export function budgetFor(contextTokens: number): Budget {
  const [smallest] = TABLE;
  const row = TABLE.findLast(({ context }) => context <= contextTokens) ?? smallest;
  return { ...(row as Budget), context: contextTokens };
}

/** The next smaller budget, for a prompt that turned out too long; null when there is none. */
export function smallerBudget(budget: Budget): Budget | null {
  const row = TABLE.findLast(({ stable }) => stable < budget.stable);
  return row === undefined ? null : { ...row, context: budget.context };
}

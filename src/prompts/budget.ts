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
 * Beyond 32k the recent scenes grow slowly: every call would pay for them. The first row is for a call that does not fit
 * the smallest model otherwise.
 */
const TABLE: readonly Budget[] = [
  // context, stable, summaries, recent, tail, output, words
  row(1024, 300, 40, 0, 250, 200, [60, 100]),
  row(2048, 450, 80, 260, 400, 260, [70, 120]),
  row(4096, 800, 300, 900, 650, 600, [110, 180]),
  row(8192, 1400, 600, 2800, 1000, 700, [140, 230]),
  row(16_384, 2400, 1200, 7500, 1500, 1000, [160, 260]),
  row(32_768, 4000, 2000, 16_000, 2000, 1500, [170, 280]),
  row(131_072, 8000, 3000, 24_000, 2500, 1500, [180, 300]),
  row(200_000, 8500, 4000, 32_000, 3000, 1500, [180, 300]),
];

function row(
  ...[context, stable, summaries, recent, tail, output, words]: [
    ...[number, number, number, number, number, number],
    Budget['words'],
  ]
): Budget {
  return { context, stable, summaries, recent, tail, output, words };
}

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

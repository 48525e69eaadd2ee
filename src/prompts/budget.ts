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
  row(4096, 800, 300, 900, 800, 500, [110, 180]),
  row(8192, 1400, 600, 2700, 1200, 700, [140, 230]),
  row(16_384, 2400, 1200, 7300, 1800, 1000, [160, 260]),
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

/** How long the user wants scenes. */
export const LENGTHS = ['short', 'normal', 'long'] as const;
export type SceneLength = (typeof LENGTHS)[number];

/** A long scene still fits the room for its prose, and what the storyteller shows of a scene. */
const SHARE_OF_WORDS: Readonly<Record<SceneLength, number>> = { short: 0.55, normal: 1, long: 1.35 };

/** The budget for a model that holds so many tokens: the largest row that fits it. */
export function budgetFor(contextTokens: number, length: SceneLength = 'normal'): Budget {
  const [smallest] = TABLE;
  const row = (TABLE.findLast(({ context }) => context <= contextTokens) ?? smallest) as Budget;
  return { ...row, context: contextTokens, words: wordsOf(row, length) };
}

/** The next smaller budget, for a prompt that turned out too long; null when there is none. */
export function smallerBudget(budget: Budget, length: SceneLength = 'normal'): Budget | null {
  const row = TABLE.findLast(({ stable }) => stable < budget.stable);
  return row === undefined ? null : { ...row, context: budget.context, words: wordsOf(row, length) };
}

function wordsOf({ words }: Budget, length: SceneLength): Budget['words'] {
  const [from, to] = words.map((count) => Math.round((count * SHARE_OF_WORDS[length]) / 5) * 5);
  return [from ?? 0, to ?? 0];
}

interface Asked {
  id: string;
  contextTokens: number;
  length?: SceneLength;
}

/** The budgets of the models that are asked: as their context says, or less where that turned out too long. */
export class Budgets {
  /** The sizes that fit, by model and context. */
  readonly #fitting = new Map<string, Budget>();

  of({ id, contextTokens, length = 'normal' }: Asked): Budget {
    const fitting = this.#fitting.get(keyOf(id, contextTokens));
    if (fitting === undefined) return budgetFor(contextTokens, length);
    return { ...fitting, words: wordsOf(fitting, length) };
  }

  /** From now on a model gets less than this; null when there is nothing less. */
  shrink(asked: Asked, budget: Budget): Budget | null {
    const row = smallerBudget(budget);
    if (row === null) return null;
    this.#fitting.set(keyOf(asked.id, asked.contextTokens), row);
    return this.of(asked);
  }
}

function keyOf(id: string, contextTokens: number): string {
  return `${id}/${contextTokens}`;
}

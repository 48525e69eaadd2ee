import type { CharacterAnswers, CreationQuestionView } from '../../../src/contracts/api/library.ts';

export type Answers = CharacterAnswers;
export type Answer = Answers[string];
export type StatsQuestion = NonNullable<CreationQuestionView['stats']>;

export function startingPoints({ attributes }: StatsQuestion): Record<string, number> {
  return Object.fromEntries(attributes.map(({ name, start }) => [name, start]));
}

/** How many points are left to share out, counted from the least of each; null when they are not counted. */
export function pointsLeft(
  { pool, attributes }: StatsQuestion,
  points: Record<string, number>,
): number | null {
  if (pool === null) return null;
  return pool - attributes.reduce((sum, { name, min, start }) => sum + (points[name] ?? start) - min, 0);
}

/** An answer to everything that can be picked; what wants words is left to the story. */
export function surprise(questions: CreationQuestionView[], random: () => number): Answers {
  const answers: Answers = {};
  for (const { id, options, stats } of questions) {
    if (stats !== undefined) answers[id] = scattered(stats, random);
    else if (options.length > 0) answers[id] = options[Math.floor(random() * options.length)]?.name ?? '';
  }
  return answers;
}

function scattered(stats: StatsQuestion, random: () => number): Record<string, number> {
  const points = startingPoints(stats);
  const { attributes } = stats;
  let left = stats.pool ?? attributes.reduce((sum, { start, min }) => sum + start - min, 0);
  for (const { name, min } of attributes) points[name] = min;
  while (left > 0) {
    const open = attributes.filter(({ name, max }) => (points[name] ?? 0) < max);
    const one = open[Math.floor(random() * open.length)];
    if (one === undefined) break;
    points[one.name] = (points[one.name] ?? 0) + 1;
    left -= 1;
  }
  return points;
}

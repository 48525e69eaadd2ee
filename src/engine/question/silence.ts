import type { Deed } from '../../contracts/brief.ts';
import type { Answer, Question } from '../../contracts/question.ts';
import { clampScore } from '../../rules/opinion.ts';
import type { World } from '../world.ts';

/** What it costs to leave somebody without an answer. */
const UNANSWERED: Partial<Record<Question['kind'], number>> = {
  demand: -4,
  plea: -4,
  accusation: -5,
  threat: -3,
  offer: -2,
  confession: -4,
};

/** The world after somebody got no answer: whoever asked and was passed over minds. */
export function withSilence(
  world: World,
  question: Question | null,
  answered: Answer | null,
  { target }: Deed,
): World {
  const { from = null, kind = 'way' } = question ?? {};
  const cost = UNANSWERED[kind];
  if (from === null || answered !== null || cost === undefined || target?.id === from) return world;
  if (world.plot.dead[from] !== undefined || !world.here.includes(from)) return world;
  return {
    ...world,
    opinions: { ...world.opinions, [from]: clampScore((world.opinions[from] ?? 0) + cost) },
  };
}

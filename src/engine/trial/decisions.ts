import type { Effect } from '../../contracts/effect.ts';
import type { Question } from '../../contracts/question.ts';
import { opinionTier } from '../../rules/opinion.ts';
import type { OfferedChoice } from '../scene.ts';

/** What stays: what becomes of people, what is known, promised, had, and flags of the author. */
const LASTING: ReadonlySet<Effect['kind']> = new Set([
  'flag',
  'learned',
  'told',
  'promise',
  'item',
  'state',
  'death',
  'ended',
]);

/** What somebody may ask of the player: to answer it one way is not to answer it another. */
const PUT_BY_PEOPLE: ReadonlySet<Question['kind']> = new Set([
  ...(['demand', 'offer', 'accusation', 'confession', 'plea', 'secret', 'threat'] as const),
]);

/**
 * Whether a choice was a real decision. It was when the scene put a decision to the player, when it decides how a beat or
 * the story turns out, or when something that stays came of it and it was one of the author's own choices or answered
 * what somebody asked: a promise, something told, given or taken, an opinion of another tier.
 */
export function isDecision(
  question: Question | null,
  { intent, answers }: Pick<OfferedChoice, 'intent' | 'answers'>,
  effects: readonly Effect[],
): boolean {
  if (question?.kind === 'decision' || intent.decides !== undefined) return true;
  if (intent.authored !== undefined) return effects.some(({ kind }) => LASTING.has(kind));
  const isAnswer = answers !== undefined && question !== null && PUT_BY_PEOPLE.has(question.kind);
  return (
    isAnswer &&
    effects.some((effect) => effect.kind !== 'learned' && (LASTING.has(effect.kind) || isNewTier(effect)))
  );
}

function isNewTier(effect: Effect): boolean {
  return effect.kind === 'opinion' && opinionTier(effect.from) !== opinionTier(effect.to);
}

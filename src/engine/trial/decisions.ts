import type { Effect } from '../../contracts/effect.ts';
import type { Intent } from '../../contracts/intent.ts';
import type { Question } from '../../contracts/question.ts';

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

/**
 * Whether a choice was a real decision. It was when the scene put a decision to the player, when it decides how a beat or
 * the story turns out, or when it was one of the author's own choices and something that stays came of it.
 */
export function isDecision(question: Question | null, intent: Intent, effects: readonly Effect[]): boolean {
  if (question?.kind === 'decision' || intent.decides !== undefined) return true;
  return intent.authored !== undefined && effects.some(({ kind }) => LASTING.has(kind));
}

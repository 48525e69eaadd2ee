import type { Budget } from '../../prompts/budget.ts';
import { type CountTokens, fitText } from '../../prompts/fit.ts';
import { type Chapter, type StoryTurn, turnTokens } from '../../prompts/shared.ts';
import type { Scene } from '../scene.ts';

/** A scene with what the program itself says of it. */
export interface ToldTurn extends StoryTurn {
  /** What happened, in a sentence; empty when nothing was noted. */
  summary: string;
}

/** How full the recent scenes may get before a summary of the oldest is asked for. */
const SOON = 0.7;
/** What is left of the recent scenes when the oldest have been dropped. */
const KEPT = 0.5;
const MOST_CHAPTER_WORDS = 140;
const WORDS_OF_A_TOKEN = 0.7;

/**
 * The scenes that should become a chapter, oldest first; none while there is room. They go in blocks, because each time
 * a model has to read everything anew that comes after them. The last scene always stays.
 */
export function toDrop(
  turns: readonly ToldTurn[],
  { recent }: Budget,
  count: CountTokens,
  isSoon = false,
): ToldTurn[] {
  const sizes = turns.map((turn) => turnTokens(turn, count));
  let left = sizes.reduce((sum, size) => sum + size, 0);
  if (left <= recent * (isSoon ? SOON : 1)) return [];
  let dropped = 0;
  while (dropped < turns.length - 1 && left > recent * KEPT) {
    left -= sizes[dropped] ?? 0;
    dropped += 1;
  }
  return turns.slice(0, dropped);
}

/** How long the summary of a chapter may be: four of them fit the budget. */
export function chapterWords({ summaries }: Budget): number {
  return Math.max(25, Math.min(MOST_CHAPTER_WORDS, Math.round((summaries / 4) * WORDS_OF_A_TOKEN)));
}

/** A chapter out of what the program noted of its scenes, where no model has summed them up. */
export function builtInChapter(
  turns: readonly ToldTurn[],
  budget: Budget,
  count: CountTokens,
): Chapter | null {
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined) return null;
  const noted = turns.map(({ summary, choice }) => summary || (choice === null ? '' : sentence(choice)));
  const most = chapterWords(budget) / WORDS_OF_A_TOKEN;
  const each = Math.max(10, most / Math.max(1, noted.length));
  const text = noted
    .filter((line) => line !== '')
    .map((line) => fitText(line, Math.max(each, 24), count))
    .join(' ');
  return {
    from: first.scene,
    to: last.scene,
    text: fitText(text, Math.max(most, 40), count) || 'The story began.',
  };
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A scene as a turn of the conversation. */
export function turnOf({ scene, chosen, prose, summary = '' }: Scene): ToldTurn {
  return { scene, choice: chosen?.text ?? null, prose, summary };
}

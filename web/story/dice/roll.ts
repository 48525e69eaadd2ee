import { mdiCheckCircleOutline, mdiCircleHalfFull, mdiCloseCircleOutline } from '@mdi/js';
import type { RollView } from '../../../src/contracts/api/story.ts';
import { storyWords } from '../../words/story.ts';

export const OUTCOMES: Record<RollView['outcome'], { word: string; icon: string }> = {
  success: { word: storyWords.roll.success, icon: mdiCheckCircleOutline },
  partial: { word: storyWords.roll.partial, icon: mdiCircleHalfFull },
  failure: { word: storyWords.roll.failure, icon: mdiCloseCircleOutline },
};

/** What a roll came to; a partial success says so even where the campaign has a name for it. */
export function bandInWords({ outcome, band }: RollView): string {
  if (band === undefined) return OUTCOMES[outcome].word;
  return outcome === 'partial' ? storyWords.roll.partialBand(band) : band;
}

export interface ShownTerm {
  text: string;
  sides: number;
  dice: { value: number; isDropped: boolean }[];
}

/** The dice of a roll as they can be drawn; terms without dice are in the formula. */
export function termsOf({ dice }: RollView): ShownTerm[] {
  return dice.flatMap((term) => {
    const text = String(term['text'] ?? '');
    const faces = Array.isArray(term['dice'])
      ? (term['dice'] as { value?: unknown; dropped?: unknown }[])
      : [];
    const shown = faces.map(({ value, dropped }) => ({ value: Number(value), isDropped: dropped === true }));
    return shown.length === 0 ? [] : [{ text, sides: sidesOf(text), dice: shown }];
  });
}

function sidesOf(text: string): number {
  const [, sides] = /d(\d+|%|f)/i.exec(text) ?? [];
  if (sides === '%') return 100;
  return Number(sides ?? 6) || 6;
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

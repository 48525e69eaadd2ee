import type { SceneRoll } from '../../engine/roll.ts';
import type { Modifier, Outcome } from '../../rules/roll.ts';

const MEANING: Record<Outcome, string> = {
  success: 'success',
  partial: 'partial success',
  failure: 'failure',
};

/** What was rolled, what counted and why, what came of it, and how likely that was; in lines that can be read aloud. */
export function rollLines(roll: SceneRoll): string[] {
  const { formula, dice, modifiers, changed = [], total, outcome, band, odds } = roll;
  const faces = dice.map(({ text, dice: rolled }) => `${text} shows ${rolled.map(faceOf).join(' and ')}`);
  const inWords = ({ value, reason }: Modifier) => `${signed(value)} ${lowerFirst(reason)}`;
  const counted = modifiers.map(inWords);
  const sum = [faces.join(', ') || formula, ...counted].join(', ');
  const meaning = band === undefined ? MEANING[outcome] : `${MEANING[outcome]}, ${band}`;
  const since = changed.length > 0 ? [`Otherwise than shown: ${changed.map(inWords).join(', ')}.`] : [];
  return [`Dice: ${sum}. Total ${total}: ${meaning}.`, ...since, `${oddsInWords(odds)}.`];
}

/** `Chances: 42% success, 42% partial success, 16% failure`. */
function oddsInWords({ success, partial, failure }: Record<Outcome, number>): string {
  const parts = [
    [success, MEANING.success],
    [partial, MEANING.partial],
    [failure, MEANING.failure],
  ] as const;
  const possible = parts.filter(([share]) => share > 0);
  const percents = wholePercents(possible.map(([share]) => share));
  const told = possible.map(([, how], index) => `${percents[index]}% ${how}`);
  return `Chances: ${told.join(', ')}`;
}

function faceOf({ value, dropped }: SceneRoll['dice'][number]['dice'][number]): string {
  return dropped === true ? `${value} (not counted)` : String(value);
}

/** Shares as whole numbers that add up to what they are together: who lost most by rounding down gets one more. */
export function wholePercents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map((value) => Math.floor(value + ROUNDING));
  const lost = exact.map((value, index) => value - (whole[index] ?? 0));
  const missing = Math.round(sumOf(exact)) - sumOf(whole);
  const byLoss = [...lost.keys()].toSorted((a, b) => {
    const more = (lost[b] ?? 0) - (lost[a] ?? 0);
    return Math.abs(more) < ROUNDING ? a - b : more;
  });
  const rounded = new Set(byLoss.slice(0, missing));
  return whole.map((value, index) => value + (rounded.has(index) ? 1 : 0));
}

const ROUNDING = 1e-9;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** A sentence as a reason inside another; a name of a stat stays as it is. */
function lowerFirst(reason: string): string {
  return /^(?:You|Your|A|An|The) /.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason;
}

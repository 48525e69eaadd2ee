import type { SceneRoll } from '../../engine/roll.ts';
import type { Outcome } from '../../engine/rules.ts';

const MEANING: Record<Outcome, string> = {
  success: 'it goes as you meant it',
  partial: 'it goes partly as you meant it',
  failure: 'it does not go as you meant it',
};

/** What was rolled, what counted and why, what came of it, and how likely that was; in lines that can be read aloud. */
export function rollLines({ formula, dice, modifiers, total, outcome, band, odds }: SceneRoll): string[] {
  const faces = dice.map(({ text, dice: rolled }) => `${text} shows ${rolled.map(faceOf).join(' and ')}`);
  const counted = modifiers.map(({ value, reason }) => `${signed(value)} ${lowerFirst(reason)}`);
  const sum = [faces.join(', ') || formula, ...counted].join(', ');
  const meaning = band === undefined ? MEANING[outcome] : `${band}, ${MEANING[outcome]}`;
  return [`Dice: ${sum}. That is ${total}: ${meaning}.`, `${oddsInWords(odds)}.`];
}

/** `Before the roll: 42 % as you meant it, 42 % partly, 17 % not`. */
function oddsInWords({ success, partial, failure }: Record<Outcome, number>): string {
  const parts = [
    [success, 'as you meant it'],
    [partial, 'partly'],
    [failure, 'not'],
  ] as const;
  const told = parts.filter(([share]) => share > 0).map(([share, how]) => `${percent(share)} ${how}`);
  return `Before the roll: ${told.join(', ')}`;
}

function faceOf({ value, dropped }: SceneRoll['dice'][number]['dice'][number]): string {
  return dropped === true ? `${value} (not counted)` : String(value);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

/** A sentence as a reason inside another; a name of a stat stays as it is. */
function lowerFirst(reason: string): string {
  return /^(?:You|Your|A|An|The) /.test(reason) ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason;
}

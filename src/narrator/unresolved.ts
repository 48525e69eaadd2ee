import type { Json, JsonObject } from '../base/json.ts';
import { pastTense } from '../sdk/language.ts';
import type { Deed, Effects, Result, RollContext } from './context.ts';
import type { Reading } from './read-text.ts';

const RESULTS: readonly Result[] = ['failure', 'partial', 'success'];
const BANDS: RollContext['bands'] = [
  { outcome: 'failure', up_to: 6 },
  { outcome: 'partial', up_to: 9 },
  { outcome: 'success' },
];
/** Of 36 ways that two dice fall. */
const ODDS: Record<Result, number> = { failure: 15 / 36, partial: 15 / 36, success: 6 / 36 };
const ENDS: Record<Result, string> = {
  failure: 'It went badly.',
  partial: 'It went well, at a price.',
  success: 'It went well.',
};
const LONGEST_PURPOSE = 200;
const LONGEST_SUMMARY = 1000;

/** What an engine would have thought through: the roll of a risky deed by the standard rules, and what to remember. */
export function thinkThrough(reading: Reading, context: JsonObject): JsonObject {
  const { deed, isRisky } = reading;
  if (!isRisky) return { ...context, effects: effectsOf(reading, context, null) as unknown as Json };
  const each = <Value>(make: (result: Result) => Value) =>
    Object.fromEntries(RESULTS.map((result) => [result, make(result)])) as Record<Result, Value>;
  const roll: RollContext = {
    formula: '2d6',
    modifiers: [],
    bands: BANDS,
    purpose: deed.text.slice(0, LONGEST_PURPOSE),
    odds: ODDS,
    deeds: each((result): Deed => ({ ...deed, result, outcome: result === 'failure' ? 'refused' : 'done' })),
    effects: each((result) => effectsOf(reading, context, result)),
    otherwise: 'partial',
  };
  const effects = effectsOf(reading, context, 'partial');
  return { ...context, roll: roll as unknown as Json, effects: effects as unknown as Json };
}

function effectsOf({ deed, kind, mentioned }: Reading, context: JsonObject, result: Result | null): Effects {
  const idsOf = (prefix: string) => mentioned.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => id);
  const npcs = idsOf('person:');
  const place = context['place'];
  const location = place !== null && typeof place === 'object' && 'id' in place ? place['id'] : undefined;
  const end = result === null ? '' : ` ${ENDS[result]}`;
  return {
    perception: [],
    reputation: [],
    memory: {
      summary: `${told(deed.text)}${end}`,
      characters: ['player', ...npcs],
      npcs,
      factions: idsOf('faction:'),
      ...(typeof location === 'string' && location !== '' && { location }),
      significance:
        kind === 'fight' ? 'high' : result === null && kind !== 'help' && kind !== 'give' ? 'low' : 'medium',
      actionType: deed.verb,
      tags: [deed.topic?.name ?? '', deed.item?.name ?? ''].filter((tag) => tag !== ''),
    },
  };
}

/** “I ask Iz about the light.” is remembered as “You asked Iz about the light.”; what cannot be turned is quoted. */
function told(text: string): string {
  const words = text
    .trim()
    .replace(/[.!?\s]+$/, '')
    .slice(0, LONGEST_SUMMARY);
  const match = /^i (\p{Ll}+)\b(.*)$/iu.exec(words);
  const verb = match?.[1] ?? '';
  if (match === null || /^(?:do|am|will|can|would|have|don|won|m|ll)$/.test(verb) || /["“;.]/.test(words))
    return words === '' ? 'Time passed.' : `You decided: “${words}”.`;
  const rest = (match[2] ?? '').replaceAll(/\bmy\b/gi, 'your').replaceAll(/\bme\b/g, 'you');
  return `You ${pastTense(verb.toLowerCase())}${rest}.`;
}

import type { Brief } from '../contracts/brief.ts';
import type { MemoryNote } from '../contracts/effect.ts';
import { ruleOf } from '../rules/acts.ts';
import { pastTense } from '../sdk/language.ts';
import type { Reading } from './read-text.ts';

const LONGEST_SUMMARY = 1000;

/** What an engine would have said is to be remembered, from the player's words alone. */
export function memoryWithoutEngine(
  { deed, kind, isRisky, mentioned }: Reading,
  { place }: Brief,
): MemoryNote {
  const idsOf = (prefix: string) => mentioned.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => id);
  const npcs = idsOf('person:');
  return {
    summary: told(deed.text),
    characters: ['player', ...npcs],
    npcs,
    factions: idsOf('faction:'),
    ...(place !== null && { location: place.id }),
    significance:
      kind === 'fight' ? 'high' : isRisky || ruleOf(deed.act).remembered === true ? 'medium' : 'low',
    actionType: deed.act,
    tags: [deed.topic?.name ?? '', deed.item?.name ?? ''].filter((tag) => tag !== ''),
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

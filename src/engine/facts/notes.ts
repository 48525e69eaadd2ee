import { lettersOf } from '../../base/plain-text.ts';
import type { MemoryNote } from '../../contracts/effect.ts';
import type { FactsAnswer } from '../../prompts/tasks/facts.ts';
import type { CanonEntry } from '../canon/entry.ts';

/** What of a scene's facts is to be remembered: whom and what it brought in, and what was promised in it. */
export function notesFrom(
  { summary, promises }: Pick<FactsAnswer, 'summary' | 'promises'>,
  canon: readonly CanonEntry[],
  { place, prose, here }: { place: string | null; prose: readonly string[]; here: readonly string[] },
): MemoryNote[] {
  const text = lettersOf(prose.join(' '));
  const note = (words: string, tags: string[], significance: MemoryNote['significance'], npcs: string[]) => ({
    summary: words,
    characters: ['player', ...npcs],
    npcs,
    factions: [],
    ...(place !== null && { location: place }),
    significance,
    actionType: 'told',
    tags,
  });
  const said = promises.filter(({ quote }) => text.includes(lettersOf(quote)));
  return [
    ...(summary === '' ? [] : [note(summary, [], 'low', [...here])]),
    ...canon.map(({ id, kind, name, about, quote }) =>
      note(`${name}: ${about}. ${quote}`, [name, about], 'medium', kind === 'person' ? [id] : []),
    ),
    ...said.map(({ name, about, quote }) =>
      note(`${name} promised: ${about}. ${quote}`, [name, 'promise'], 'high', []),
    ),
  ];
}

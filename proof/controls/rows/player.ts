/** Who the player is, and what the planner decides. */
import type { Persona } from '../../../src/engine/persona.ts';
import type { Draft } from '../../../src/planner/built-in-planner.ts';
import type { Control, Side } from '../control.ts';

const being = (name: string, change: Partial<Persona>): Side => ({
  name,
  persona: (persona) => ({ ...persona, ...change }),
});

const stats = (value: number) => ({ Stealth: value, Charisma: value, Strength: value });

const deciding = (name: string, decides: (draft: Draft) => Draft): Side => ({ name, decides });

export const PLAYER_CONTROLS: readonly Control[] = [
  {
    name: 'stats',
    group: 'player',
    one: being('19 of 20', { stats: stats(19) }),
    other: being('2 of 20', { stats: stats(2) }),
  },
  { name: 'name', group: 'player', one: being('Ada', { name: 'Ada' }), other: being('Tom', { name: 'Tom' }) },
  {
    name: 'class',
    group: 'player',
    one: being('Inspector', { calling: 'Inspector', traits: ['keen eye'] }),
    other: being('Thief', { calling: 'Thief', traits: ['light-fingered'] }),
  },
  {
    name: 'background',
    group: 'player',
    one: being('Surveyor', { background: 'Surveyor' }),
    other: being('Baker', { background: 'Baker' }),
  },
  {
    name: 'answers at creation',
    group: 'player',
    one: being('one answer', {
      answers: [{ question: 'Whom do you owe?', answer: 'The miller, a winter of bread' }],
    }),
    other: being('none', { answers: [] }),
  },
  {
    // One that people here speak of.
    name: 'items',
    group: 'player',
    one: being('a lead weight', { items: ['lead weight'] }),
    other: being('none', { items: [] }),
  },
  {
    name: 'items: one that nobody speaks of',
    group: 'player',
    one: being('a tin whistle', { items: ['tin whistle'] }),
    other: being('none', { items: [] }),
  },
  {
    name: 'planner: mood',
    group: 'planner',
    one: deciding('warm', (draft) => ({ ...draft, mood: 'warm' })),
    other: deciding('eerie', (draft) => ({ ...draft, mood: 'eerie' })),
  },
  {
    name: 'planner: focus',
    group: 'planner',
    one: deciding('Bera', (draft) => ({ ...draft, focus: 'person:bera' })),
    other: deciding('Osk', (draft) => ({ ...draft, focus: 'person:osk' })),
  },
  {
    name: 'planner: memory query',
    group: 'planner',
    one: deciding('Bera', (draft) => ({
      ...draft,
      needs: { ...draft.needs, query: 'Bera Holt and the great scale' },
    })),
    other: deciding('nothing', (draft) => ({ ...draft, needs: { ...draft.needs, query: '' } })),
  },
  {
    name: 'planner: lore query',
    group: 'planner',
    one: deciding('the tenth pound', (draft) => ({
      ...draft,
      needs: { ...draft.needs, lore: { query: 'the tenth pound', about: ['the tenth pound'] } },
    })),
    other: deciding('nothing', (draft) => ({ ...draft, needs: { ...draft.needs, lore: null } })),
  },
];

import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { dateTime } from '../../contracts/schema.ts';
import { closed, filePath, longText, oneOrMore, playthroughId, shortText, timeRange } from './fields.ts';
import type { Defaults, Given } from './given.ts';

export const CharacterPortraitSchema = closed(
  {
    characterId: shortText('Whom it shows.'),
    playthroughId,
    imagePath: filePath('The picture.'),
    description: longText('What it was drawn from; a portrait is found again by it.'),
    descriptionHash: shortText('SHA-256 of the description.'),
    generatedAt: dateTime('When it was drawn.'),
    style: Type.Optional(shortText('How it was drawn.')),
  },
  { title: 'CharacterPortrait', description: 'The face of a character, kept for the next time.' },
);
export type CharacterPortrait = Static<typeof CharacterPortraitSchema>;
export type NewCharacterPortrait = Given<CharacterPortrait, 'characterId' | 'imagePath' | 'description'>;

export const PortraitFiltersSchema = closed(
  {
    characterId: oneOrMore('Id of a character.'),
    descriptionHash: oneOrMore('SHA-256 of the description.'),
    ...timeRange,
    playthroughId: Type.Optional(playthroughId),
  },
  { title: 'PortraitFilters', description: 'Which portraits are meant.' },
);
export type PortraitFilters = Static<typeof PortraitFiltersSchema>;

export function completeCharacterPortrait(
  given: NewCharacterPortrait,
  defaults: Defaults,
): CharacterPortrait {
  return {
    playthroughId: defaults.scopeId,
    descriptionHash: createHash('sha256').update(String(given.description)).digest('hex'),
    generatedAt: defaults.now,
    ...given,
  };
}

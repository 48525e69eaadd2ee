import type { PlayerTemplate } from '../../contracts/player-template.ts';
import { asTold } from './as-told.ts';
import { hasIdentifier, type Identifiers, identifiersAsWords } from './identifiers.ts';

/** The player template with what the player reads in it as it is told. */
export function templateAsTold(template: PlayerTemplate, known: Identifiers): PlayerTemplate {
  const told = (text: string) => asTold(text, known);
  const items = (list: readonly string[]) => list.map((item) => itemAsWords(item, known));
  const { character_creation, allowed_backgrounds, starting_items } = template;
  return {
    ...template,
    ...(character_creation?.guidance !== undefined && {
      character_creation: { ...character_creation, guidance: told(character_creation.guidance) },
    }),
    ...(allowed_backgrounds && {
      allowed_backgrounds: allowed_backgrounds.map((past) => ({
        ...past,
        ...(past.description !== undefined && { description: told(past.description) }),
        ...(past.starting_items && { starting_items: items(past.starting_items) }),
      })),
    }),
    ...(starting_items && { starting_items: items(starting_items) }),
  };
}

/** `brass_key` is carried as “brass key”. */
function itemAsWords(item: string, known: Identifiers): string {
  if (!hasIdentifier(item)) return item;
  return identifiersAsWords(`the ${item}`, known).replace(/^the /, '');
}

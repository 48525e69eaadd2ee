import { NarratoriaError } from '../../base/errors.ts';

/** Why a card or a lorebook cannot be taken in. */
export function badCard(message: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('invalid_card', message, {
    hint: 'Nothing was imported. Export the card again, or ask whoever made it.',
    ...(cause === undefined ? {} : { cause }),
  });
}

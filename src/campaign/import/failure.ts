import { NarratoriaError } from '../../base/errors.ts';

/** Why a card or a lorebook cannot be taken in. */
export function badCard(message: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('invalid_card', message, {
    hint: 'Nothing was imported. Export the card again, or ask whoever made it.',
    ...(cause === undefined ? {} : { cause }),
  });
}

/** A file that is nothing of what can be taken in. */
export function unknownKind(file: string): NarratoriaError {
  return new NarratoriaError('invalid_card', `${file} is nothing that can be imported.`, {
    hint: 'A packed campaign (.zip), a character card (PNG, JSON or .charx), a lorebook (JSON) or a story in ink (.ink) can be.',
    details: { file },
  });
}

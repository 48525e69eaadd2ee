import { DiceError } from '../rules/dice/notation.ts';
import { ScriptError } from './error.ts';

/** Runs something that reads a formula, and turns its complaint into one that points at the character. */
export function readingDice<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    const { formula, at } = error;
    throw new ScriptError('invalid_formula', `${error.message} (character ${at + 1})\n${error.picture}`, {
      formula,
      character: at + 1,
    });
  }
}

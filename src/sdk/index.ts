/** What a skill written in TypeScript imports. Nothing here costs start-up time. */

export { DiceError, type DiceFormula, namesInDice } from '../base/dice/notation.ts';
export { type Distribution, distributionOf } from '../base/dice/odds.ts';
export { parseDice } from '../base/dice/parse.ts';
export { type Rolled, rollDice } from '../base/dice/roll.ts';
export { getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../base/json.ts';
export { createRandom, fingerprint, type Random } from '../base/random.ts';
export { regardBonus, regardTier } from '../base/regard.ts';
export type { ToolInput } from '../contracts/tool-input.ts';
export {
  type Decoded,
  type Decoder,
  flag,
  ifGiven,
  integer,
  listOf,
  mapOf,
  nullable,
  number,
  numberFrom,
  object,
  oneOf,
  optional,
  shape,
  text,
  textOf,
} from './decode.ts';
export { readingDice } from './dice.ts';
export { emit } from './emit.ts';
export { ScriptError } from './error.ts';
export { callHost } from './host.ts';
export {
  agree,
  capitalise,
  indefinite,
  inPast,
  isPlural,
  locative,
  pastTense,
  possessive,
  sentencesOf,
  typeset,
  wordCount,
} from './language.ts';
export type { BookWrite, Found, RecordBook } from './records/book.ts';
export { openRecords } from './records/open.ts';
export { moveScores } from './records/scores.ts';
export { runScript } from './run.ts';

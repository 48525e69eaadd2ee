/** What a skill written in TypeScript imports. Nothing here costs start-up time. */

export { asJson, getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../base/json.ts';
export { isNamedIn } from '../base/phrase.ts';
export { createRandom, fingerprint, type Random } from '../base/random.ts';
export { remembering } from '../base/remembering.ts';
export { cosine } from '../base/vectors.ts';
export { otherForms, plainTerms, shareOf, stem, termsOf } from '../base/words.ts';
export type {
  BeatBrief,
  Brief,
  Deed,
  EndingBrief,
  FactBrief,
  Named,
  PersonBrief,
  RecalledLore,
  RecalledMemory,
} from '../contracts/brief.ts';
export type { Message, Task } from '../contracts/conversation.ts';
export type { Effect } from '../contracts/effect.ts';
export type { Intent } from '../contracts/intent.ts';
export { oddsInWords } from '../contracts/odds-words.ts';
export type { Option, Question, Reason } from '../contracts/question.ts';
export type { ChoicesInput, NarrateInput } from '../contracts/skill-inputs.ts';
export type { ChangedSentence, Paragraph, Telling } from '../contracts/telling.ts';
export type { ToolInput } from '../contracts/tool-input.ts';
export { isReply, isVague, optionsFor } from '../prompts/options.ts';
export {
  type AuthorsSentence,
  adaptAgainPrompt,
  adaptPrompt,
  adaptSchema,
  type RefusedText,
  readAdapt,
} from '../prompts/tasks/adapt.ts';
export { type CheckAnswer, checkPrompt, checkSchema, readCheck } from '../prompts/tasks/check.ts';
export {
  type ChoicesAnswer,
  choicesPrompt,
  choicesSchema,
  ownAgainPrompt,
  ownSchema,
  readChoices,
} from '../prompts/tasks/choices.ts';
export {
  type FactsAnswer,
  type FoundFact,
  factsPrompt,
  factsSchema,
  readFacts,
} from '../prompts/tasks/facts.ts';
export {
  againPrompt,
  betweenPrompt,
  continuePrompt,
  correctPrompt,
  goOnPrompt,
  openingPrompt,
  type ProseStyle,
  premisePrompt,
  prosePrompt,
} from '../prompts/tasks/prose.ts';
export { type Act, isAct, ruleOf, verbOf } from '../rules/acts.ts';
export { type Aptitude, aptitudeFor } from '../rules/aptitude.ts';
export { breaks as breaksLimit } from '../rules/constraints/judge.ts';
export { DiceError, type DiceFormula, namesInDice } from '../rules/dice/notation.ts';
export { type Distribution, distributionOf } from '../rules/dice/odds.ts';
export { parseDice } from '../rules/dice/parse.ts';
export { type Rolled, rollDice } from '../rules/dice/roll.ts';
export { clampScore, opinionBonus, opinionName, opinionTier, SCORE_BOUNDS } from '../rules/opinion.ts';
export { reputationName, type ScoreScale } from '../rules/reputation.ts';
export {
  type Band,
  bandOf,
  type Modifier,
  type Odds,
  oddsOf,
  STANDARD_BANDS,
  STANDARD_DICE,
  STANDARD_WEIGHTS,
  sumOf,
} from '../rules/roll.ts';
export { type Complaint, type ComplaintKind, complaintAbout } from './checks/check.ts';
export { type SceneFacts, sceneFacts } from './checks/scene-facts.ts';
export { withWholeQuotes } from './checks/speech.ts';
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
  inSecondPerson,
  isPlural,
  locative,
  pastTense,
  possessive,
  sentencesOf,
  typeset,
  wordCount,
} from './language.ts';
export { readInput } from './read-input.ts';
export { openRecords } from './records/open.ts';
export type { Found, RecordStore, RecordWrite } from './records/record-store.ts';
export { fadingOf, moveScores, scoreChange, scoreId } from './records/scores.ts';
export { defineScript, runScript, type Script } from './run.ts';
export { askInStory } from './story-json.ts';
export { type Surroundings, workFolder } from './surroundings.ts';
export { withChanges } from './writing/changes.ts';
export { english } from './writing/english.ts';
export type { Language, Noun, Pronoun } from './writing/language.ts';
export { type Content, type ContentLine, fits } from './writing/lines.ts';
export { namesIn } from './writing/names.ts';
export { isOfBeat, situationOf, wordedAs } from './writing/situation.ts';
export { fill, isSpeech, type Roles, withPronoun } from './writing/template.ts';

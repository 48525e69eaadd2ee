import {
  checkPrompt,
  checkSchema,
  complaintAbout,
  correctPrompt,
  readCheck,
  type SceneFacts,
  ScriptError,
  sentencesOf,
  typeset,
} from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Telling } from '../telling/tell.ts';
import type { Asking, Model } from './ask.ts';
import type { Release } from './release.ts';

/** A model that takes longer than this for its prose is not asked to check it as well. */
const FAST_MS = 20_000;
const MOST_SENTENCES = 2;

interface CheckInput {
  model: Model;
  facts: SceneFacts;
  release: Release;
  brief: NarrateInput;
  builtIn: Telling;
  tookMs: number;
}

/** Asks whether the prose keeps to what happened. What was read is not taken back: the next sentence sets it right. */
export async function setRight({ model, facts, release, brief, builtIn, tookMs }: CheckInput): Promise<void> {
  if (tookMs > FAST_MS) return;
  const complaint = await found(model, brief, release.stands);
  if (complaint === null) return;
  const correction = await corrected(model, complaint, facts, release);
  const builtInResult = builtIn.told[0];
  if (correction !== null) release.add(correction);
  else if (builtInResult !== undefined) release.add(builtInResult);
}

async function found(model: Model, brief: NarrateInput, stands: Asking['stands']): Promise<string | null> {
  const asked = { task: 'check' as const, prompt: checkPrompt(brief), schema: checkSchema(brief), stands };
  const answer = await model.ask(asked).catch(notOurs);
  if (answer === null) return null;
  const { contradicts, constraint, reason } = readCheck(answer.json, brief);
  if (!contradicts && constraint === null) return null;
  return constraint === null ? reason || null : `${reason} The author says: ${constraint}`.trim();
}

async function corrected(
  model: Model,
  reason: string,
  facts: SceneFacts,
  { stands, text }: Release,
): Promise<string | null> {
  const answer = await model.ask({ task: 'prose', prompt: correctPrompt(reason), stands }).catch(notOurs);
  const sentences = sentencesOf(typeset((answer?.text ?? '').replace(/\s+/gu, ' ').trim())).slice(
    0,
    MOST_SENTENCES,
  );
  const isSound = sentences.every((sentence) => complaintAbout(sentence, text, facts) === null);
  return isSound && sentences.length > 0 ? sentences.join(' ') : null;
}

/** A check that cannot be made changes nothing. */
function notOurs(error: unknown): null {
  if (error instanceof ScriptError) return null;
  throw error;
}

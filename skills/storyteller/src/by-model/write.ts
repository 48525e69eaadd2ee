import {
  againPrompt,
  betweenPrompt,
  type Complaint,
  continuePrompt,
  goOnPrompt,
  openingPrompt,
  type ProseStyle,
  prosePrompt,
  type SceneFacts,
  ScriptError,
} from '../../../../src/sdk/index.ts';
import type { ToldHistory } from '../telling/told-history.ts';
import type { Model } from './ask.ts';
import { Draft } from './draft.ts';
import type { Release } from './release.ts';

/** A scene that cannot be told as it was written is asked for once more. */
const TRIES = 2;
/** Fewer words than this are no scene. */
const FEWEST_WORDS = 25;
const FEWEST_BETWEEN = 12;

export interface Writing {
  model: Model;
  facts: SceneFacts;
  history: ToldHistory;
  release: Release;
  style: ProseStyle;
  /** What stands before it, in the author's words. */
  begins: 'anew' | 'after the premise' | 'after the author' | 'between';
}

/** How the writing ended. What stands by then is in the release, except what could not be told. */
export type WritingEnd =
  | { kind: 'finished'; tookMs: number }
  /** The player has had enough of it, or wants the built-in writer to go on. */
  | { kind: 'stopped'; how: 'keep' | 'built-in' }
  /** Twice it wrote what cannot be told. */
  | { kind: 'refused'; complaint: Complaint }
  /** It did not answer, or broke off. */
  | { kind: 'failed'; error: ScriptError };

const STOPS: Readonly<Record<string, 'keep' | 'built-in'>> = {
  telling_stopped: 'keep',
  built_in_wanted: 'built-in',
};

/** Has the model write the scene; a sentence that cannot be told ends it, and once it may go on from there. */
export async function write(writing: Writing): Promise<WritingEnd> {
  const { release } = writing;
  let problem: Complaint | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const startedAt = performance.now();
    const { draft, error } = await tryOnce(writing, promptFor(writing, problem));
    if (error !== null) {
      const how = STOPS[error.code];
      if (how !== undefined) return { kind: 'stopped', how };
      const isWorthAnother = error.code === 'model_cut' && attempt < TRIES;
      if (!isWorthAnother) return { kind: 'failed', error };
    }
    problem = draft.complaint ?? shortOf(writing, error);
    if (problem === null) return { kind: 'finished', tookMs: performance.now() - startedAt };
    // What nobody has read of a first paragraph that went wrong is written anew.
    if (release.paragraphs.length === 0) release.drop();
    else release.flush();
  }
  return { kind: 'refused', complaint: problem ?? tooShort() };
}

async function tryOnce(
  { model, facts, history, release, begins }: Writing,
  prompt: string,
): Promise<{ draft: Draft; error: ScriptError | null }> {
  const enough = new AbortController();
  const draft = new Draft(facts, history, release, () => enough.abort());
  try {
    const { text } = await model.ask({
      task: 'prose',
      prompt,
      stands: release.stands,
      signal: enough.signal,
      onText: (piece) => {
        // Who tells instead of the model begins with the same, except on the way between two scenes.
        release.begin(begins !== 'between');
        draft.write(piece);
      },
    });
    if (!draft.isOver) draft.finish(text);
    return { draft, error: null };
  } catch (error) {
    if (draft.isOver) return { draft, error: null };
    draft.end();
    if (error instanceof ScriptError) return { draft, error };
    throw error;
  }
}

const PROMPTS = {
  anew: prosePrompt,
  'after the premise': openingPrompt,
  'after the author': goOnPrompt,
  between: betweenPrompt,
} as const satisfies Record<Writing['begins'], (style: ProseStyle) => string>;

function promptFor({ style, begins, release }: Writing, problem: Complaint | null): string {
  const prompt = PROMPTS[begins](style);
  if (problem === null) return prompt;
  return release.isEmpty ? againPrompt(prompt, problem.reason) : continuePrompt(`${problem.reason}.`);
}

function shortOf({ release, begins }: Writing, error: ScriptError | null): Complaint | null {
  if (error !== null) return { kind: 'unfinished', sentence: '', reason: 'it breaks off' };
  if (release.words < (begins === 'between' ? FEWEST_BETWEEN : FEWEST_WORDS)) return tooShort();
  // What lies between two scenes may be about others, and who is spoken to may be “counsel”.
  return begins === 'between' || /\byour?\b|“/iu.test(release.text)
    ? null
    : { kind: 'person', sentence: '', reason: 'it is not told to “you”' };
}

function tooShort(): Complaint {
  return { kind: 'empty', sentence: '', reason: 'it is too short' };
}

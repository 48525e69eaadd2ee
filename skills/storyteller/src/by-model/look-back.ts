import {
  complaintAbout,
  lookBackPrompt,
  ScriptError,
  sceneFacts,
  sentencesOf,
  type ToolInput,
  typeset,
  withWholeQuotes,
  wordCount,
} from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import { Model } from './ask.ts';
import { withoutReasoning } from './tidy.ts';

const FEWEST_WORDS = 15;
const MOST_WORDS = 170;

/** Has a model look back, after the author's ending, on what the player did. Null when it cannot be told. */
export async function lookBack(
  input: NarrateInput,
  ending: readonly string[],
  call: Pick<ToolInput, 'host'>,
): Promise<string | null> {
  const stands = { authors: ending.join('\n\n'), own: '' };
  const answer = await new Model(call)
    .ask({ task: 'prose', prompt: lookBackPrompt(input), stands })
    .catch((error: unknown) => {
      if (error instanceof ScriptError) return null;
      throw error;
    });
  const text = typeset(
    withoutReasoning(answer?.text ?? '')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const words = wordCount(text);
  if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
  const facts = sceneFacts(input);
  const isSound = withWholeQuotes(sentencesOf(text)).every(
    (sentence) => complaintAbout(sentence, stands.authors, facts) === null,
  );
  return isSound ? text : null;
}

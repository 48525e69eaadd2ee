import {
  complaintAbout,
  endPrompt,
  type SceneFacts,
  ScriptError,
  sceneFacts,
  sentencesOf,
  shareOf,
  type ToolInput,
  termsOf,
  typeset,
  withWholeQuotes,
  wordCount,
} from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import { Model } from './ask.ts';
import { withoutReasoning } from './tidy.ts';

const FEWEST_WORDS = 15;
/** Words that the model may add to the author's, and what a word takes to write. */
const MORE_WORDS = 170;
const TOKENS_A_WORD = 1.6;
/** The share of its words at which a paragraph of the author's is told. */
const TOLD = 0.5;

/**
 * Has a model tell the author's ending as the end of this story, and look back. What it leaves out of the author's text, or
 * tells in a way that cannot stand, is there in the author's words. Null when nothing of its own can stand.
 */
export async function tellEnd(
  input: NarrateInput,
  { before, ending }: { before: readonly string[]; ending: readonly string[] },
  call: Pick<ToolInput, 'host'>,
): Promise<string[] | null> {
  const most = wordCount(ending.join(' ')) + MORE_WORDS;
  const answer = await new Model(call)
    .ask({
      task: 'prose',
      prompt: endPrompt(input, ending, most),
      stands: { authors: before.join('\n\n'), own: '' },
      maxTokens: Math.ceil(most * TOKENS_A_WORD),
    })
    .catch((error: unknown) => {
      if (error instanceof ScriptError) return null;
      throw error;
    });
  const facts = sceneFacts(input);
  const own = paragraphsOf(answer?.text ?? '').filter((text) => isSound(text, facts));
  const words = wordCount(own.join(' '));
  return words < FEWEST_WORDS || words > 2 * most ? null : withAuthors(own, ending);
}

function paragraphsOf(text: string): string[] {
  return withoutReasoning(text)
    .split(/\n+/u)
    .map((line) => typeset(line.replace(/\s+/gu, ' ').trim()))
    .filter((line) => line !== '');
}

function isSound(text: string, facts: SceneFacts): boolean {
  let before = '';
  return withWholeQuotes(sentencesOf(text)).every((sentence) => {
    const complaint = complaintAbout(sentence, before, facts);
    before = `${before} ${sentence}`;
    return complaint === null;
  });
}

/** The model's paragraphs with those of the author's that they do not tell, each before the next that is told. */
function withAuthors(own: readonly string[], authors: readonly string[]): string[] {
  const said = own.map((text) => new Set(termsOf(text)));
  const all = new Set(said.flatMap((terms) => [...terms]));
  const tellerOf = (text: string) =>
    shareOf(text, all) < TOLD ? -1 : said.findIndex((terms) => shareOf(text, terms) >= TOLD / 2);
  const tellers = authors.map(tellerOf);
  const last = tellers.reduce((most, teller) => Math.max(most, teller), -1);
  const told: string[] = [];
  let next = 0;
  const upTo = (end: number) => {
    for (; next < end; next += 1) if (tellers[next] === -1) told.push(authors[next] ?? '');
  };
  own.forEach((text, index) => {
    // What the model says after the end of the author's comes after all of it.
    const first = index > last ? authors.length : tellers.indexOf(index);
    if (first !== -1) upTo(first);
    told.push(text);
  });
  upTo(authors.length);
  return told;
}

import { sentencesOf } from '../language.ts';
import { type Complaint, complaintAbout } from './check.ts';
import type { SceneFacts } from './scene-facts.ts';
import { withWholeQuotes } from './speech.ts';

/** The first thing that is wrong with a whole telling; null when it can be read out. */
export function complaintInTelling(text: string, facts: SceneFacts): Complaint | null {
  let before = '';
  for (const sentence of text.split(/\n+/u).flatMap((paragraph) => withWholeQuotes(sentencesOf(paragraph)))) {
    const complaint = complaintAbout(sentence, before, facts);
    if (complaint !== null) return complaint;
    before = `${before} ${sentence}`;
  }
  return null;
}

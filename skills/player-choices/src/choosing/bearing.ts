import { sentencesOf, stem } from '../../../../src/sdk/index.ts';
import type { Reason } from './candidate.ts';
import { asReason, type Past } from './past.ts';

/** Words that say nothing of what a choice is about. */
const COMMON = new Set(
  `about after again all and another any are ask away back because been before begin being but can come could day does done down each
  even every everybody find for from get give gone had has have hear help her here him his how into its just keep know last lay
  leave let like little look make may mind more most much must need never nobody not nothing now off old once one only open other
  our out over own people place put read round said say see shall she should show sit some somebody something stand still take
  tell than that the their them then there these they thing think this those through time too try turn two under until upon use
  very wait walk want was way went were what when where which while who whole whom whose why will with without word would you
  your`.split(/\s+/),
);
/** A word that stands in more memories than this share tells nothing. */
const TOO_COMMON = 0.3;
const FEW = 3;

/** The memory that has the rarest words of an author's line, as a reason; none when nothing bears on it. */
export function bearingOn({ memories }: Past, line: string): Reason[] {
  const held = memories.map((memory) => ({ memory, words: new Set(stems(memory.summary)) }));
  const most = Math.max(FEW, memories.length * TOO_COMMON);
  const rare = [...new Set(stems(line))].filter((word) => {
    const count = held.filter(({ words }) => words.has(word)).length;
    return count > 0 && count <= most;
  });
  const best = held
    .map(({ memory, words }) => ({ memory, shared: rare.filter((word) => words.has(word)) }))
    .sort((a, b) => b.shared.length - a.shared.length)[0];
  const [word] = best?.shared ?? [];
  if (best === undefined || word === undefined) return [];
  const said = sentencesOf(best.memory.summary).find((sentence) => stems(sentence).includes(word));
  return [asReason({ ...best.memory, summary: said ?? best.memory.summary })];
}

function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.filter((word) => !COMMON.has(word)).map(stem);
}

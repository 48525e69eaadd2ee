/** What a scene ends on. */
import type { Brief } from '../contracts/brief.ts';
import { ended } from './material.ts';

type Knock = Brief['plot']['knocks'][number];

/** The word from elsewhere that the program would end the scene on. It is brought once; from then on it is known.
 * Where nobody sends it and the author has no words for it, there is nothing to bring. */
export function summonsIn({ plot, question }: Pick<Brief, 'plot' | 'question'>): Knock | undefined {
  return question.next?.kind === 'way'
    ? plot.knocks.find(
        ({ place, from, text, times }) =>
          place.id === question.next?.about && times === 0 && (text !== '' || from !== null),
      )
    : undefined;
}

/** What the program asks where it has nothing to ask. */
const NOTHING: ReadonlySet<string> = new Set(['way', 'mystery', 'arrival']);
/** What the program would have the scene end on; null where whoever tells it is to find a question of their own. */
export function endExpected({ question, plot }: Pick<Brief, 'question' | 'plot'>): string | null {
  const { next } = question;
  if (next === null) return null;
  const isWord = summonsIn({ plot, question })?.told === true;
  return isWord || !NOTHING.has(next.kind) ? next.text : null;
}

const OF_ITS_OWN =
  'End on a question that comes out of this scene: somebody here asks, offers, accuses or confesses something to the reader, or something is found that has to be dealt with now. It should bear on what is open, or on somebody or something that an earlier scene brought in.';

/** What the scene ends on. */
export function endOn({ question, plot }: Brief): string {
  const { next } = question;
  if (next === null) return '';
  const word = summonsIn({ plot, question });
  if (word?.told === true)
    return `Before the end, word reaches the reader: ${ended(next.text)} Say who brings it and what hangs on it; where nobody could bring it, it is seen or heard from afar. End on what the reader has to decide here.`;
  return endExpected({ question, plot }) === null
    ? OF_ITS_OWN
    : `End on this, in your own words, as something seen or said: ${ended(next.text)} A better question that comes out of the scene may take its place.`;
}

import type { Brief } from '../contracts/brief.ts';
import type { Budget } from './budget.ts';
import { endOn } from './ends-on.ts';
import { material, oneLine } from './material.ts';
import { nightsIn, whenIn } from './when.ts';

/** Up to so many words one or two paragraphs are enough. */
const FEW_WORDS = 170;

/** What is asked of the writer of a scene, behind its notes. */
export function directions(brief: Brief, { words }: Budget): string {
  const { direction, people, topics, beat, ending } = brief;
  const focus = [...people, ...topics].find(({ id }) => id === direction.focus);
  const mood = [direction.mood, beat?.mood ?? '', ending?.mood ?? ''].find((word) => word !== '') ?? '';
  const [from = 0, to = 0] = ending === null ? words : words.map((count) => Math.round(count * ENDS_WITH));
  const { authored } = brief;
  const isGenerated = authored?.generated === true;
  if (authored !== null && !isGenerated && (authored.hasChoices || ending !== null))
    return isLedTo(brief) ? leadingTo(brief) : '';
  const goesOn = authored !== null && !isGenerated && ending === null;
  return [
    focus === undefined ? '' : `The scene is about ${oneLine(focus.name, 80)}.`,
    mood === '' ? '' : `It feels ${oneLine(mood, 60)}.`,
    isGenerated ? OWN_WORDS : '',
    isGenerated && authored?.hasChoices === true ? leadingToChoices(brief) : '',
    isGenerated && authored?.hasChoices === true ? '' : endOn(brief),
    goesOn
      ? `Write one or two paragraphs, ${Math.round(from / 2)} to ${Math.round(to / 2)} words in all.`
      : `Write ${to < FEW_WORDS ? 'one or two' : 'two to four'} paragraphs, ${from} to ${to} words in all.`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * What is asked of the writer where a scene of the author's begins: what came of the choice, and what lies between. The
 * author did not know what came before.
 */
function leadingTo({ authored, time, place, deed, people, partner }: Brief): string {
  const isThere = [...people, partner].some((one) => one !== null && one.id === deed?.target?.id);
  const starts = authored?.begins === false ? (authored.starts ?? 0) : 0;
  const author = authored?.paragraphs.slice(starts).map(({ text }) => oneLine(text, 900)) ?? [];
  const length =
    starts > 0
      ? 'Write two or three sentences, 30 to 60 words, that join it to what came of the choice, which the author has told. Say'
      : `Write one paragraph of 50 to 100 words that joins it to the scene before. First what the choice brings about${isThere ? `, with the answer of ${oneLine(deed?.target?.name ?? '', 60)}` : ''}. Then`;
  const where = place === null ? '' : `, at ${oneLine(place.name, 80)}`;
  return [
    `After your text comes a scene that the author wrote. It is ${whenIn({ time })}${where}.${nightsIn({ time })} The author:`,
    material(author.join('\n')),
    `${length} what lies between, in a sentence or two: how much time goes by, how the reader comes to where the author begins, who has gone and who has come. Whoever acts in the author's scene is there when you end, unless the author has them come; whoever does not has gone, or is busy elsewhere. What somebody has just asked or offered is answered or broken off before the author begins. The author does not know the scenes that you told; single sentences that those have made untrue are changed afterwards.`,
    'The first sentence of the author follows on from your last, so end on a statement. Repeat and contradict nothing of it, and answer nothing it asks.',
  ].join('\n');
}

/** Whether somebody tells the way to the author's scene: where it begins after a deed, alone or behind another. */
function isLedTo({ authored, deed, ending }: Brief): boolean {
  if (authored === null || deed === null || ending !== null) return false;
  return authored.begins || (authored.starts ?? 0) > 0;
}

const OWN_WORDS =
  'What must be told is a note by the program and no text: tell it as this story would, with its own people, things and places, and use none of its sentences.';

/** Where a generated scene stops: before what the reader can do about it. */
function leadingToChoices({ options }: Brief): string {
  const ways = options.flatMap(({ text }) => (text === null ? [] : [oneLine(text, 120)]));
  return [
    'Stop at the moment in which the reader has to do one of these, and do none of it:',
    material(ways.map((way) => `- ${way}`).join('\n')),
  ].join('\n');
}

/** An ending tells what became of everything: so much more room it has than a scene. */
const ENDS_WITH = 1.5;

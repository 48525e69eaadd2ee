import type { Brief } from '../../contracts/brief.ts';
import type { Option } from '../../contracts/question.ts';
import type { Telling } from '../../contracts/telling.ts';
import { withChanges } from '../../sdk/writing/changes.ts';
import { MIN_CHOICES } from '../offered-choices.ts';
import type { OfferedChoice } from '../scene.ts';

/**
 * The telling with the author's words: unchanged but for the sentences that it says it has changed, alone when the scene is
 * theirs, else before what a writer has added.
 */
export function inAuthorsWords(
  telling: Telling,
  { authored, must }: Pick<Brief, 'authored' | 'must'>,
): Telling {
  // What nobody wrote may be told in other words.
  if (authored === null || (authored.generated && telling.writer === 'model')) return telling;
  const writer = authored.generated ? 'built-in' : 'authored';
  const scene = authored.paragraphs
    .map(({ text, speaker }) => ({ text: withChanges(text, telling.changed), speaker: speaker ?? null }))
    .filter(({ text }) => text !== '');
  const own = scene.map(({ text }) => text);
  const isTold = own.every((paragraph) => telling.paragraphs.includes(paragraph));
  const { mentioned: _, question: __, ...rest } = telling;
  // What must be told in the middle of the author's scene stands above it, and the way to the next one between the two.
  const mayOpen = isTold && (authored.begins || authored.starts !== null || must.length > 0);
  if (authored.hasChoices)
    return mayOpen
      ? { ...rest, writer }
      : {
          ...rest,
          paragraphs: own,
          speakers: scene.map(({ speaker }) => speaker),
          writer,
        };
  return isTold ? telling : { ...rest, paragraphs: [...own, ...telling.paragraphs] };
}

/** The author's choices as they are put before the player. */
export function authoredChoices(options: readonly Option[]): OfferedChoice[] {
  return options.map(({ id, intent, text, because, answers, roll, costs, needs }) => ({
    id,
    text: text ?? '',
    ...(costs !== undefined && { hint: costs }),
    because,
    ...(answers !== undefined && { answers }),
    ...(roll !== undefined && { roll }),
    ...(needs !== undefined && { needs }),
    intent: { ...intent, text: text ?? '' },
  }));
}

/**
 * The choices of a generated scene as whoever told it picked and worded them; all of them where what was picked is too
 * little to choose from, such as when the rules have refused the choices that it made up.
 */
export function generatedChoices(
  options: readonly Option[],
  offers: readonly OfferedChoice[],
): OfferedChoice[] {
  const all = authoredChoices(options);
  const isListed = ({ id }: OfferedChoice) => all.some((choice) => choice.id === id);
  const picked = offers.filter(isListed);
  const made = offers.filter((offer) => offer.intent.own === true && !isListed(offer));
  return picked.length > 0 && picked.length + made.length >= MIN_CHOICES
    ? picked
    : all.map((choice) => picked.find(({ id }) => id === choice.id) ?? choice);
}

import type { Brief } from '../../contracts/brief.ts';
import type { Option } from '../../contracts/question.ts';
import type { Telling } from '../../contracts/telling.ts';
import type { OfferedChoice } from '../scene.ts';

/**
 * The telling with the author's words unchanged. When the scene is theirs, a writer may only tell before it what came of
 * the deed; else the author's words come first, and what a writer has added follows.
 */
export function inAuthorsWords(telling: Telling, authored: Brief['authored']): Telling {
  if (authored === null) return telling;
  const own = authored.paragraphs.map(({ text }) => text);
  const { mentioned: _, question: __, ...rest } = telling;
  const isTold = own.every((paragraph) => telling.paragraphs.includes(paragraph));
  if (authored.hasChoices) {
    const { speakers = [] } = telling;
    const first = isTold && !authored.tellsDeed ? telling.paragraphs.indexOf(own[0] ?? '') : 0;
    return {
      ...rest,
      paragraphs: [...telling.paragraphs.slice(0, first), ...own],
      speakers: [...speakers.slice(0, first), ...authored.paragraphs.map(({ speaker }) => speaker ?? null)],
      writer: 'authored',
    };
  }
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

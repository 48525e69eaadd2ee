import { Type } from 'typebox';
import { type EnrichPlot, enrichEndings, enrichPages } from '../../../prompts/tasks/enrich.ts';
import { bare } from '../fill.ts';
import type { Draft, DraftEnding, DraftPage, DraftPlace } from '../story/draft.ts';
import type { Ask } from './ask.ts';
import { areFit, isWhole, tidy } from './fit.ts';

type Refuse = (part: string, reason: string) => void;

const text = (most: number) => Type.String({ maxLength: most });
const PageSchema = Type.Object({ name: text(80), text: text(700) });
const PagesSchema = Type.Object({
  places: Type.Array(PageSchema, { maxItems: 8 }),
  matters: Type.Array(PageSchema, { maxItems: 10 }),
});
const EndingsSchema = Type.Object({
  endings: Type.Array(
    Type.Object({ name: text(80), paragraphs: Type.Array(text(900), { maxItems: 4 }), epilogue: text(600) }),
    { maxItems: 4 },
  ),
});

/** What places and matters are like, in the model's words. Returns those that it wrote. */
export async function writePages(
  ask: Ask,
  plot: EnrichPlot,
  { places, lore }: Pick<Draft, 'places' | 'lore'>,
  refuse: Refuse,
): Promise<{ places: DraftPlace[]; lore: DraftPage[] }> {
  const names = (pages: readonly { name: string }[]) => pages.map(({ name }) => name);
  const answer = await ask(
    'the places and the lore',
    PagesSchema,
    enrichPages(plot, names(places), names(lore)),
  );
  if (answer === null) return { places: [], lore: [] };
  const textFor = (name: string, written: readonly { name: string; text: string }[]) => {
    const found = tidy(written.find((page) => isSame(page.name, name))?.text ?? '');
    const isGood = found !== '' && areFit([found]) && isWhole(found);
    if (!isGood) refuse(name, found === '' ? 'it left it out' : 'the text could not be used');
    return isGood ? found : null;
  };
  return {
    places: places.filter((place) => {
      const told = textFor(place.name, answer.places);
      // Beside the sentences with the bold things and the ways, which are what one can do there.
      if (told !== null) place.paragraphs.splice(0, 1, told);
      return told !== null;
    }),
    lore: lore.filter((page) => {
      const told = textFor(page.name, answer.matters);
      if (told !== null) page.paragraphs.splice(-1, 1, told);
      return told !== null;
    }),
  };
}

/** The same endings for this story. Returns those that it wrote. */
export async function writeEndings(
  ask: Ask,
  plot: EnrichPlot,
  endings: readonly DraftEnding[],
  refuse: Refuse,
): Promise<DraftEnding[]> {
  const asked = endings.map(({ name, paragraphs }) => ({ name, soFar: paragraphs.join(' ') }));
  const answer = await ask('the endings', EndingsSchema, enrichEndings(plot, asked));
  if (answer === null) return [];
  const kills = /\b(?:dies|died|is dead|kills?|killed|murdered)\b/i;
  return endings.filter((ending) => {
    const written = answer.endings.find(({ name }) => isSame(name, ending.name));
    const told = written?.paragraphs.map(tidy).filter((paragraph) => paragraph !== '') ?? [];
    const all = told.join(' ');
    const mayKill = kills.test(ending.paragraphs.join(' '));
    if (told.length === 0 || !areFit(told) || !/\byou\b/i.test(all) || (kills.test(all) && !mayKill)) {
      refuse(ending.name, told.length === 0 ? 'it left it out' : 'the text could not be used');
      return false;
    }
    ending.paragraphs = told;
    const epilogue = tidy(written?.epilogue ?? '');
    if (areFit([epilogue]) && isWhole(epilogue) && !kills.test(epilogue)) ending.epilogue = epilogue;
    return true;
  });
}

const isSame = (one: string, other: string) => bare(tidy(one)).toLowerCase() === bare(other).toLowerCase();

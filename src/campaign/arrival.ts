import type { PlotBeat } from '../contracts/plot-beats.ts';
import { slug } from './names.ts';

/** The beat with which somebody enters the story, where `first_appearance` names one by its id or title. */
export function arrivalIn(
  first: string | undefined,
  beats: readonly Pick<PlotBeat, 'id' | 'title'>[],
): string | undefined {
  const wanted = slug(first ?? '');
  if (wanted === '') return undefined;
  return beats.find(({ id, title }) => slug(id) === wanted || slug(title) === wanted)?.id;
}

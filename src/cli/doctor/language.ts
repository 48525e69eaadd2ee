import { NarratoriaError } from '../../base/errors.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import { describeLanguage, type LanguageState } from '../../models/language/describe.ts';
import { listModels } from '../../models/language/discover/list-models.ts';
import { readModelSettings } from '../../models/language/settings.ts';
import { readStoryteller } from '../../models/language/storyteller.ts';

/** `falls back` works in a lesser way; `broken` does not work. */
type State = 'works' | 'falls back' | 'broken';

export interface Finding {
  what: string;
  state: State;
  message: string;
}

/** Who tells the story and why, whether its server is there, and which files are not tried any more. */
export async function examineLanguage({ home }: Pick<Runtime, 'home'>): Promise<Finding[]> {
  const { narrator, banned } = await describeLanguage(home);
  const { id, why, leaves, isBroken, recommended, problem } = narrator;
  const isNews = recommended !== null && recommended !== id && id === null && !why.includes(recommended);
  const best = isNews ? ` Recommended for this computer: ${recommended}.` : '';
  const trouble = await troubleWith(home, narrator);
  const state = isBroken || trouble !== null ? 'broken' : id === null ? 'falls back' : 'works';
  const who = id === null ? 'built-in writer' : `${id} (${narrator.title})`;
  const reason = `${why.replace(/[.\s]+$/, '')}.`;
  return [
    {
      what: 'writing model',
      state,
      message: `${who}. ${trouble === null ? `${reason} ${leaves}` : `${trouble} The built-in writer tells the story.`}${best}`,
    },
    ...(problem === null ? [] : [{ what: 'model settings', state: 'falls back' as const, message: problem }]),
    ...banned.map(({ file, how }) => ({
      what: 'model file',
      state: 'falls back' as const,
      message: `${file} crashed twice (${how}) and was turned off. Replace it, or run: narratoria models use ${JSON.stringify(file)}`,
    })),
  ];
}

/** Why the chosen server would not answer now; null when it would, or when asking it would leave this network. */
async function troubleWith(
  home: string,
  { source, place }: LanguageState['narrator'],
): Promise<string | null> {
  const { first } = await readStoryteller(home);
  if (source === null || place === 'elsewhere' || first.kind !== 'source') return null;
  try {
    const models = await listModels(first.source, await readModelSettings(home));
    if (models.length === 0 || models.some(({ name }) => name === source.model)) return null;
    return `The server has no model ${source.model}; it has ${models.map(({ name }) => name).join(', ')}.`;
  } catch (error) {
    if (error instanceof NarratoriaError) return error.message;
    throw error;
  }
}

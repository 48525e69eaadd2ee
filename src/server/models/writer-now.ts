import { NarratoriaError } from '../../base/errors.ts';
import type { WriterNow } from '../../contracts/api/models.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import type { ModelChoice } from '../../models/language/choice.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';

/** Who writes the next scene. */
export async function writerNow(model: LanguageModel): Promise<WriterNow> {
  try {
    return viewOf(await model.choice('prose'));
  } catch (error) {
    // Settings that cannot be used are a state of things too.
    if (!(error instanceof NarratoriaError)) throw error;
    const { message, hint = '' } = error;
    return { ...BUILT_IN, why: `${message} ${hint}`.trim() };
  }
}

const BUILT_IN: WriterNow = {
  isModel: false,
  title: '',
  id: '',
  provider: 'built-in',
  where: 'here',
  host: '',
  why: '',
  contextTokens: null,
  advice: null,
};

function viewOf(choice: ModelChoice): WriterNow {
  if (choice.kind === 'none') {
    const { why, advice } = choice;
    return { ...BUILT_IN, why: advice === null ? why : why.replace(advice.id, titleOf(advice.id)), advice };
  }
  const { id, provider, contextTokens, why } = choice;
  const known = { isModel: true, id, provider, contextTokens, why, advice: null };
  if (choice.kind === 'file') {
    return { ...known, title: titleOf(id), where: 'here', host: '' };
  }
  const { baseUrl } = choice.source;
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : '';
  return { ...known, title: id, where: choice.place, host };
}

function titleOf(id: string): string {
  return CATALOGUE.find((entry) => entry.id === id)?.title ?? id;
}

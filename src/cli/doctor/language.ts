import type { Runtime } from '../../engine/play/runtime.ts';
import { describeLanguage } from '../../models/language/describe.ts';
import type { Finding } from './finding.ts';

/** Which language model narrates and why, and which files are not tried any more. */
export async function examineLanguage({ home }: Pick<Runtime, 'home'>): Promise<Finding[]> {
  const { narrator, banned } = await describeLanguage(home);
  const { id, why, isBroken, recommended, problem } = narrator;
  const isNews = recommended !== null && recommended !== id && !why.includes(recommended);
  const best = isNews ? ` Recommended for this computer: ${recommended}.` : '';
  const state = isBroken ? 'broken' : id === null ? 'falls back' : 'works';
  return [
    { what: 'writing model', state, message: `${id ?? 'built-in writer'}. ${why}.${best}` },
    ...(problem === null ? [] : [{ what: 'model settings', state: 'falls back' as const, message: problem }]),
    ...banned.map(({ file, how }) => ({
      what: 'model file',
      state: 'falls back' as const,
      message: `${file} crashed twice (${how}) and was turned off. Replace it, or run: narratoria models use ${JSON.stringify(file)}`,
    })),
  ];
}

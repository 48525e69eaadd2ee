import type { Runtime } from '../../engine/play/runtime.ts';
import { describeLanguage } from '../../models/language/describe.ts';
import type { Finding } from './finding.ts';

/** Which language model narrates and why, and which files are not tried any more. */
export async function examineLanguage({ home }: Pick<Runtime, 'home'>): Promise<Finding[]> {
  const { narrator, banned } = await describeLanguage(home);
  const { id, why, isBroken, recommended, problem } = narrator;
  const isNews = recommended !== null && recommended !== id && !why.includes(recommended);
  const best = isNews ? ` The best for this machine is ${recommended}.` : '';
  const state = isBroken ? 'broken' : id === null ? 'falls back' : 'works';
  return [
    { what: 'narrator', state, message: `${id ?? 'built in'}, because ${why}.${best}` },
    ...(problem === null ? [] : [{ what: 'model settings', state: 'falls back' as const, message: problem }]),
    ...banned.map(({ file, how }) => ({
      what: 'model file',
      state: 'falls back' as const,
      message: `${file} ended the inference host twice (${how}) and is not tried again. Replace it, or run: narratoria models use ${JSON.stringify(file)}`,
    })),
  ];
}

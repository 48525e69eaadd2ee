import { formatBytes } from '../../models/format-bytes.ts';
import type { LanguageState } from '../../models/language/describe.ts';

/** Who tells the story and why, what leaves the computer, and what is wrong. */
export function formatLanguage({ narrator, files, banned, today, costLimit }: LanguageState): string {
  const { id, title, why, leaves, problem, contextTokens } = narrator;
  const context = contextTokens === null ? '' : ` It keeps ${contextTokens} tokens in mind.`;
  const who =
    id === null ? 'The built-in writer tells the story.' : `${id} tells the story (${title}).${context}`;
  const cost = `$${today.cost.toFixed(2)}${today.unpriced > 0 ? ` and ${today.unpriced} calls of unknown price` : ''}`;
  const lines = [
    who,
    `Why: ${why.replace(/[.\s]+$/, '')}.`,
    leaves,
    ...(today.calls > 0
      ? [
          `Today: ${today.calls} calls to other computers, ${today.promptTokens} tokens read, ${today.writtenTokens} written, ${cost}.`,
        ]
      : []),
    ...(costLimit === null
      ? []
      : [`Limit: a story may cost $${costLimit.toFixed(2)}; then the built-in writer goes on with it.`]),
    ...(problem === null ? [] : [problem]),
    ...files.map(({ name, bytes }) => `In the models folder: ${name} (${formatBytes(bytes)})`),
    ...banned.map(({ file, how }) => `Turned off: ${file}, because it crashed twice (${how})`),
  ];
  return `${lines.join('\n')}\n`;
}

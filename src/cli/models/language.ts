import { formatBytes } from '../../models/format-bytes.ts';
import type { LanguageState } from '../../models/language/describe.ts';

export function formatLanguage({ narrator, files, banned }: LanguageState): string {
  const lines = [
    `Writing model: ${narrator.id ?? 'none'}. ${narrator.why}.`,
    ...(narrator.problem === null ? [] : [narrator.problem]),
    ...files.map(({ name, bytes }) => `In the models folder: ${name} (${formatBytes(bytes)})`),
    ...banned.map(({ file, how }) => `Turned off: ${file}, because it crashed twice (${how})`),
  ];
  return `\n${lines.join('\n')}\n`;
}

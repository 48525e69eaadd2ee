import type { ChangedSentence } from '../../contracts/telling.ts';

const SPEECHES_IN_A_ROW = '” “';

/** The author's paragraph with the sentences that read otherwise in this story; speeches that now follow on each other are one. */
export function withChanges(text: string, changed: readonly ChangedSentence[] = []): string {
  const now = changed.reduce((told, { was, now: words }) => told.replace(was, () => words), text);
  if (now === text) return text;
  const told = now.replaceAll(/\s+/gu, ' ').trim();
  return text.includes(SPEECHES_IN_A_ROW) ? told : told.replaceAll(SPEECHES_IN_A_ROW, ' ');
}

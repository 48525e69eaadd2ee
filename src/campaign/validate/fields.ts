import { isJsonObject } from '../../base/json.ts';
import { speechOf } from '../character.ts';
import { keysOf } from './conditions.ts';
import type { Document } from './document.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

/** Checks for fields that are well written and cannot matter: numbers that are none, a voice that nothing shows. */
export function checkFields({ manifest, profiles }: Draft, report: Report): void {
  if (manifest !== null) checkPlayerCount(manifest, report);
  for (const { document } of profiles) checkProfile(document, report);
}

function checkPlayerCount(manifest: Document, report: Report): void {
  const count = manifest.sound('/player_count');
  if (!isJsonObject(count)) return;
  const { min = 1, max = 1 } = count;
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  const message = `The fewest players (${min}) are more than the most (${max}).`;
  report.add('player_count', manifest.file, manifest.at('/player_count'), message);
}

function checkProfile(document: Document, report: Report): void {
  const idle = (pointer: string, message: string, hint: string) =>
    report.add('idle_field', document.file, document.at(pointer), message, hint);
  for (const name of keysOf(document.sound('/stats'))) {
    const value = document.sound(`/stats/${name}`);
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\s*-?\d/.test(value));
    if (!isNumber)
      idle(`/stats/${name}`, `"${name}" is no number, so no roll can count it.`, 'Write a number.');
  }
  const style = document.sound('/speech_patterns/style');
  if (typeof style === 'string' && style.trim() !== '' && !isReadable(style, document)) {
    const hint =
      'Say how formal it is, how long the sentences are, or what habits there are; or write examples.';
    idle('/speech_patterns/style', 'Only a model can follow this style; the built-in writer cannot.', hint);
  }
  for (const [index, goal] of listOf(document.sound('/goals')).entries()) {
    const status = isJsonObject(goal) ? goal['status'] : undefined;
    if (status !== 'completed' && status !== 'failed') continue;
    idle(
      `/goals/${index}/status`,
      `A goal that is ${status} gives nobody anything to do.`,
      'Tell it in "background".',
    );
  }
  if (document.sound('/voice') !== undefined)
    idle('/voice', 'Recordings of voices are not played.', 'Leave it for other programs, or take it out.');
}

/** Examples show a voice where its description does not. */
function isReadable(style: string, document: Document): boolean {
  const { register, sentences, manners } = speechOf({ speech_patterns: { style } });
  const isRead = register !== 'plain' || sentences !== 'even' || manners.length > 0;
  return isRead || listOf(document.sound('/speech_patterns/examples')).length > 0;
}

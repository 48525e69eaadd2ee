import path from 'node:path';
import { isJsonObject, type Json } from '../../base/json.ts';

const EXTENSION = '(?:png|jpe?g|webp|mp3|ogg|wav|flac|md|txt|json)';
const LETTER = '[\\p{L}\\p{N}_./-]';
/** From the beginning of a word only, or a long one would be looked at from each of its letters. */
const PATH = new RegExp(`(?<!${LETTER})${LETTER}+\\.${EXTENSION}(?![\\p{L}\\p{N}])`, 'giu');
const WHOLE_PATH = new RegExp(`^[^\\n]{1,300}\\.${EXTENSION}$`, 'iu');
const LINK = /\]\(<?([^)>\n]{1,500})>?/gu;
const MOST = 1000;

/**
 * Where the paths in a Markdown text may lead, from the file's own folder and from the campaign's. Which of them there
 * is a file at, only the whole campaign can tell.
 */
export function referencesInProse(file: string, markdown: string): string[] {
  const links = [...markdown.matchAll(LINK)].map(([, target = '']) =>
    unescaped(target.split(/\s"|#/)[0] ?? ''),
  );
  return candidates(file, [...links, ...(markdown.match(PATH) ?? [])]);
}

/** The same for the strings of a JSON document, wherever they stand in it. */
export function referencesInJson(file: string, value: Json | undefined): string[] {
  const found: string[] = [];
  const visit = (one: Json | undefined): void => {
    if (typeof one === 'string')
      found.push(...(WHOLE_PATH.test(one) ? [one] : []), ...(one.match(PATH) ?? []));
    else if (Array.isArray(one)) one.forEach(visit);
    else if (isJsonObject(one)) Object.values(one).forEach(visit);
  };
  visit(value);
  return candidates(file, found);
}

function candidates(file: string, targets: readonly string[]): string[] {
  const resolved = targets.flatMap((target) => [
    path.posix.join(path.posix.dirname(file), target),
    path.posix.normalize(target),
  ]);
  const inside = resolved.filter((one) => one !== file && !one.startsWith('../') && !one.startsWith('/'));
  return [...new Set(inside)].slice(0, MOST).toSorted();
}

function unescaped(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target; // a percent sign of its own
  }
}

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { isDeeperThan } from '../../base/json-harm.ts';
import { withoutControls } from '../../base/plain-text.ts';
import { badCard } from './failure.ts';
import { plainSpelling } from './spelling.ts';
import { aboutSomebody } from './subject.ts';

const MAX_LEVELS = 64;
/** Longer than any text that people write into one field of a card; a file of a campaign may have 1 MiB. */
const MAX_TEXT = 200_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON object in these bytes; a bare list is taken for the entries of a lorebook. `what` names it in a message. */
export function parseCardJson(bytes: Uint8Array, what: string): JsonObject {
  let text: string;
  try {
    text = UTF8.decode(bytes);
  } catch (cause) {
    throw badCard(`${what} is not UTF-8 text.`, cause);
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw badCard(`${what} is not valid JSON.`, cause);
  }
  if (Array.isArray(value) && value.length > 0 && value.every(isJsonObject)) value = { entries: value };
  if (!isJsonObject(value)) throw badCard(`${what} is JSON, but not an object.`);
  if (isDeeperThan(value, MAX_LEVELS)) throw badCard(`${what} is nested too deeply.`);
  return value;
}

/** The text in a field, without characters that cannot be seen; empty when there is none. */
export function textIn(object: JsonObject, ...fields: string[]): string {
  for (const field of fields) {
    const value = Object.hasOwn(object, field) ? object[field] : undefined;
    if (typeof value !== 'string') continue;
    if (value.length > MAX_TEXT) throw badCard(`Its ${field} is longer than ${MAX_TEXT} characters.`);
    const text = visible(value);
    if (text !== '') return text;
  }
  return '';
}

/** The texts in a field that is a list of them. */
export function textsIn(object: JsonObject, field: string): string[] {
  const value = Object.hasOwn(object, field) ? object[field] : undefined;
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const text = typeof item === 'string' ? visible(item.slice(0, MAX_TEXT)) : '';
    return text === '' ? [] : [text];
  });
}

function visible(text: string): string {
  return withoutControls(text.toWellFormed())
    .replace(/[\u200E\u200F\uFEFF]/g, '')
    .trim();
}

/** What is said to whoever plays, beside the story: `(OOC: take your time)`. */
const ASIDE =
  /[([]{1,2}\s*(?:OOC|A\/N|(?:author|creator|bot)['’]?s? notes?|trigger warnings?|TW|CW)\b[^()[\]]*[)\]]{1,2}|^[ \t]*(?:OOC|A\/N)\s*:[^\n]*$/gimu;
const SAYS_NOTHING =
  /^(?:scenario|setting|context|note|scene|location|time|background|info|summary|lore|world|about)$/i;

const FOR_SORTING = /^(?:genre|tags?|tone|rating|format|style|theme|mood)$/i;

/** `Genre: gothic; Scenario: you come home` is what is told in a note, without what only sorts it. */
function noteSaid(list: string): string {
  return list
    .split(/\s*;\s*/)
    .flatMap((part) => {
      const [, key = '', said = part] = /^\s*(\p{L}[\p{L} ]{1,20}?)\s*:\s*(.*)$/su.exec(part) ?? [];
      if (FOR_SORTING.test(key) && list.includes(';')) return [];
      return [key === '' || SAYS_NOTHING.test(key) ? said : `${key}: ${said}`];
    })
    .join('; ')
    .trim();
}

/** Prose as this program tells it: stars around deeds, markup and links gone, one blank line between paragraphs. */
export function asProse(text: string): string {
  return text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(ASIDE, '')
    .replace(/<\/?[a-z][^<>\n]*>/gi, '')
    .replace(/\[\s*(?!system|jailbreak)(\p{L}[\p{L} ]{1,20}:[^[\]]*)\]/giu, (_, list: string) =>
      noteSaid(list),
    )
    .replace(/!\[[^[\]\n]*\]\([^()\n]*\)/g, '')
    .replace(/\[([^[\]\n]+)\]\([^()\n]*\)/g, '$1')
    .replace(/```|~~~|`/g, '')
    .replace(/\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/^[ \t]*(?:#{1,6}|>+|-{3,}|={3,})[ \t]*/gm, '')
    .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** Where deeds stand between stars and all else is said aloud, as in a chat: `*bows* I am Tam.` is told as “Tam bows. "I am Tam."” */
export function withQuotes(text: string, name: string): string {
  const deeds = [...text.matchAll(STARRED)].map(([, deed = '']) => deed);
  const rest = text.replace(STARRED, ' ').replace(/\*\*[^*\n]+\*\*/g, ' ');
  const isChat =
    deeds.some((deed) => deed.trim().split(/\s+/).length > 1) &&
    !/["“”]/.test(rest) &&
    /\b(?:I|I?['’]?m|my|me)\b/i.test(rest) &&
    // In the first person, deeds are what it begins with.
    (/^\s*\*/.test(text) || !deeds.some((deed) => /\bI\b/.test(deed)));
  if (!isChat) return text;
  return text
    .split('\n')
    .map((line) =>
      /^\s*(?:\*\*.*\*\*|[#>|![].*|)\s*$/.test(line)
        ? line
        : line
            .split(/(?<!\*)(\*[^*\n]+\*)(?!\*)/)
            .map((run) => run.trim())
            .filter((run) => run !== '')
            .map((run) => {
              if (!run.startsWith('*')) return /\p{L}/u.test(run) ? `"${run.replaceAll('"', '')}"` : '';
              const deed = run.slice(1, -1).trim();
              return /^\p{Ll}+s$/u.test(deed) ? `${name} ${deed}.` : aboutSomebody(name, deed);
            })
            .join(' '),
    )
    .join('\n');
}

const STARRED = /(?<!\*)\*([^*\n]+)\*(?!\*)/g;

/** What only a chat program shows: lines of numbers in brackets, “What do you do?” and the answers below it. */
export function openingProse(text: string, name: string): string {
  const lines = withQuotes(text.replace(/<[^<>\n]+>/g, '').replace(ASIDE, ''), name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^`+[^`]*`+$/.test(line) && !/^\[[^\]]*[|:/][^\]]*\]$/.test(line));
  const asked = lines.findIndex((line) =>
    /^[*_"“]*what (?:do|will|would) you do(?: next| now)?\?[*_"”]*$/i.test(line),
  );
  const isAnswer = (line: string) => line === '' || /^(?:\d+[.)]|[-*•]|[A-D][.)])\s/.test(line);
  const told = asked === -1 || !lines.slice(asked + 1).every(isAnswer) ? lines : lines.slice(0, asked);
  const opening = asProse(
    told
      .map((line) => line.replace(/^#{1,6} +(.*[\p{L}\d])$/u, '$1.'))
      .join('\n')
      .replace(/\p{Extended_Pictographic}|\uFE0F/gu, ''),
  );
  return plainSpelling(opening);
}

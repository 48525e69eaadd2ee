import { trimEndOf } from '../../base/trim-end.ts';
import { capitalise } from '../../sdk/language.ts';
import { isRank } from '../names.ts';

/** Lists of attributes in W++, PList and tags, line by line: `Hair: red; short`. Other text stays as it is. */
export function attributeLines(text: string, name: string): string {
  return splitWpp(splitPlist(splitTags(text), name));
}

/** `<role>priest</role>` and `[ wants = a home ]` as lines: `role: priest`. */
function splitTags(text: string): string {
  return text
    .replace(/<([a-z][a-z _-]{1,30})>([^<>\n]+)<\/\1>/gi, '\n$1: $2\n')
    .replace(/^[ \t]{0,20}\p{L}[\p{L} ]{0,40}=\s{0,4}(?=\[)/gmu, '')
    .replace(/,?(?<!\s)\s{0,4}\[\s{0,4}(\p{L}[\p{L} ]{1,30}?)\s{0,4}=\s{0,4}([^[\]=]+)\]\.?/gu, '\n$1: $2\n');
}

/** What stands before a colon or an equals sign at the head of a list: `Mira's clothes`. */
const KEYED = /^\s*(\p{L}[\p{L}'’ _-]{0,40}?)\s*[:=]\s*/u;

/** `[Mira's clothes: blue coat, boots; Mira's personality= kind]` line by line. */
function splitPlist(text: string, name: string): string {
  const first = name.split(' ')[0] ?? name;
  const names = isRank(first) ? [name] : [name, first];
  const whose = new RegExp(
    `^(?:${names.map((one) => RegExp.escape(one)).join('|')})(?:['’]s)?\\s+(?=\\p{L}[^:]*:)`,
    'iu',
  );
  return text.replace(
    /\[\s*([^[\]]*[:=][^[\]]*)\]/g,
    // What has its values in quotation marks and brackets is the other notation, unless it begins as this one does.
    (whole, list: string) =>
      /\p{L}\s?\(\s?["“]/u.test(list) && !KEYED.test(list)
        ? whole
        : `\n${list
            .split(';')
            .map((part) => part.trim().replace(KEYED, '$1: '))
            .map((part) =>
              part.toLowerCase().startsWith(`${name.toLowerCase()}:`) ? part : part.replace(whose, ''),
            )
            .map((part) => part.replace(/^(\p{L}[\p{L} _-]{0,30})\s?\(([^()]*)\)$/u, '$1: $2'))
            .map((part) => part.replace(/([\p{L}-]+(?: [\p{L}-]+)?)\s?\(([^()]*)\)/gu, detailed))
            .filter((part) => part !== '')
            // What has no name is a sentence, and ends as one.
            .map((part) => (part.includes(':') ? part : `${capitalise(trimEndOf(part, '.'))}.`))
            .join('\n')}\n`,
  );
}

/** `school uniform(ironed)` is an ironed school uniform, `hardworking(to a fault)` hardworking to a fault. */
function detailed(_: string, what: string, inside: string): string {
  const more = inside.replace(/["“”]/g, '');
  if (/^(?:to|in|of|with|at|when|for|about|on|only|never|always)\s/.test(more)) return `${what} ${more}`;
  // How old they are, or what would be a list in a list.
  if (/^\d+$|,/.test(more)) return what;
  if (/^\p{Lu}/u.test(more)) return `${what} known as ${more}`;
  return /^\p{Ll}[\p{L}-]*$/u.test(more) && !more.endsWith('ly') ? `${more} ${what}` : `${what}, ${more}`;
}

/** `[Character("Mira") { Hair("red" + "short") }]` line by line: `Hair: red; short`. */
function splitWpp(text: string): string {
  const plainValues = text
    .replace(/\\"/g, '″')
    .replace(/^[ \t]*(\p{L}[\p{L} _-]{0,30})\(([^()"“\n]+)\)[ \t]*$/gmu, '$1: $2');
  if (!/\w\s*\(\s*["“][^()]*\)/.test(plainValues)) return plainValues;
  return plainValues
    .replace(/[[\]{}]/g, '\n')
    .replace(/([\p{L}][\p{L} _-]{0,40}?)\s*\(\s*(["“][^()]*)\)/gu, (_, key: string, values: string) => {
      const words = [...values.matchAll(/["“]([^"”]*)["”]/g)].map(([, word = '']) => word.trim());
      return /^(?:character|name|scenario)$/i.test(key.trim())
        ? '\n'
        : `\n${key.trim()}: ${words.join('; ')}\n`;
    });
}

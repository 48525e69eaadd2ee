import { trimEndOf } from '../../base/trim-end.ts';
import { indefinite } from '../../sdk/language.ts';

/** Attributes of how somebody looks, told in one sentence: “Nell is thin, has red hair and green eyes, and wears a coat.” */
export interface Looks {
  is: string[];
  has: string[];
  wears: string[];
}

export function looksOf(name: string, { is, has, wears }: Looks): string[] {
  const parts = [
    ...(is.length === 0 ? [] : [`is ${inARow(is)}`]),
    ...(has.length === 0 ? [] : [`has ${inARow(has)}`]),
    ...(wears.length === 0 ? [] : [`wears ${inARow(wears.map(worn))}`]),
  ];
  const [last = ''] = parts.slice(-1);
  if (parts.length === 0) return [];
  return [parts.length === 1 ? `${name} ${last}.` : `${name} ${parts.slice(0, -1).join(', ')}, and ${last}.`];
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const inARow = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** “a grey dress”; “boots”, “two coats” and “ink on the cuffs” as they are. */
function worn(thing: string): string {
  const said = lowerFirst(thing);
  const [head = ''] = said.split(/ (?:on|with|of|in|and) /);
  const isPlain = /^(?:an?|the|no|his|her|their|one|two|three|four|all|mostly|nothing)\b|\bink$|[^s]s$/.test(
    head,
  );
  return isPlain || /\b(?:leather|silk|velvet|linen|wool|black|white|grey|green|red|blue)$/.test(head)
    ? said
    : indefinite(said);
}

/** What one has rather than is: “scar through the eyebrow”. */
const BODY =
  /(?:hair|eyes?|eyebrows?|scars?|hands?|fingers|nails|braids?|beard|moustache|teeth|tooth|nose|ears?|horns?|tails?|wings?|fur|freckles|skin|face|smile|voice|shoulders|arms?|legs?|tattoos?|glasses|lips|jaw|cheeks?)$/i;

const headOf = (phrase: string) =>
  phrase.split(/ (?:through|on|over|under|of|in|with|across|from|for) /)[0] ?? phrase;

const isOne = (phrase: string) => !/(?:s|hair|skin|teeth|fur)$/i.test(headOf(phrase));

/** “9 ft when she stands” is 9 ft tall when she stands. */
const asHeight = (words: string) =>
  words.replace(/^(\d[\d.,'’″"]*\s?(?:cm|m|ft|feet|foot|in|inches)?\.?)(?! ?tall)/i, '$1 tall');

/** Whether it went into the sentence about looks. */
export function addLooks(looks: Looks, key: string, value: string): boolean {
  const plain = trimEndOf(value, '.');
  const said = key.toLowerCase();
  // “reeds, with a heron's nest in it” is one thing.
  const words = plain
    .split(/\s*[,;+](?!\s*(?:which|with|when|but|and|that|who)\b)\s*/)
    .filter((part) => part !== '');
  if (/^(?:clothing|clothes|outfit|attire|wears)$/.test(said)) looks.wears.push(...words);
  else if (/^(?:look|looks|appearance|build|body|figure|height)$/.test(said)) {
    for (const word of words)
      if (/^(?:an?|the|his|her|their|no|one|two)\s/i.test(word)) looks.has.push(lowerFirst(word));
      else if (BODY.test(headOf(word)))
        looks.has.push(isOne(word) ? indefinite(lowerFirst(word)) : lowerFirst(word));
      else looks.is.push(lowerFirst(said === 'height' ? asHeight(word) : word));
  } else if (/^(?:hair|skin|eyes?|face|features?|beard|voice)$/.test(said)) {
    const noun = said.replace(/^eye$/, 'eyes');
    const isPhrase = words.some((word) => word.split(' ').length > 3 || /^(?:an?|the)\s/i.test(word));
    if (/^features?$/.test(noun)) looks.has.push(...words.map(lowerFirst));
    else if (isPhrase)
      looks.has.push(
        ...words.map((word) => (word.includes(noun) ? lowerFirst(word) : `${lowerFirst(word)} for ${noun}`)),
      );
    else looks.has.push(`${noun === 'face' ? 'a ' : ''}${words.map(lowerFirst).join(', ')} ${noun}`);
  } else return false;
  return true;
}

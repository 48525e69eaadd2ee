import nlp from 'compromise';
import { trimEndOf } from '../../base/trim-end.ts';
import { indefinite } from '../../sdk/language.ts';
import { kindOf, singular } from '../enrich/premise/noun-kinds.ts';

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
  const [head = ''] = said.split(/ (?:on|with|of|in|to|over|and|that|which) /);
  const isPlain = /^(?:an?|the|no|his|her|their|one|two|three|four|all|mostly|nothing)\b|\bink$|[^s]s$/.test(
    head,
  );
  return isPlain || /\b(?:leather|silk|velvet|linen|wool|black|white|grey|green|red|blue)$/.test(head)
    ? said
    : indefinite(said);
}

/** What one has rather than is: “scar through the eyebrow”. */
const BODY =
  /(?:hair|eyes?|eyebrows?|scars?|hands?|fingers|nails|braids?|plaits?|beard|moustache|teeth|tooth|nose|ears?|horns?|tails?|wings?|fur|freckles|skin|face|smile|voice|shoulders|arms?|legs?|tattoos?|glasses|lips|jaw|chin|cheeks?|streaks?|forearms|marks?|moss|plating|head|bob|ponytail|fringe|knees?|rings?)$/i;

const headOf = (phrase: string) =>
  phrase.split(
    / (?:through|on|over|under|of|full of|in|to|with|like|across|from|for|behind|where|that|which|growing) /,
  )[0] ?? phrase;

const isOne = (phrase: string) =>
  !/(?:s|hair|skin|teeth|fur|moss|plating|ink|armou?r)$/i.test(headOf(phrase));

/** “Rusted plate armor” and “cardigan” are worn, whatever they are listed under. */
const isWorn = (phrase: string) =>
  /(?:armou?r|apron|uniform|robes?|cardigan|coat|gown|suit|jacket|bandana)$/i.test(headOf(phrase)) ||
  kindOf(singular(headOf(phrase).toLowerCase().split(' ').at(-1) ?? '')) === 'cloth';

/** “Siege walker robot”. */
export const isBeing = (phrase: string) =>
  ['person', 'creature', 'machine'].includes(kindOf(phrase.toLowerCase().split(' ').at(-1) ?? ''));

/** “Tiny reading spectacles” and “trellis of beans”: had, where “nine feet tall” and “siege walker robot” are what one is. */
const isThing = (phrase: string) => {
  const head = headOf(phrase);
  return phrase.includes(' ') && !isBeing(head) && nlp(head).terms().last().has('#Noun');
};

const counted = (phrase: string) =>
  isOne(phrase) && !/^(?:an?|the|one|two|three|his|her|their|no)\s/i.test(phrase)
    ? indefinite(lowerFirst(phrase))
    : lowerFirst(phrase);

/** “9 ft when she stands” is 9 ft tall when she stands. */
const asHeight = (words: string) =>
  words.replace(/^(\d[\d.,'’″"]*\s?(?:cm|m|ft|feet|foot|in|inches)?\.?)(?! ?tall)/i, '$1 tall');

/** Whether it went into the sentence about looks. */
export function addLooks(looks: Looks, key: string, value: string): boolean {
  const plain = trimEndOf(value, '.');
  const said = key.toLowerCase();
  // “reeds, with a heron's nest in it” is one thing.
  const words = plain
    .split(/\s*[,;+](?!\s*(?:which|with|when|but|and|that|who|(?:\p{Ll}+ ){1,3}ones?)\b)\s*/u)
    .filter((part) => part !== '');
  if (/^(?:clothing|clothes|outfit|attire|wears)$/.test(said)) looks.wears.push(...words);
  else if (/^(?:look|looks|appearance|build|body|figure|height)$/.test(said)) {
    // Of “188 cm; 6'2″” one is enough.
    const isMeasured = (word: string) => said === 'height' && /^\d/.test(word);
    const measure = words.find(isMeasured);
    if (measure !== undefined) looks.is.push(asHeight(measure));
    for (const word of words.filter((one) => !isMeasured(one)))
      if (isWorn(word)) looks.wears.push(word);
      else if (/\btall$/.test(word)) looks.is.push(lowerFirst(word));
      else if (/^(?:an?|the|his|her|their|no|one|two)\s/i.test(word)) looks.has.push(lowerFirst(word));
      else if (BODY.test(headOf(word)) || isThing(word)) looks.has.push(counted(word));
      else looks.is.push(lowerFirst(said === 'height' ? asHeight(word) : word));
  } else if (/^(?:hair|skin|eyes?|face|features?|beard|voice)$/.test(said)) {
    const noun = said.replace(/^eye$/, 'eyes');
    if (/^features?$/.test(noun)) looks.has.push(...words.map(counted));
    else {
      // “Black, thick braid, one white streak”: the braid and the streak are said, the hair is not.
      const isPart = (word: string) =>
        BODY.test(headOf(word)) || /^(?:an?|the|one|two)\s/i.test(word) || word.split(' ').length > 3;
      const plain = words.filter((word) => !isPart(word)).map(lowerFirst);
      if (plain.length > 0) looks.has.push(`${noun === 'face' ? 'a ' : ''}${plain.join(', ')} ${noun}`);
      looks.has.push(
        ...words
          .filter(isPart)
          .map((word) =>
            BODY.test(headOf(word)) || plain.length > 0 || word.includes(noun)
              ? counted(word)
              : `${lowerFirst(word)} for ${noun}`,
          ),
      );
    }
  } else return false;
  return true;
}

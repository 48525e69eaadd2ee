import { trimEndOf } from '../../base/trim-end.ts';
import { indefinite, sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { isRank } from '../names.ts';
import { asProse } from './text.ts';

/** What a card's description says, sorted by what it is about. */
export interface Described {
  appearance: string[];
  background: string[];
  traits: string[];
  flaws: string[];
  wants: string[];
  /** How they talk. */
  style: string[];
  age: string;
  role: string;
}

/** Attributes that card writers use, and where they belong. */
const ATTRIBUTES: [RegExp, keyof Described][] = [
  [/^age$/i, 'age'],
  [/^(?:role|occupation|job|profession|work|title|rank|class)$/i, 'role'],
  [/^(?:personality|persona|traits?|mind|character|temperament|attributes|mbti)$/i, 'traits'],
  [/^(?:flaws?|weakness(?:es)?)$/i, 'flaws'],
  [/^(?:goals?|motivations?|wants?|desires?|objectives?|dreams?)$/i, 'wants'],
  [/^(?:speech|voice|speech style|speaking style|way of speaking|accent|mannerisms)$/i, 'style'],
  [
    /^(?:appearance|looks?|body|hair|eyes?|height|build|skin|face|features?|clothes|clothing|outfit|attire|wears|figure)$/i,
    'appearance',
  ],
];

/** What is nobody's business here, or speaks to another program. */
const UNSAID =
  /^(?:sexuality|sexual orientation|kinks?|nsfw.*|genitals?|cup size|system note|format|genre|rating|tokens?)$/i;

const LOOKS =
  /\b(?:hair(?:ed)?|eyes?|eyed|wears?|wearing|dressed|tall|short|slender|slim|stocky|broad|build|skin|face|freckles?|scars?|beard|cloak|coat|dress|robes?|uniform|boots|glasses|spectacles|tattoos?|complexion|looks? (?:like|as|young|old)|appearance)\b/i;

const LONGEST_TRAIT = 80;
const LONGEST_ROLE = 200;

/** Reads prose, lists of attributes (`Hair: red`) and W++ (`Hair("red" + "short")`). */
export function readDescription(text: string, name: string): Described {
  const found: Described = {
    ...{ appearance: [], background: [], traits: [], flaws: [], wants: [], style: [], age: '', role: '' },
  };
  const looks: Looks = { is: [], has: [], wears: [] };
  const prose: string[] = [];
  let under: string | null = null;
  for (const line of splitWpp(splitPlist(splitTags(text), name)).split('\n')) {
    const plain = line.replace(/\s+/g, ' ').trim();
    const heading = /^(?:#{1,6} ?|\*\*|__)([\p{L}][\p{L} /-]{1,30}?):?(?:\*\*|__)?:?$/u.exec(plain)?.[1];
    if (heading !== undefined) {
      under = heading;
      continue;
    }
    // With single spaces only, the pattern has no choice of where a run of them belongs.
    const [, key, value] =
      /^[-*•+]? ?\**([\p{L}][\p{L} /_-]{1,30}?)\** ?[:=] ?\** ?(\S.*)$/u.exec(plain) ?? [];
    if (key !== undefined && value !== undefined && !/^(?:https?|note|system note)$/i.test(key))
      addAttribute(found, name, key.trim(), asProse(value), looks);
    else if (/^system note/i.test(plain)) continue;
    else if (
      under !== null &&
      ATTRIBUTES.some(([pattern, field]) => pattern.test(under ?? '') && field !== 'appearance')
    )
      addAttribute(found, name, under, asProse(plain.replace(/^[-*•+] /, '')), looks);
    else if (
      under !== null &&
      /^[-*•+] /.test(plain) &&
      /^(?:appearance|looks?|clothes|clothing|outfit|body)$/i.test(under)
    )
      found.appearance.push(
        `${name} has ${lowerFirst(trimEndOf(asProse(plain.replace(/^[-*•+] /, '')), '.'))}.`,
      );
    else prose.push(line);
  }
  found.appearance.unshift(...looksOf(name, looks));
  for (const sentence of sentencesOf(asProse(prose.join('\n')).replace(/\s+/g, ' '))) {
    found[LOOKS.test(sentence) ? 'appearance' : 'background'].push(sentence);
  }
  return found;
}

/** Lists of attributes in a text as sentences; other text stays as it is. */
export function asSentences(text: string, name: string): string {
  if (!/\[[^[\]:]*:[^[\]]*\]|\w\s{0,4}\(\s{0,4}["“]/.test(text)) return text;
  const { appearance, background, traits, flaws, wants, role } = readDescription(text, name);
  const is = [role, ...traits, ...flaws].filter((word) => word !== '').map(lowerFirst);
  return [
    ...(is.length === 0 ? [] : [`${name} is ${listed(is.join(', '))}.`]),
    ...wants.map((want) => `${name} wants to ${want}.`),
    ...background,
    ...appearance,
  ].join(' ');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Attributes of how somebody looks, told in one sentence: “Nell is thin, has red hair and green eyes, and wears a coat.” */
interface Looks {
  is: string[];
  has: string[];
  wears: string[];
}

function looksOf(name: string, { is, has, wears }: Looks): string[] {
  const parts = [
    ...(is.length === 0 ? [] : [`is ${inARow(is)}`]),
    ...(has.length === 0 ? [] : [`has ${inARow(has)}`]),
    ...(wears.length === 0 ? [] : [`wears ${inARow(wears.map(worn))}`]),
  ];
  const [last = ''] = parts.slice(-1);
  if (parts.length === 0) return [];
  return [parts.length === 1 ? `${name} ${last}.` : `${name} ${parts.slice(0, -1).join(', ')}, and ${last}.`];
}

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

/** Whether it went into the sentence about looks. */
function addLooks(looks: Looks, key: string, value: string): boolean {
  const plain = trimEndOf(value, '.');
  const said = key.toLowerCase();
  const words = plain.split(/\s*[,;+]\s*/).filter((part) => part !== '');
  if (/^(?:clothing|clothes|outfit|attire|wears)$/.test(said)) looks.wears.push(...words);
  else if (/^(?:look|looks|appearance|build|body|figure|height)$/.test(said)) {
    for (const word of words)
      if (/^(?:an?|the|his|her|their|no|one|two)\s/i.test(word)) looks.has.push(lowerFirst(word));
      else looks.is.push(lowerFirst(/^\d/.test(word) && said === 'height' ? `${word} tall` : word));
  } else if (/^(?:hair|skin|eyes?|face|features?|beard|voice)$/.test(said)) {
    const noun = said.replace(/^eye$/, 'eyes');
    const isPhrase = words.some((word) => word.split(' ').length > 3 || /^(?:an?|the)\s/i.test(word));
    if (isPhrase || /^features?$/.test(noun)) looks.has.push(...words.map(lowerFirst));
    else looks.has.push(`${noun === 'face' ? 'a ' : ''}${words.map(lowerFirst).join(', ')} ${noun}`);
  } else return false;
  return true;
}

function addAttribute(found: Described, name: string, key: string, value: string, looks: Looks): void {
  if (UNSAID.test(key) || value === '' || /^(?:name|full name)$/i.test(key)) return;
  if (/^(?:species|race)$/i.test(key) && /^human$/i.test(value)) return;
  // `[Bastien: baker, quiet]`: what they are, and what they are like.
  if (key.toLowerCase() === name.toLowerCase()) {
    const [role = '', ...traits] = traitsIn(value);
    found.role ||= role;
    found.traits.push(...traits);
    return;
  }
  const field = ATTRIBUTES.find(([pattern]) => pattern.test(key))?.[1];
  if (field === 'age') found.age ||= cut(value, LONGEST_TRAIT);
  else if (field === 'role') found.role ||= cut(value, LONGEST_ROLE);
  else if (field === 'traits') found.traits.push(...traitsIn(value));
  else if (field === 'flaws') found.flaws.push(...traitsIn(value));
  else if (field === 'wants') found.wants.push(...wantsIn(value));
  else if (field === 'style') found.style.push(value);
  else if (isSentence(value) || !addLooks(looks, key, value))
    found[field ?? 'background'].push(asSentence(name, key, value));
}

/** How an attribute is told. */
const SENTENCES: [RegExp, (name: string, key: string, value: string) => string][] = [
  [/^(?:likes|loves|enjoys|dislikes|hates|fears)$/, (name, key, value) => `${name} ${key} ${value}.`],
];

const isSentence = (value: string) => /\s\S+\s\S+\s/.test(value) && /^\p{Lu}/u.test(value);

/** `Species: elf` as it can be told: “Mira's species is elf.” What is a sentence already stays one. */
function asSentence(name: string, key: string, value: string): string {
  if (isSentence(value)) return /[.!?]$/.test(value) ? value : `${value}.`;
  const plain = trimEndOf(value, '.');
  const tell = SENTENCES.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1];
  if (tell !== undefined) return tell(name, key.toLowerCase(), listed(plain));
  const many = /[^s]s$/.test(key) && !/^(?:species|class|status|race)$/i.test(key);
  return `${name}'s ${key.toLowerCase()} ${many ? 'are' : 'is'} ${listed(plain)}.`;
}

/** “red, short” as it reads in a sentence: “red and short”. */
function listed(value: string): string {
  const parts = value.split(/\s*[,;+]\s*/).filter((part) => part !== '');
  return parts.length < 2
    ? value
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)?.replace(/^and\s+/, '')}`;
}

/** Single traits out of “kind, stubborn and brave”, or the sentences of a longer text. */
export function traitsIn(text: string): string[] {
  const plain = asProse(text).replace(/\s+/g, ' ');
  const pieces = plain.split(/\s*[,;+/|•]\s*|\s+and\s+|\.\s*$/).filter((piece) => piece !== '');
  const areWords = pieces.every((piece) => piece.split(' ').length <= 4);
  const traits = areWords ? pieces : sentencesOf(plain);
  return traits
    .map((trait) => trait.replace(/^(?:and|but|(?:\p{Lu}\p{L}+ )?is|very)\s+/u, '').replace(/[.]$/, ''))
    .filter((trait) => trait.length > 1 && trait.length <= LONGEST_TRAIT)
    .map((trait) => (areWords ? trait.toLowerCase() : trait));
}

/** What somebody wants, as something one can do: “to find her brother; a home” gives “find her brother”, “a home”. */
function wantsIn(text: string): string[] {
  return text
    .split(/\s*[;+•]\s*|,\s+(?=to\s)|\.\s+/)
    .map((want) => trimEndOf(want.trim().replace(/^(?:and\s+)?(?:wants?\s+)?(?:to\s+)?/i, ''), '.'))
    .filter((want) => want.length > 3 && want.length <= 160)
    .map((want) => want.charAt(0).toLowerCase() + want.slice(1));
}

/** `<role>priest</role>` and `[ wants = a home ]` as lines: `role: priest`. */
function splitTags(text: string): string {
  return text
    .replace(/<([a-z][a-z _-]{1,30})>([^<>\n]+)<\/\1>/gi, '\n$1: $2\n')
    .replace(/^[ \t]{0,20}\p{L}[\p{L} ]{0,40}=\s{0,4}(?=\[)/gmu, '')
    .replace(/,?(?<!\s)\s{0,4}\[\s{0,4}(\p{L}[\p{L} ]{1,30}?)\s{0,4}=\s{0,4}([^[\]]+)\]\.?/gu, '\n$1: $2\n');
}

/** `[Mira's clothes: blue coat, boots; Mira's personality: kind]` line by line. */
function splitPlist(text: string, name: string): string {
  const first = name.split(' ')[0] ?? name;
  const names = isRank(first) ? [name] : [name, first];
  const whose = new RegExp(
    `^(?:${names.map((one) => RegExp.escape(one)).join('|')})(?:['’]s)?\\s+(?=\\p{L}[^:]*:)`,
    'iu',
  );
  return text.replace(
    /\[\s*([^[\]]*:[^[\]]*)\]/g,
    (_, list: string) =>
      `\n${list
        .split(';')
        .map((part) => part.trim().replace(whose, ''))
        .map((part) => part.replace(/\(([^()]*)\)/g, ', $1'))
        .filter((part) => part !== '')
        .join('\n')}\n`,
  );
}

/** `[Character("Mira") { Hair("red" + "short") }]` line by line: `Hair: red, short`. */
function splitWpp(text: string): string {
  const plainValues = text.replace(/^[ \t]*(\p{L}[\p{L} _-]{0,30})\(([^()"“\n]+)\)[ \t]*$/gmu, '$1: $2');
  if (!/\w\s*\(\s*["“][^()]*\)/.test(plainValues)) return plainValues;
  return plainValues
    .replace(/[[\]{}]/g, '\n')
    .replace(/([\p{L}][\p{L} _-]{0,40}?)\s*\(\s*(["“][^()]*)\)/gu, (_, key: string, values: string) => {
      const words = [...values.matchAll(/["“]([^"”]*)["”]/g)].map(([, word = '']) => word.trim());
      return /^(?:character|name)$/i.test(key.trim()) ? '\n' : `\n${key.trim()}: ${words.join(', ')}\n`;
    });
}

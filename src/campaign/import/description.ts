import { trimEndOf } from '../../base/trim-end.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import { isRank } from '../names.ts';
import { addLooks, type Looks, looksOf, lowerFirst } from './looks.ts';
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
  /** Whoever else is listed. */
  others: { name: string; text: string }[];
  /** What they keep to themselves. */
  secrets: string[];
  age: string;
  role: string;
  /** What they are, where they are not human: “bog hag”. */
  species: string;
  pronoun: 'she' | 'he' | 'they' | null;
}

/** Attributes that card writers use, and where they belong. */
const ATTRIBUTES: [RegExp, keyof Described][] = [
  [/^age$/i, 'age'],
  [/^(?:role|occupation|job|profession|work|title|rank|class|archetype)$/i, 'role'],
  [/^(?:personality|persona|(?:\p{L}+ )?traits?|mind|character|temperament|attributes|is)$/iu, 'traits'],
  [/^(?:flaws?|weakness(?:es)?)$/i, 'flaws'],
  [/^(?:goals?|motivations?|wants?|desires?|objectives?|dreams?)$/i, 'wants'],
  [/^(?:secrets?|hides|hidden|keeps back)$/i, 'secrets'],
  [/^(?:speech|voice|speech style|speaking style|way of speaking|accent|mannerisms)$/i, 'style'],
  [
    /^(?:appearance|looks?|body|hair|eyes?|height|build|skin|face|features?|clothes|clothing|outfit|attire|wears|figure)$/i,
    'appearance',
  ],
];

/** What is nobody's business here, or speaks to another program. */
const UNSAID =
  /^(?:(?:full |nick)?names?|alias(?:es)?|nicknames?|type|mbti|sexuality|sexual orientation|kinks?|nsfw.*|genitals?|cup size|system note|format|genre|tone|tags?|rating|tokens?|scenario|entry|keys?)$/i;

const LOOKS =
  /\b(?:hair(?:ed)?|eyes?|eyed|wears?|wearing|dressed|tall|short|slender|slim|stocky|broad|build|skin|face|freckles?|scars?|beard|cloak|coat|dress|robes?|uniform|boots|glasses|spectacles|tattoos?|complexion|looks? (?:like|as|young|old)|appearance)\b/i;

const LONGEST_TRAIT = 80;
const LONGEST_ROLE = 200;

/** Reads prose, lists of attributes (`Hair: red`) and W++ (`Hair("red" + "short")`). */
export function readDescription(text: string, name: string): Described {
  const found: Described = {
    ...{
      appearance: [],
      background: [],
      traits: [],
      flaws: [],
      wants: [],
      style: [],
      secrets: [],
      others: [],
    },
    ...{ age: '', role: '', species: '', pronoun: null },
  };
  const looks: Looks = { is: [], has: [], wears: [] };
  const prose: string[] = [];
  let under: string | null = null;
  for (const line of splitWpp(splitPlist(splitTags(text), name)).split('\n')) {
    const plain = line.replace(/\s+/g, ' ').trim();
    if (/^[-=*_~ ]{3,}$/.test(plain)) continue;
    if (isSummary(plain, name)) {
      addSummary(found, plain);
      continue;
    }
    const heading = /^(?:#{1,6} ?|\*\*|__)([\p{L}][\p{L} /-]{1,30}?):?(?:\*\*|__)?:?$/u.exec(plain)?.[1];
    if (heading !== undefined) {
      under = heading;
      continue;
    }
    // With single spaces only, the pattern has no choice of where a run of them belongs.
    const [, key, value] =
      /^[-*•+]? ?\**([\p{L}][\p{L} /_-]{1,30}?)\** ?[:=] ?\** ?(\S.*)$/u.exec(plain) ?? [];
    if (key !== undefined && value !== undefined && !/^(?:https?|note|system note)$/i.test(key))
      addAttribute(found, name, ownKey(key.trim(), name), asProse(unquoted(value)), looks);
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
        ...withSubject(
          plain
            .replace(/^[-*•+] /, '')
            .replace(
              /^(?!(?:Her|His|Their|Its|She|He|They|It)\b)./u,
              (first) => `${name} has ${first.toLowerCase()}`,
            ),
          name,
        ),
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

/** `(Tansy Wickett; 28; hedge witch)`: who they are in one line. */
function isSummary(line: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  return line.toLowerCase().startsWith(`(${first.toLowerCase()}`) && /;.*\)$/.test(line);
}

function addSummary(found: Described, line: string): void {
  const [, ...parts] = line.slice(1, -1).split(/\s*;\s*/);
  found.age ||= parts.find((part) => /^\d+$/.test(part)) ?? '';
  found.role ||= parts.find((part) => /^\p{L}/u.test(part) && !pronounOf(part)) ?? '';
  found.pronoun ??= parts.map(pronounOf).find((one) => one !== null) ?? null;
}

/** “Tansy likes”, “Ren's clothes”: the attribute without whose it is. */
function ownKey(key: string, name: string): string {
  const whose = [name, name.split(' ')[0] ?? name].find((one) =>
    key.toLowerCase().startsWith(one.toLowerCase()),
  );
  const rest = whose === undefined ? '' : key.slice(whose.length).replace(/^['’]s\b/, '');
  return /^\s\p{L}/u.test(rest) && !name.includes(rest.trim()) ? rest.trim() : key;
}

/** `"weathered", "one wooden hand"` without its quotation marks. */
function unquoted(value: string): string {
  const isList = /^["“][^"“”]*["”](?:\s*[,;+|]\s*["“][^"“”]*["”])*$/.test(value);
  return isList ? value.replace(/["“”]/g, '') : value;
}

function pronounOf(value: string): Described['pronoun'] {
  if (/^(?:female|woman|girl|she\b|f$)|\bshe\b/i.test(value)) return 'she';
  if (/^(?:male|man|boy|he\b|m$)|\bhe\b/i.test(value)) return 'he';
  return /^(?:non-?binary|they\b|agender|genderless)/i.test(value) ? 'they' : null;
}

function addAttribute(found: Described, name: string, key: string, value: string, looks: Looks): void {
  if (/^(?:gender|sex|pronouns?)$/i.test(key)) found.pronoun ??= pronounOf(value);
  if (UNSAID.test(key) || value === '' || /^(?:gender|sex|pronouns?)$/i.test(key)) return;
  if (/^(?:species|race)$/i.test(key)) {
    if (!/^human$/i.test(value)) found.species ||= cut(value.split(/\s*[/,;]\s*/)[0] ?? value, LONGEST_ROLE);
    return;
  }
  // `[Bastien: baker, quiet]`: what they are, and what they are like. `[Isaure = "Isaure de Brec"]` only says the name.
  if (key.toLowerCase() === name.toLowerCase()) {
    const [role = '', ...traits] = traitsIn(value).filter((trait) => !trait.includes(name.toLowerCase()));
    found.role ||= role;
    found.traits.push(...traits);
    return;
  }
  const field = ATTRIBUTES.find(([pattern]) => pattern.test(key))?.[1];
  if (field === undefined && isSomebody(key)) {
    found.others.push({ name: key, text: value });
    return;
  }
  const [, friend, said] = /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+)*), (.+)$/u.exec(value) ?? [];
  if (friend !== undefined && said !== undefined && COMPANY.test(key)) {
    found.others.push({ name: friend, text: said });
    return;
  }
  if (field === 'age') found.age ||= cut(value, LONGEST_TRAIT);
  else if (field === 'role') found.role ||= cut(value, LONGEST_ROLE);
  else if (field === 'traits') found.traits.push(...traitsIn(value));
  else if (field === 'flaws') found.flaws.push(...traitsIn(value));
  else if (field === 'wants') found.wants.push(...wantsIn(value));
  else if (field === 'style') found.style.push(value);
  else if (field === 'secrets') found.secrets.push(asWhole(value));
  else if (
    (isSentence(value) && !/^(?:dis)?likes$|^loves$|^hates$/i.test(key)) ||
    !addLooks(looks, key, value)
  )
    found[field === 'appearance' ? field : 'background'].push(asSentence(name, key, value));
}

/** “Ilse Brandt: the captain” in a list is about Ilse Brandt. */
function isSomebody(key: string): boolean {
  const words = key.split(' ');
  return (
    words.length > 1 &&
    words.length < 4 &&
    words.every((word) => /^\p{Lu}[\p{Ll}'’.-]+$/u.test(word)) &&
    !/details|info|style|history|traits|story/i.test(key)
  );
}

const COMPANY =
  /^(?:friends?|family|relationships?|allies|ally|enemies|enemy|rivals?|siblings?|brother|sister|pets?)$/i;

const asWhole = (text: string) => `${text.charAt(0).toUpperCase()}${trimEndOf(text.slice(1), '.')}.`;

/** “Speaks slowly. Has one arm.” with whom it is about. */
function withSubject(text: string, name: string): string[] {
  return sentencesOf(`${trimEndOf(asProse(text), '.')}.`).map((sentence) =>
    /^(?:Speaks|Has|Is|Was|Wears|Likes|Loves|Hates|Keeps|Knows|Lives|Works|Carries|Runs|Wants|Needs|Hides|Lies|Sells|Sits|Talks|Uses|Tells|Smells|Sleeps|Counts|Moves) /.test(
      sentence,
    )
      ? `${name} ${lowerFirst(sentence)}`
      : sentence,
  );
}

/** How an attribute is told. */
const SENTENCES: [RegExp, (name: string, key: string, value: string) => string][] = [
  [/^(?:likes|loves|enjoys|dislikes|hates|fears)$/, (name, key, value) => `${name} ${key} ${value}.`],
  [/\bfears$/, (name, _, value) => `${name} fears ${value}.`],
  [/^(?:smell|scent)$/, (name, _, value) => `${name} smells of ${value}.`],
  [
    /^(?:residence|home|lives|location|lives in)$/,
    (name, _, value) => `${name} lives in ${value.replace(/^in /, '')}.`,
  ],
  [/^(?:knowledge|expertise|skills?|knows)$/, (name, _, value) => `${name} knows about ${value}.`],
  [/^when /, (name, key, value) => `W${key.slice(1)}, ${name} ${value}.`],
  [
    /^(?:friends?|family|relatives?|enemies)$/,
    (name, key, value) => `Of ${name}'s ${key} there is ${value}.`,
  ],
];

/** What somebody does, part by part: “counts things when she is nervous; gives every drone a birthday”. */
const HABITS =
  /^(?:quirks?|habits?|behaviou?rs?|description|notes?|backstory|background|history|bio|other|hobbies)$/;

const isSentence = (value: string) => /\s\S+\s\S+\s/.test(value) && /^\p{Lu}/u.test(value);

/** `Species: elf` as it can be told: “Mira's species is elf.” What is a sentence already stays one. */
function asSentence(name: string, key: string, value: string): string {
  const tell = SENTENCES.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1];
  if (isSentence(value) && tell === undefined) return /[.!?]$/.test(value) ? value : `${value}.`;
  const plain = trimEndOf(value, '.');
  if (HABITS.test(key.toLowerCase()))
    return plain
      .split(/\s*[;+]\s*|,\s+(?=\p{Ll}+s\s)/u)
      .map((part) => (/^(?:\p{Ll}+s|was|had|once)\s/u.test(part) ? `${name} ${part}.` : asWhole(part)))
      .join(' ');
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
    .map((trait) => trait.replace(/^(?:and|but|(?:\p{Lu}\p{L}+ ){0,3}is|very)\s+/u, '').replace(/[.]$/, ''))
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
        .map((part) => part.trim())
        .map((part) =>
          part.toLowerCase().startsWith(`${name.toLowerCase()}:`) ? part : part.replace(whose, ''),
        )
        .map((part) => part.replace(/([\p{L}-]+(?: [\p{L}-]+)?)\s?\(([^()]*)\)/gu, detailed))
        .filter((part) => part !== '')
        .join('\n')}\n`,
  );
}

/** `school uniform(ironed)` is an ironed school uniform, `hardworking(to a fault)` hardworking to a fault. */
function detailed(_: string, what: string, more: string): string {
  if (/^(?:to|in|of|with|at|when|for|about|on)\s/.test(more)) return `${what} ${more}`;
  return /^\p{Ll}[\p{L}-]*$/u.test(more) && !more.endsWith('ly') ? `${more} ${what}` : `${what}, ${more}`;
}

/** `[Character("Mira") { Hair("red" + "short") }]` line by line: `Hair: red, short`. */
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
        : `\n${key.trim()}: ${words.join(', ')}\n`;
    });
}

import nlp from 'compromise';
import { trimEndOf } from '../../base/trim-end.ts';
import { capitalise, sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import type { Pronoun } from '../campaign.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { isRank } from '../names.ts';
import { IS_FOR_A_MODEL } from './guidance.ts';
import { addLooks, isBeing, type Looks, looksOf, lowerFirst } from './looks.ts';
import { attributeLines } from './notations.ts';
import { outlineOf } from './outline.ts';
import { plainSpelling } from './spelling.ts';
import { aboutSomebody, isAge, isDeed } from './subject.ts';
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
  /** What they say, as examples. */
  lines: string[];
  /** How the world is. */
  setting: string[];
  /** Whoever else is listed. */
  others: { name: string; text: string }[];
  /** What they keep to themselves. */
  secrets: string[];
  age: string;
  role: string;
  /** What they are, where they are not human: “bog hag”. */
  species: string;
  pronoun: Pronoun | null;
}

/** Attributes that card writers use, and where they belong. */
const ATTRIBUTES: [RegExp, keyof Described][] = [
  [/^age$/i, 'age'],
  [/^(?:role|occupation|job|profession|work|title|rank|class|archetype)$/i, 'role'],
  [/^(?:personality|persona|(?:\p{L}+ )?traits?|mind|character|temperament|attributes|is)$/iu, 'traits'],
  [/^(?:flaws?|weakness(?:es)?)$/i, 'flaws'],
  [/^(?:goals?|motivations?|wants?|desires?|objectives?|dreams?)$/i, 'wants'],
  [/^(?:secrets?|hides|hidden|keeps back)$/i, 'secrets'],
  [/\bexamples?\b|^(?:quotes|lines|(?:sample )?dialogue)$/i, 'lines'],
  [/^(?:speech|voice|style|speech style|speaking style|way of speaking|accent|mannerisms)$/i, 'style'],
  [/^(?:setting|world|era|year|time period|genre and setting|season)$/i, 'setting'],
  [
    /^(?:appearance|looks?|body|hair|eyes?|height|build|skin|face|features?|clothes|clothing|outfit|attire|wears|figure)$/i,
    'appearance',
  ],
];

/** What is nobody's business here, or speaks to another program. */
const UNSAID =
  /^(?:(?:main |side )?characters?|(?:full |nick)?names?|alias(?:es)?|nicknames?|type|mbti|sexuality|sexual orientation|kinks?|nsfw.*|genitals?|cup size|system note|format|genre|tone|tags?|rating|tokens?|scenario|entry|keys?)$/i;

const LOOKS =
  /\b(?:hair(?:ed)?|eyes?|eyed|wears?|wearing|dressed|tall|short|slender|slim|stocky|broad|build|skin|face|freckles?|scars?|beard|cloak|coat|dress|robes?|uniform|boots|glasses|spectacles|tattoos?|complexion|looks? (?:like|as|young|old)|appearance)\b/i;

/** “He stole the Eye of Ammar” says nothing of his eyes. */
const isAboutLooks = (sentence: string) => LOOKS.test(sentence.replace(/(?<=\S )\p{Lu}[\p{L}'’]*/gu, ''));

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
      lines: [],
      setting: [],
      others: [],
    },
    ...{ age: '', role: '', species: '', pronoun: null },
  };
  const looks: Looks = { is: [], has: [], wears: [] };
  const prose: string[] = [];
  for (const { heading, text: line, isItem } of outlineOf(attributeLines(text, name))) {
    if (isSummary(line, name)) {
      addSummary(found, line);
      continue;
    }
    if (IS_FOR_A_MODEL.test(heading ?? '')) continue;
    const under = heading === null ? null : plainKey(heading, name);
    // With single spaces only, the pattern has no choice of where a run of them belongs.
    const [, key, value] = /^\**([\p{L}][\p{L}'’ /_-]{1,30}?)\** ?[:=] ?\** ?(\S.*)$/u.exec(line) ?? [];
    if (key !== undefined && value !== undefined && !/^(?:https?|note|system note)$/i.test(key))
      addAttribute(found, name, plainKey(key, name), asProse(unquoted(value)), looks, under);
    else if (/^system note/i.test(line)) continue;
    else if (under === null || !addUnder(found, name, under, asProse(line), isItem, looks)) prose.push(line);
  }
  found.appearance.unshift(...looksOf(name, looks));
  const told = sentencesOf(plainSpelling(asProse(prose.join('\n'))).replace(/\s+/g, ' ')).map((sentence) =>
    // “Learned cold reading from a card sharp.”
    /^(?:Born|\p{Lu}\p{Ll}+ed)\s/u.test(sentence) ? aboutSomebody(name, sentence) : sentence,
  );
  found.appearance.push(...told.filter(isAboutLooks));
  // What is told in sentences says best who somebody is.
  found.background.unshift(...told.filter((sentence) => !isAboutLooks(sentence)));
  return found;
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

/** “Tansy likes”, “Ren's clothes”, “Starting Outfit”: the attribute without whose it is, or how much of it. */
function plainKey(said: string, name: string): string {
  const key = said.replaceAll('_', ' ').trim();
  const whose = [name, name.split(' ')[0] ?? name].find((one) =>
    key.toLowerCase().startsWith(one.toLowerCase()),
  );
  const rest = whose === undefined ? '' : key.slice(whose.length).replace(/^['’]s\b/, '');
  const own = /^\s\p{L}/u.test(rest) && !name.includes(rest.trim()) ? rest.trim() : key;
  return own.replace(
    /^(?:starting|current|general|physical|basic|usual)\s+(?=\p{L})|(?<=\p{L})\s+(?:details?|tags|overview|info|description)$/giu,
    '',
  );
}

/** `"weathered", "one wooden hand"` without its quotation marks. */
function unquoted(value: string): string {
  const isList = /^["“][^"“”]*["”](?:\s*[,;+|]\s*["“][^"“”]*["”])*$/.test(value);
  return isList ? value.replace(/["“”]/g, '') : value;
}

function pronounOf(value: string): Described['pronoun'] {
  if (/^(?:female|woman|girl|she\b|f$)|\bshe\b/i.test(value)) return 'she';
  if (/^(?:male|man|boy|he\b|m$)|\bhe\b/i.test(value)) return 'he';
  if (/^(?:it\b|its\b)/i.test(value)) return 'it';
  return /^(?:non-?binary|they\b|agender|genderless)/i.test(value) ? 'they' : null;
}

/** A line under a heading that says what it is about; false where the heading says nothing. */
function addUnder(
  found: Described,
  name: string,
  heading: string,
  line: string,
  isItem: boolean,
  looks: Looks,
): boolean {
  const field = ATTRIBUTES.find(([pattern]) => pattern.test(heading))?.[1];
  if (OUTFIT.test(heading)) addLooks(looks, 'outfit', line);
  else if (field === 'appearance') {
    if (!isItem) return false;
    const isWhole = /^(?:Her|His|Their|Its|She|He|They|It)\b/.test(line);
    found.appearance.push(
      aboutSomebody(name, isWhole || isDeed(line) ? line : `${name} has ${lowerFirst(line)}`),
    );
  } else if (field !== undefined || (tellOf(heading) !== undefined && !COMPANY.test(heading)))
    addAttribute(found, name, heading, line, looks);
  else if (isItem) found.background.push(aboutSomebody(name, line));
  else return false;
  return true;
}

function addAttribute(
  found: Described,
  name: string,
  key: string,
  value: string,
  looks: Looks,
  heading: string | null = null,
): void {
  if (/^(?:gender|sex|pronouns?)$/i.test(key)) found.pronoun ??= pronounOf(value);
  if (UNSAID.test(key) || value === '' || /^(?:gender|sex|pronouns?)$/i.test(key)) return;
  if (/^(?:species|race)$/i.test(key)) {
    const [species = value] = value.split(/\s*[/,;]\s*/);
    if (!/^human(?: being)?$/i.test(species)) found.species ||= cut(species, LONGEST_ROLE);
    return;
  }
  // `[Bastien: baker, quiet]`: what they are, and what they are like. `[Isaure = "Isaure de Brec"]` only says the name.
  if (key.toLowerCase() === name.toLowerCase()) {
    const [role = '', ...traits] = traitsIn(value).filter((trait) => !trait.includes(name.toLowerCase()));
    found.role ||= role;
    const age = traits.find((trait) => /^\d+ years? old$/.test(trait));
    found.age ||= age ?? '';
    found.traits.push(...traits.filter((trait) => trait !== age));
    return;
  }
  if (heading !== null && OUTFIT.test(heading)) {
    addLooks(looks, 'outfit', value);
    return;
  }
  const isCompany = heading !== null && COMPANY.test(heading) && /^\p{Lu}/u.test(key);
  // `Body: siege walker robot, four legs`: the first of them says what they are.
  const [what = '', ...rest] = value.split(/\s*[,;+]\s*/);
  if (/^(?:body|appearance|looks?|build)$/i.test(key) && /^\p{Ll}/u.test(what) && isBeing(what)) {
    found.species ||= cut(what, LONGEST_ROLE);
    addAttribute(found, name, key, rest.join('; '), looks, heading);
    return;
  }
  const field = isCompany
    ? undefined
    : (ATTRIBUTES.find(([pattern]) => pattern.test(key))?.[1] ??
      (heading !== null && ATTRIBUTES.some(([pattern, one]) => one === 'setting' && pattern.test(heading))
        ? 'setting'
        : undefined));
  if (field === undefined && (isCompany || isSomebody(key, value))) {
    found.others.push({ name: key, text: value });
    return;
  }
  const company = COMPANY.test(key) ? value.split(/\s*;\s*/).map((one) => SOMEBODY.exec(one)) : [];
  if (company.length > 1 && company.every((one) => one !== null)) {
    // What is said of you in such a list is for whoever plays.
    for (const [, other = '', text = ''] of company)
      if (!/^(?:You|Stranger)$/.test(other)) found.others.push({ name: other, text });
    return;
  }
  const [, friend, said] = SOMEBODY.exec(value) ?? [];
  if (friend !== undefined && said !== undefined && COMPANY.test(key)) {
    found.others.push({ name: friend, text: said });
    return;
  }
  if (field === 'age') {
    const [age = '', ...rest] = value.split(/\s*[;,]\s*/);
    found.age ||= cut(age, LONGEST_TRAIT);
    found.background.push(...rest.map((part) => aboutSomebody(name, part)));
  } else if (field === 'role' && found.role === '') found.role = cut(value, LONGEST_ROLE);
  else if (field === 'lines') found.lines.push(...(value.match(/(?<=["“])[^"“”]{4,}(?=["”])/g) ?? [value]));
  else if (field === 'setting') found.setting.push(...settingIn(value));
  else if (field === 'traits') {
    const traits = traitsIn(value);
    found.age ||= traits.find(isAge) ?? '';
    found.traits.push(...traits.filter((trait) => !isAge(trait)));
  } else if (field === 'flaws') found.flaws.push(...traitsIn(value));
  else if (field === 'wants') found.wants.push(...wantsIn(value));
  else if (field === 'style') found.style.push(value);
  else if (field === 'secrets') found.secrets.push(asWhole(value));
  else if (
    (isSentence(value) && !/^(?:dis)?likes$|^loves$|^hates$/i.test(key)) ||
    !addLooks(looks, key, value)
  )
    found[field === 'appearance' ? field : 'background'].push(asSentence(name, key, value));
}

/** “Ilse Brandt: the captain” in a list is about Ilse Brandt; “Time Period: late autumn” is not. */
function isSomebody(key: string, value: string): boolean {
  const words = key.split(' ');
  if (words.length > 3 || !words.every((word) => /^\p{Lu}[\p{Ll}'’.-]+$/u.test(word))) return false;
  const [what = ''] = value.split(/[,;.(]| (?:of|from|at|in|who|with|to) /);
  const isRole = kindOf(what.trim().split(' ').at(-1)?.toLowerCase() ?? '') === 'person';
  return words.length > 1 && (isRole || nlp(key).people().found);
}

/** `Rook, the engineer`, `Captain Oduya: trusts her`. */
const SOMEBODY = /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+)*)(?:,|:) (.+)$/u;
const OUTFIT = /^(?:clothing|clothes|outfit|attire|wears|wardrobe)$/i;
const COMPANY =
  /^(?:(?:other )?(?:characters|people)|connections?|friends?|family|relationships?|relations|allies|ally|enemies|enemy|rivals?|siblings?|brother|sister|pets?)$/i;

/** `Ship("Barge Patience" + "Drifting downriver" + "Two days of bread")`: what goes on is said of what stands before it. */
function settingIn(value: string): string[] {
  const told: string[] = [];
  for (const part of value.split(/\s*;\s*/)) {
    const goesOn = told.length > 0 && /^\p{Lu}\p{Ll}+ing\b/u.test(part);
    told.push(goesOn ? `${told.pop()}, ${lowerFirst(part)}` : part);
  }
  return told.map(asWhole);
}

const asWhole = (text: string) => `${text.charAt(0).toUpperCase()}${trimEndOf(text.slice(1), '.')}.`;

/** How an attribute is told. */
const SENTENCES: [RegExp, (name: string, key: string, value: string) => string][] = [
  [/^(?:likes|loves|enjoys|dislikes|hates|fears)$/, (name, key, value) => `${name} ${key} ${value}.`],
  [/\bfears$/, (name, _, value) => `${name} fears ${value}.`],
  [/^(?:smell|scent)$/, (name, _, value) => `${name} smells of ${value}.`],
  [
    /^(?:residence|home|lives|location|lives in)$/,
    (name, _, value) => `${name} lives in ${lowerFirst(value.replace(/^in /i, ''))}.`,
  ],
  [/^(?:knowledge|expertise|skills?|knows)$/, (name, _, value) => `${name} knows about ${value}.`],
  [
    /^(?:when|with) /,
    (name, key, value) =>
      `${capitalise(key)}, ${name} ${isDeed(value) || /^\p{Ll}+[^s]s\b/u.test(value) ? '' : 'is '}${value}.`,
  ],
  [
    /^(?:friends?|family|relatives?|enemies)$/,
    (name, key, value) => `Of ${name}'s ${key} there is ${value}.`,
  ],
];

/** What somebody does, part by part: “counts things when she is nervous; gives every drone a birthday”. */
const HABITS =
  /^(?:quirks?|habits?|behaviou?rs?|description|notes?|backstory|background|history|bio|other|hobbies)$/;

const tellOf = (key: string) => SENTENCES.find(([pattern]) => pattern.test(key.toLowerCase()))?.[1];

const isSentence = (value: string) => /\s\S+\s\S+\s/.test(value) && /^\p{Lu}/u.test(value);

/** `Species: elf` as it can be told: “Mira's species is elf.” What is a sentence already stays one. */
function asSentence(name: string, key: string, value: string): string {
  const tell = tellOf(key);
  if (isSentence(value) && tell === undefined && !value.includes(';'))
    return /[.!?]$/.test(value) ? value : `${value}.`;
  const plain = withoutCapitals(trimEndOf(value, '.'));
  if (HABITS.test(key.toLowerCase()))
    return plain
      .split(/\s*[;+]\s*|,\s+(?=\p{Ll}+s\s)/u)
      .map((part) => aboutSomebody(name, part))
      .join(' ');
  if (tell !== undefined) return tell(name, key.toLowerCase(), listed(plain));
  if (isDeed(plain)) return aboutSomebody(name, plain);
  const many = /[^s]s$/.test(key) && !/^(?:species|class|status|race)$/i.test(key);
  return `${name}'s ${key.toLowerCase()} ${many ? 'are' : 'is'} ${listed(plain)}.`;
}

/** “Clean instruments; Chess”: in a list where each begins with a capital it says nothing, but of a name. */
function withoutCapitals(value: string): string {
  const items = value.split(/\s*;\s*/);
  if (items.length < 2 || !items.every((item) => /^\p{Lu}/u.test(item))) return value;
  const isName = (item: string) => {
    const [first = ''] = item.split(/['’]s\b|\s/);
    return (
      isRank(first) ||
      /^\p{Lu}\p{L}*['’]s\b|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(item.replace(/^The /, 'x ')) ||
      nlp(first).has('#ProperNoun')
    );
  };
  return items.map((item) => (isName(item) ? item : lowerFirst(item))).join('; ');
}

/** “red, short” as it reads in a sentence: “red and short”. */
export function listed(value: string): string {
  const parts = value.split(/[;+]/.test(value) ? /\s*[;+]\s*/ : /\s*,\s*/).filter((part) => part !== '');
  return parts.length < 2
    ? value
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)?.replace(/^and\s+/, '')}`;
}

/** Single traits out of “kind, stubborn and brave”, or the sentences of a longer text. */
export function traitsIn(text: string): string[] {
  const plain = asProse(text).replace(/\s+/g, ' ');
  const pieces = plain.split(/\s*[,;+/|•]\s*|\s+and\s+|\.\s*$/).filter((piece) => piece !== '');
  const isShort = (piece: string) => piece.split(' ').length <= 4;
  // One longer piece among words, “never finishes a cup of coffee”, makes no sentences of them.
  const isList = pieces.filter(isShort).length * 2 >= pieces.length && !/[.!?]\s/.test(plain);
  const areWords = isList || pieces.every(isShort);
  const traits = areWords ? pieces : sentencesOf(plain);
  return traits
    .map((trait) => trait.replace(/^(?:and|but|(?:\p{Lu}\p{L}+ ){0,3}is|very)\s+/u, '').replace(/[.]$/, ''))
    .filter((trait) => trait.length > 1 && trait.length <= LONGEST_TRAIT)
    .map((trait) => (areWords ? asTrait(trait) : trait));
}

/** “Grim Sense Of Humour” is not a name; “nerve specialist from Vienna” has one. */
const asTrait = (trait: string) => (/\s\p{Ll}/u.test(trait) ? lowerFirst(trait) : trait.toLowerCase());

/** What somebody wants, as something one can do: “to find her brother; a home” gives “find her brother”, “a home”. */
function wantsIn(text: string): string[] {
  return text
    .split(/\s*[;+•]\s*|,\s+(?=to\s)|(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof))\.\s+/)
    .map((want) => trimEndOf(want.trim().replace(/^(?:and\s+)?(?:wants?\s+)?(?:to\s+)?/i, ''), '.'))
    .filter((want) => want.length > 3 && want.length <= 160)
    .map((want) => want.charAt(0).toLowerCase() + want.slice(1));
}

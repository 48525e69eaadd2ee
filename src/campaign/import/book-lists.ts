import nlp from 'compromise';
import { trimEndOf } from '../../base/trim-end.ts';
import { capitalise, indefinite } from '../../sdk/language.ts';
import { isCountry } from '../enrich/premise/place-words.ts';
import { listed } from './description.ts';

/** What an entry can be about. */
export type Subject = 'person' | 'place' | 'group' | 'lore';

/** What stands in an entry as a list, apart from its prose. */
export interface Lists {
  /** The name that the list gives it, and what it is said to be; empty and null where it says nothing. */
  name: string;
  sort: Subject | null;
  attributes: Attribute[];
  prose: string;
}

/** `Leader: Mother Cordage`; without a key, a part of a list by itself. */
export type Attribute = readonly [key: string, value: string];

const LABELS: readonly [RegExp, Subject][] = [
  [/^(?:\{\{char\}\}|char(?:acter)?s?|npcs?|persons?|people|name)$/i, 'person'],
  [/^(?:places?|locations?|loc|areas?|rooms?|towns?|city|buildings?|regions?)$/i, 'place'],
  [
    /^(?:factions?|groups?|guilds?|organi[sz]ations?|orgs?|gangs?|clans?|cults?|companies|company)$/i,
    'group',
  ],
  [
    /^(?:items?|objects?|artifacts?|weapons?|lore|events?|timeline|history|magic|rules?|concepts?|species|creatures?|races?|relationships?|customs?|glossary|notes?|world|setting|weather)$/i,
    'lore',
  ],
];

/** What a word such as “Faction” or “NPC” says that the thing beside it is. */
export function sortOfLabel(label: string): Subject | null {
  return LABELS.find(([pattern]) => pattern.test(label.trim()))?.[1] ?? null;
}

/** Attributes of AI Dungeon's lists, as they are called elsewhere. */
const SHORT_KEYS: Readonly<Record<string, string>> = {
  DESC: 'appearance',
  APPE: 'appearance',
  APPEAR: 'appearance',
  WORN: 'wears',
  MIND: 'personality',
  MENTAL: 'personality',
  SUMM: 'background',
  SUMMARY: 'background',
};

/** `[ Place: The Weir; features(eel traps, a bell) ]`, `Juno:[DESC<Juno>:male/34y;WORN:orange suit]`, `Type: guild` line by line. */
export function listsIn(content: string): Lists {
  const found: Lists = { name: '', sort: null, attributes: [], prose: '' };
  const take = (attributes: readonly Attribute[]) => {
    for (const [key, value] of attributes) {
      const sort = found.attributes.length === 0 && found.name === '' ? sortOfLabel(key) : null;
      if (sort !== null && isName(value)) Object.assign(found, { name: capitalise(value), sort });
      else if (sort === 'lore' && !/^[^;]{1,40}:|->/.test(value)) {
        // `Magic: old, small`
        found.name = key;
        found.attributes.push([key, value]);
      } else if (sort === 'lore' && /^[^;]{1,40}:|->/.test(value)) take(partsOf(value));
      else found.attributes.push([key, value]);
    }
  };
  const rest = content.replace(
    /(?:^|\n)?[ \t]*(?:(\p{L}[\p{L}\p{N} '’.-]{0,60}?)[ \t]*:[ \t]*)?\[([^[\]]*)\](?!\()/gu,
    (whole: string, called: string | undefined, body: string) => {
      if (/^\s*(?:system|author['’]?s?)?\s*note\b/i.test(body)) return whole;
      if (called === undefined && !/[^\s:;]\s*[:=]\s*\S|\p{L}\(\p{Ll}/u.test(body)) return whole;
      const [, first = ''] = /^([^:]+):[^;]*$/.exec(body) ?? [];
      if (called === undefined && first !== '' && sortOfLabel(first) === null) return whole;
      if (called !== undefined) {
        const [, label = '', name = called] = /^(\p{Lu}{3,}) (.+)$/u.exec(called) ?? [];
        Object.assign(found, { name, sort: sortOfLabel(label) });
      }
      take(partsOf(body));
      return '\n';
    },
  );
  found.prose = takeLines(rest, take);
  if (found.sort === null && found.attributes.filter(([key]) => OF_SOMEBODY.test(key)).length > 1)
    found.sort = 'person';
  return found;
}

/** What only somebody has. */
const OF_SOMEBODY =
  /^(?:gender|sex|pronouns?|age|personality|occupation|job|hair|eyes|wears|clothes|clothing|outfit|likes|dislikes|speech|wife|husband)$/i;

/** Attributes on lines of their own, of which there must be two; a heading above them says nothing more. */
function takeLines(text: string, take: (attributes: readonly Attribute[]) => void): string {
  const lines = text.split('\n').map((line) => line.trim());
  const pairs = lines.map((line) => {
    const [, key, value] = /^[-*•]?\s*\**(\p{Lu}[\p{L} ]{1,25}?)\**:\**\s+(\S.*)$/u.exec(line) ?? [];
    return key === undefined || value === undefined ? null : ([key, value] as const);
  });
  if (pairs.filter((pair) => pair !== null).length < 2) return text.trim();
  const first = pairs.findIndex((pair) => pair !== null);
  const prose = lines.filter((line, index) => {
    const pair = pairs[index];
    if (pair !== null && pair !== undefined) {
      take([pair]);
      return false;
    }
    return !(index < first && /^#|^[^.!?]{1,60}$/.test(line));
  });
  return prose.join('\n').trim();
}

function partsOf(body: string): Attribute[] {
  const isShort = /\b(?:DESC|APPE|WORN|MIND|SUMM)|\p{L}\/ \p{L}|\p{L}\/\p{L}[^;]*\/\p{L}/u.test(body);
  const parts: Attribute[] = [];
  for (const raw of body.split(';')) {
    const part = raw
      .replace(/\s+/g, ' ')
      .replace(/(?<=\p{L})\((?=\p{L}|\d)/gu, ' (')
      .trim();
    if (part === '') continue;
    const [, key, value] =
      /^(\{\{char\}\}|\{\{user\}\}|[\p{L}][\p{L}\p{N} _/'’.,-]{0,50}?)\s*(?:<[^<>]*>)?\s*[:=]\s*(.+)$/u.exec(
        part,
      ) ??
      /^(\p{L}[\p{L} ]{2,30}) \((.+)\)$/u.exec(part) ??
      [];
    if (key !== undefined && value !== undefined) parts.push(...pairFrom(key, value, isShort));
    else if (isShort) parts.push(...itemsOf(part).map((item): Attribute => ['', item]));
    else parts.push(['', part]);
  }
  return parts;
}

function pairFrom(key: string, value: string, isShort: boolean): Attribute[] {
  const plain = /^- /.test(value) ? value.slice(2).replace(/ - /g, ', ') : value.replace(/ \+ /g, ', ');
  if (!isShort) return [[key.trim(), plain]];
  const items = itemsOf(plain);
  if (/^RELATIONS?$/.test(key))
    return items.map((item): Attribute => {
      const [, who = '', name = ''] = /^([^<>]+)<([^<>]*)>\.?$/.exec(item) ?? [];
      return [who || 'relations', name || item];
    });
  return sortedOf(SHORT_KEYS[key] ?? key.toLowerCase(), items);
}

const itemsOf = (text: string) => text.split(/\s*[/&]\s*/).filter((item) => item !== '');

/** Of `human/ female/ 58y/ grey bob` the age and the gender are no looks. */
function sortedOf(key: string, items: readonly string[]): Attribute[] {
  const keyOf = (item: string) => {
    if (/^(?:fe)?male$/i.test(item)) return 'gender';
    if (/^\d+ ?(?:y|yo|years?)(?: old)?$/i.test(item)) return 'age';
    if (/^(?:\p{Ll}+s|born|raised) \p{Ll}/u.test(item)) return 'background';
    return /^human$/i.test(item) ? 'species' : key;
  };
  const others = items.filter((item) => keyOf(item) === key);
  return [
    ...items
      .filter((item) => keyOf(item) !== key)
      .map((item): Attribute => [keyOf(item), trimEndOf(item, 'y')]),
    ...(others.length === 0 ? [] : [[key, others.join(', ')] as const]),
  ];
}

/** What is called something has a capital; `Magic: old, small` says what magic is like. */
function isName(value: string): boolean {
  return /^(?:the |an? )?\p{Lu}/u.test(value) && value.length <= 60 && !/[:;]|->/.test(value);
}

/** Lists of a place, a group or a thing as sentences that can be told one by one. */
export function attributesTold(attributes: readonly Attribute[], name: string): string {
  const called = name.replace(/^The /, 'the ');
  return attributes
    .map(([key, value]) => toldOf(key, trimEndOf(value.trim(), '.'), called))
    .filter((text) => text !== '')
    .join(' ');
}

function toldOf(key: string, value: string, name: string): string {
  const whole = key === '' ? value : `${key}: ${value}`;
  const [, one, other, how] = /^(.+?) -+> (.+?)(?: ?\((.+)\))?$/.exec(whole) ?? [];
  if (one !== undefined) return `Between ${one} and ${other}: ${how ?? 'something'}.`;
  if (/^\d+[.)]\s/.test(value))
    return value
      .split(/\s*\d+[.)]\s+/)
      .filter((part) => part !== '')
      .map((part) => `${capitalise(part)}.`)
      .join(' ');
  if (key === '') return doneBy(name, value);
  if (/^(?:year |day )?\d|^(?:year|day) /i.test(key)) return `In ${key.toLowerCase()}, ${value}.`;
  if (/^(?:type|kind|sort|class)$/i.test(key) && sortOfLabel(value) !== null) return '';
  if (/^(?:type|kind|sort|class)$/i.test(key) && /^\p{Ll}/u.test(value))
    return `${capitalise(name)} is ${indefinite(value)}.`;
  const isSaid =
    /^(?:(?:the|an?|none|one|two|three|four|five|six|seven|eight|nine|ten) |\d|\p{Lu})/u.test(value) &&
    !/[.!?]/.test(value);
  const called = key.toLowerCase().replace(/^desc$/, 'description');
  if (called === name.toLowerCase()) return doneBy(name, value);
  if (
    /^(?:owns|controls|sells|makes|holds|hates|fears|worships|serves|uses|runs|hides|knows|wears|eats|lives)$/.test(
      called,
    )
  )
    return `${capitalise(name)} ${called} ${value}.`;
  // “County: Devon”.
  if (isCountry(called) && /^\p{Lu}/u.test(value)) return `${capitalise(name)} is in ${value}.`;
  if (/^(?:wants?|goals?|aims?|desires?)$/.test(called))
    return `What ${name} ${isMany(name) ? 'want' : 'wants'}: ${value}.`;
  // What there is somewhere: “The Weir has eel traps and a bell.”
  if (
    /^(?:(?:notable |main )?features?|landmarks?|contents|contains|objects|furnishings|points of interest)$/.test(
      called,
    )
  )
    return `${capitalise(name)} ${isMany(name) ? 'have' : 'has'} ${listed(value)}.`;
  if (/^(?:smells?|scents?)$/.test(called) && !/[.!?]/.test(value))
    return `${capitalise(name)} ${isMany(name) ? 'smell' : 'smells'} of ${listed(value)}.`;
  const are = /[^s]s$/.test(key) ? 'are' : 'is';
  return isSaid ? `The ${called} of ${name} ${are} ${value}.` : `The ${called} of ${name}: ${value}.`;
}

/** “Led by Juno”, “want the lottery stopped”: with whom it is about. */
function doneBy(name: string, said: string): string {
  const who = capitalise(/^the /.test(name) || !isMany(name) ? name : `the ${name}`);
  // “Bound in eelskin”, “sunk in 1911”: what was done to it.
  if (
    /^(?:\p{Ll}+(?:ed|en)|bound|built|made|sunk|lost|sold|kept|held|shut|cut|found) (?:by|in|on|at|from|of|with) |^led by /u.test(
      said,
    )
  )
    return `${who} ${isMany(name) ? 'are' : 'is'} ${said}.`;
  if (nlp(said).has('^(#Infinitive|#PresentTense)')) return `${who} ${said}.`;
  // “The torn page smells of cloves” is said of the page.
  return /^(?:the|an?|every|each|no|its|it)\s/i.test(said) ? `${capitalise(said)}.` : `${who}: ${said}.`;
}

const isMany = (name: string) => /[^s]s$|\b(?:Folk|People|Drowned|Dead)$/.test(name);

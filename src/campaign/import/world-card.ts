import { capitalise, indefinite, sentencesOf } from '../../sdk/language.ts';
import { kindOf, singular } from '../enrich/premise/noun-kinds.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import type { Card } from './card.ts';
import { forTheTelling, IS_FOR_A_MODEL } from './guidance.ts';
import { resolveMacros } from './macros.ts';
import { outlineOf } from './outline.ts';
import { aboutSomebody, isAge, isDeed } from './subject.ts';
import { asProse } from './text.ts';

/** A card that is a place, a game or a whole cast: whoever is listed in it is somebody, and the card is not. */
export interface WorldCard {
  setting: string;
  /** What is behind it all, which only whoever tells it may know. */
  secret: string;
  people: Listed[];
  places: Listed[];
  /** What it asks of whoever tells it. */
  telling: string[];
}

interface Listed {
  name: string;
  text: string;
}

type Part = 'people' | 'places' | 'rules' | 'secret' | 'telling' | 'setting';

/** What stands under it is behind it all. */
export const IS_SECRET =
  /^(?:the )?(?:truth|secrets?|solution|twist|hidden(?: \p{L}+)?|spoilers?|what really happened|what (?:nobody|no one|only \p{L}+) knows)$/iu;

const PARTS: readonly [Part, RegExp][] = [
  ['people', /^(?:the )?(?:(?:main |side |other |important |key )?(?:characters?|cast|npcs?|people))$/i],
  ['places', /^(?:the )?(?:(?:key |important )?(?:locations?|places?|rooms?|areas?))$/i],
  ['secret', IS_SECRET],
  ['telling', /^(?:tone|mood|atmosphere|(?:writing |narrative )?style)$/i],
  ['rules', IS_FOR_A_MODEL],
  [
    'rules',
    /^(?:(?:\p{L}+ )?rules?|mechanics|instructions?|format(?:ting)?|system(?: note)?|gameplay|stats?|combat|dice|guidelines?)$/iu,
  ],
];

const TOLD_BY_IT =
  /\bnot a (?:person|character)\b|\bnarrat(?:es|or)\b|\byou are (?:the|an?) (?:dungeon|game) ?master\b|\b(?:will|to) (?:describe|play|portray|control)s? (?:the world|(?:all|every|several|the) (?:the )?(?:npcs?|characters?|others?))\b/i;

export function worldIn(card: Card): WorldCard | null {
  const text = resolveMacros(card.description, { character: card.calledName });
  const [first = ''] = card.calledName.split(' ');
  const isWorld =
    TOLD_BY_IT.test(text) ||
    hasCast(card, text) ||
    manyIn(text).some((line) => !line.includes(first)) ||
    /\b(?:narrator|dungeon master|game master|rpg|simulator)\b/i.test(card.name) ||
    isSortOfPlace(/^The [^.]{2,40}? is an? (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+)\b/u.exec(text)?.[1] ?? '');
  if (!isWorld) return null;
  const world: WorldCard = { setting: '', secret: '', people: [], places: [], telling: [] };
  const setting: string[] = [];
  const secrets: string[] = [];
  for (const { heading, above, text: line, isItem } of outlineOf(text)) {
    const own = partOf(heading ?? '');
    const part = own ?? above.map(partOf).findLast((one) => one !== undefined) ?? 'setting';
    // `### Mrs. Dove` under `## The people`: all below it is about her.
    if (own === undefined && heading !== null && (part === 'people' || part === 'places')) {
      addTo(world[part], heading, asProse(line));
      continue;
    }
    // A list under “Rules” is for whoever leads a game; a rule of the world stands in a sentence behind it.
    if (part === 'rules' && (isItem || isForALeader(line))) continue;
    const listed = part === 'secret' || part === 'telling' ? null : listedIn(line);
    if (part === 'secret') secrets.push(asProse(line));
    else if (part === 'telling') world.telling.push(...forTheTelling([asProse(line)]));
    else if (listed !== null && (part === 'people' || part === 'places')) world[part].push(listed);
    else if (listed !== null && isItem) world.people.push(listed);
    else if (part === 'places') world.places.push(...placesIn(line));
    else setting.push(line);
  }
  world.secret = secrets.join(' ');
  world.setting = sentencesOf(asProse(setting.join('\n')).replace(/\s+/g, ' '))
    .filter(
      (sentence) =>
        !TOLD_BY_IT.test(sentence) && !isForALeader(sentence) && !isDuty(sentence, card.calledName),
    )
    .map((sentence) => sentence.replace(/^[[\]\s]+|[[\]\s]+$/g, ''))
    .filter((sentence) => sentence !== '')
    .join(' ');
  return world;
}

const partOf = (heading: string) => PARTS.find(([, pattern]) => pattern.test(heading))?.[0];

function addTo(list: Listed[], name: string, text: string): void {
  const known = list.find((one) => one.name === name);
  if (known === undefined) list.push({ name, text });
  else known.text = `${known.text} ${text}`;
}

/** Whether it has a heading for each of several people, of whom it is none, and says nothing of its own looks or ways. */
function hasCast({ calledName, personality }: Card, text: string): boolean {
  const lines = outlineOf(text);
  const isOwn = (heading: string | null) =>
    /^(?:appearance|looks?|personality|traits?|backstory|background)$/i.test(heading ?? '');
  if (personality !== '' || lines.some(({ heading }) => isOwn(heading))) return false;
  const cast = new Set(
    lines
      .filter(
        ({ heading, above }) =>
          partOf(heading ?? '') === undefined && above.some((one) => partOf(one) === 'people'),
      )
      .map(({ heading }) => heading ?? ''),
  );
  return cast.size > 1 && ![...cast].some((name) => name.includes(calledName) || calledName.includes(name));
}

/** “The Ferry will not say who did it”, “Play all NPCs”: what the card itself is to do or leave. */
const isDuty = (sentence: string, name: string) =>
  /^(?:Play|Portray|Voice|Control|Narrate|Describe|Write|Respond|Act as|Roleplay|Never|Always)\b/.test(
    sentence,
  ) ||
  new RegExp(
    `^${RegExp.escape(name)} (?:will|must|should|can(?:not)?|may|does|is to|never|always)\\b`,
    'u',
  ).test(sentence);

const isForALeader = (text: string) =>
  /system note|\bd20\b|\b\d*d\d+\b|\bHP\b|\bAC\b|\balways display\b|\b(?:speak|act|decide)s? for you\b|\broll dice\b/i.test(
    text,
  );

/** “Multiple characters”, “Main characters: Ana, Bo”; a profile that lists its own character is no cast. */
const manyIn = (text: string) =>
  text.split('\n').filter((line) => /\b(?:multiple|several|main) characters\b/i.test(line));

/** “The lobby with the stopped clock; the music room”: one by one, with what is said of each. */
function placesIn(line: string): Listed[] {
  return line.split(/\s*;\s*/).flatMap((said) => {
    const phrase = said.replace(/[.]$/, '');
    const [, name = ''] =
      /^((?:[Tt]he |[Aa]n? )?[\p{L}'’ -]{3,40}?)(?:,| (?:with|where|full|all|at|behind|on|in)\b|$)/u.exec(
        phrase,
      ) ?? [];
    return name === ''
      ? []
      : [
          {
            name: capitalise(name.replace(/(?<= )\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase())),
            text: capitalise(phrase),
          },
        ];
  });
}

/** `- **Old Sen** (70): sells weather`, `* Skuld - goblin guide`. */
function listedIn(line: string): Listed | null {
  const [, name, text] =
    /^(?:[-*•]\s+)?\**(\p{Lu}[\p{L}'’. ]{1,40}?)\**\s*(?:\([^()]*\))?\**\s*(?::\**|\s[–—-])\s+(.+)$/u.exec(
      line,
    ) ?? [];
  return name === undefined || text === undefined ? null : { name: name.trim(), text: text.trim() };
}

/** “Sells weather in bottles”, “goblin guide. Afraid of water.”: as sentences about somebody. */
export function saidOf(name: string, text: string): string {
  const [first = '', ...rest] = sentencesOf(asProse(text));
  return [whoIs(name, first), ...rest.map((sentence) => whatOf(name, sentence))].join(' ');
}

/** “29, the widow”, “owner of the hotel, 58, keys at her belt”: what they are, how old, and what they are like. */
function whoIs(name: string, sentence: string): string {
  const parts = sentence.replace(/[.]$/, '').split(/,\s+/);
  const age = parts.find(isAge);
  const [role = '', ...more] = parts.filter((part) => !isAge(part));
  const [what = ''] = role.split(/ (?:of|from|at|in|with|who|for|to) /);
  const isNoun = kindOf(singular(lower(what).split(' ').at(-1) ?? '')) === 'person';
  const isRole =
    /^(?:an?|the)\s/i.test(role) ||
    isNoun ||
    (!isDeed(role) && /^\p{Ll}/u.test(role) && what.split(' ').length <= 3);
  // “English, watercolours”: what she is like.
  if (role !== '' && !isRole && !/\s/.test(role))
    return `${age === undefined ? '' : `\nAge: ${age}\n`}${fragments(name, [role, ...more])}`;
  if (role !== '' && !isRole) return whatOf(name, sentence);
  return [
    ...(age === undefined ? [] : [`\nAge: ${age}\n`]),
    ...(role === '' ? [] : [`${name} is ${withArticle(role)}.`]),
    ...(more.length === 0 ? [] : [fragments(name, more)]),
  ].join(' ');
}

/** There is one owner of a hotel. */
function withArticle(role: string): string {
  if (/^\p{Lu}[^,]*['’]s\s/u.test(role)) return role;
  const said = lower(role);
  return /^(?:an?|the)\s/.test(said)
    ? said
    : / of (?:the |\p{Lu})/u.test(said)
      ? `the ${said}`
      : indefinite(said);
}

const IS_LIKE = /^(?:afraid|fond|in|at|on|from|always|never|secretly|very)\b/;

function whatOf(name: string, sentence: string): string {
  const plain = sentence.replace(/[.]$/, '');
  const said = lower(plain);
  if (/^(?!need|indeed)\p{Ll}+ed (?:by|in|at|to|from|on)\s/u.test(said)) return `${name} was ${said}.`;
  if (isDeed(plain)) return aboutSomebody(name, sentence);
  const isShort = !said.startsWith(name.toLowerCase()) && plain.split(' ').length < 4;
  if (IS_LIKE.test(said) || isShort || /^[\p{L}-]+(?:, |$)/u.test(plain))
    return fragments(name, plain.split(/,\s+/));
  return capitalise(/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
}

/** Words for what somebody is like, on a line that is read as such, and clauses for what they do. */
function fragments(name: string, parts: readonly string[]): string {
  // “Freckled” by itself is what somebody is.
  const isDone = (part: string) => isDeed(part) && !/^\p{L}+ed$/u.test(part);
  const age = parts.find(isAge);
  const does = parts.filter(isDone);
  const is = parts.filter((part) => !isDone(part) && part !== age);
  return [
    ...(age === undefined ? [] : [`\nAge: ${lower(age)}\n`]),
    ...(is.length === 0 ? [] : [`\nPersonality: ${is.join(', ')}\n`]),
    ...does.map((part) => aboutSomebody(name, part)),
  ].join(' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

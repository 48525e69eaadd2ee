import { capitalise, indefinite, sentencesOf } from '../../sdk/language.ts';
import { isSortOfPlace } from '../enrich/premise/place-words.ts';
import type { Card } from './card.ts';
import { resolveMacros } from './macros.ts';
import { asProse } from './text.ts';

/** A card that is a place, a game or a whole cast: whoever is listed in it is somebody, and the card is not. */
export interface WorldCard {
  setting: string;
  people: Listed[];
  places: Listed[];
}

interface Listed {
  name: string;
  text: string;
}

type Part = 'people' | 'places' | 'rules' | 'setting';

const PARTS: readonly [Part, RegExp][] = [
  ['people', /^(?:(?:main |side |other |important |key )?(?:characters?|cast|npcs?|people))$/i],
  ['places', /^(?:(?:key |important )?(?:locations?|places?|rooms?|areas?))$/i],
  [
    'rules',
    /^(?:(?:\p{L}+ )?rules?|mechanics|instructions?|format(?:ting)?|system(?: note)?|gameplay|stats?|combat|dice|guidelines?)$/iu,
  ],
];

const TOLD_BY_IT =
  /\bnot a (?:person|character)\b|\bnarrat(?:es|or)\b|\byou are (?:the|an?) (?:dungeon|game) ?master\b|\b(?:will|to) (?:describe|play|portray|control)s? (?:the world|(?:all|every|several|the) (?:the )?(?:npcs?|characters?|others?))\b/i;

export function worldIn(card: Card): WorldCard | null {
  const text = resolveMacros(card.description, { character: card.calledName });
  const isWorld =
    TOLD_BY_IT.test(text) ||
    /\b(?:multiple|several|main) characters\b/i.test(text) ||
    /\b(?:narrator|dungeon master|game master|rpg|simulator)\b/i.test(card.name) ||
    isSortOfPlace(/^The [^.]{2,40}? is an? (?:[\p{Ll}-]+ ){0,2}?([\p{Ll}-]+)\b/u.exec(text)?.[1] ?? '');
  if (!isWorld) return null;
  const world: WorldCard = { setting: '', people: [], places: [] };
  const setting: string[] = [];
  let part: Part = 'setting';
  for (const { heading, line } of linesOf(text)) {
    if (heading !== null) part = PARTS.find(([, pattern]) => pattern.test(heading))?.[0] ?? 'setting';
    if (line === '' || part === 'rules') {
      // A list under “Rules” is for whoever leads a game; a rule of the world stands in a sentence behind it.
      if (heading !== null && line !== '' && !isForALeader(line)) setting.push(line);
      continue;
    }
    const listed = listedIn(line);
    if (listed !== null && part !== 'setting') world[part].push(listed);
    else if (listed !== null && /^[ \t]*[-*•]/.test(line)) world.people.push(listed);
    else setting.push(line);
  }
  world.setting = sentencesOf(asProse(setting.join('\n')).replace(/\s+/g, ' '))
    .filter((sentence) => !TOLD_BY_IT.test(sentence) && !isForALeader(sentence))
    .map((sentence) => sentence.replace(/^[[\]\s]+|[[\]\s]+$/g, ''))
    .filter((sentence) => sentence !== '')
    .join(' ');
  return world;
}

const isForALeader = (text: string) =>
  /system note|\bd20\b|\b\d*d\d+\b|\bHP\b|\bAC\b|\balways display\b|\b(?:speak|act|decide)s? for you\b|\broll dice\b/i.test(
    text,
  );

/** Lines with the heading they begin: `## Cast`, `<cast>`, `CAST:`, `QUEST: find the ledger`. */
function linesOf(text: string): { heading: string | null; line: string }[] {
  return text
    .replace(/<\/[^<>\n]+>/g, '\n\n')
    .replace(/<([a-z][a-z _-]{1,30})>/gi, '\n## $1\n')
    .split('\n')
    .map((raw) => {
      const line = raw.trim();
      const whole = /^(?:#{1,6} ?|\*\*)([\p{L}][\p{L} _-]{1,30}?):?(?:\*\*)?:?$/u.exec(line)?.[1];
      if (whole !== undefined) return { heading: whole.replaceAll('_', ' '), line: '' };
      const [, word, rest = ''] = /^\**(\p{Lu}[\p{L} ]{2,30}):\**(?:\s+(.+))?$/u.exec(line) ?? [];
      const isHeading =
        word !== undefined &&
        (word === word.toUpperCase() ||
          PARTS.some(([, pattern]) => pattern.test(word)) ||
          /^(?:setting|quest|scenario|world|premise|plot|goal)$/i.test(word));
      return isHeading ? { heading: word, line: rest } : { heading: null, line };
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

const VERB = /^(?:\p{Ll}+s|will|has|can|was|keeps)\s/u;
const IS_LIKE = /^(?:afraid|fond|in|at|on|from|always|never|secretly|very)\b/;

/** “Sells weather in bottles”, “goblin guide. Afraid of water.”: as sentences about somebody. */
export function saidOf(name: string, text: string): string {
  const [first = '', ...rest] = sentencesOf(asProse(text));
  return [whoIs(name, first), ...rest.map((sentence) => whatOf(name, sentence))].join(' ');
}

function whoIs(name: string, sentence: string): string {
  if (/^(?:an?|the)\s/i.test(sentence)) return `${name} is ${lower(sentence)}`;
  const [role = '', ...more] = sentence.replace(/[.]$/, '').split(/,\s+/);
  if (VERB.test(lower(role)) || role.split(' ').length > 3) return whatOf(name, sentence);
  return [
    `${name} is ${indefinite(lower(role))}.`,
    ...(more.length === 0 ? [] : [fragments(name, more)]),
  ].join(' ');
}

function whatOf(name: string, sentence: string): string {
  const plain = sentence.replace(/[.]$/, '');
  const said = lower(plain);
  if (VERB.test(said) || IS_LIKE.test(said) || /^[\p{L}-]+(?:, |$)/u.test(plain))
    return fragments(name, plain.split(/,\s+/));
  return capitalise(/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
}

/** Words for what somebody is like, on a line that is read as such, and clauses for what they do. */
function fragments(name: string, parts: readonly string[]): string {
  const does = parts.map(lower).filter((part) => VERB.test(part));
  const is = parts.map(lower).filter((part) => !VERB.test(part));
  return [
    ...(is.length === 0 ? [] : [`\nPersonality: ${is.join(', ')}\n`]),
    ...does.map((part) => `${name} ${part}.`),
  ].join(' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The little English grammar that prose from parts cannot do without. */

import { getOwn } from '../base/json.ts';

export { sentencesOf } from '../base/sentences.ts';

export function capitalise(text: string): string {
  return text.replace(
    /^(["“‘'(]*)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

/** “a” or “an”, by sound where the spelling misleads. */
export function indefinite(noun: string): string {
  const word = noun.trimStart().toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(word)) return `an ${noun}`;
  if (/^(?:uni(?!n|m)|us[aeu]|use|eu|ewe|one\b|once|ubiq|utensil|utopi)/.test(word)) return `a ${noun}`;
  return /^[aeiou]/.test(word) ? `an ${noun}` : `a ${noun}`;
}

export function possessive(name: string): string {
  return isPlural(name) && /s$/.test(name) && /^the /i.test(name) ? `${name}’` : `${name}’s`;
}

const SINGULAR_IN_S =
  /(?:ss|us|is|ws|ens|mess|gas|compass|glass|chess|news|lens|bus|atlas|canvas|Thames|James)$/;
const PLURAL_WITHOUT_S = /\b(?:people|children|men|women|teeth|feet|geese|mice|oxen|folk|cattle|sheep)$/;

/** Whether a noun phrase such as “the weights” or “the keepers of the gate” takes a plural verb. */
export function isPlural(phrase: string): boolean {
  const head = phrase.split(
    /\s(?:of|with|from|in|on|at|by|for|to|who|that|under|over|behind)\s/u,
  )[0] as string;
  if (/\b(?:pair|row|set|heap|pile|bunch|string)$/.test(head)) return false;
  if (/^(?:those|these)\b/i.test(head) || PLURAL_WITHOUT_S.test(head)) return true;
  return /^\p{Ll}/u.test(head) && /[^’']s$/.test(head) && !SINGULAR_IN_S.test(head);
}

const PLURAL_FORMS: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** The form of a third person verb for its subject: `agree('carries', true)` is “carry”. */
export function agree(verb: string, plural: boolean): string {
  if (!plural) return verb;
  const [first = '', ...rest] = verb.split(' ');
  return [pluralForm(first), ...rest].join(' ');
}

function pluralForm(verb: string): string {
  const known = getOwn(PLURAL_FORMS, verb);
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : verb;
}

const ON =
  /\b(?:quay|pan|stairs?|steps|roof|hill|road|bridge|ship|boat|deck|platform|beach|shore|island|isle|pier|plain|moor|heath|wall|terrace|balcony|mountain|ice|salt)$/i;
const IN =
  /\b(?:\w*room|lift|kitchen|cellar|basement|lobby|foyer|corridor|canteen|lounge|archive|park|hall|attic|chamber|library|forest|woods?|garden|yard|courtyard|house|cave|cavern|tavern|inn|street|square|office|chapel|church|temple|cathedral|shop|stable|barn|tent|camp|city|town|village|valley|swamp|marsh|desert|vault|crypt|dungeon|cell|lab|laboratory|museum|theatre|station|market|alley|pantry|tower|castle|bakery|oven|school|hospital|prison)$/i;

/** A place with the preposition that goes with it: “in the kitchen”, “on the bridge”, “at the gate”. */
export function locative(place: string): string {
  const head = place.split(
    /\s(?:of|with|that|who|for|under|below|beneath|behind|beyond|above|near|beside|between)\s/,
  )[0] as string;
  if (ON.test(head)) return `on ${place}`;
  return IN.test(head) ? `in ${place}` : `at ${place}`;
}

const PASTS: Record<string, string> = {
  wring: 'wrung',
  weave: 'wove',
  sting: 'stung',
  stick: 'stuck',
  spin: 'spun',
  sling: 'slung',
  slide: 'slid',
  shrink: 'shrank',
  quit: 'quit',
  forbid: 'forbade',
  be: 'was',
  begin: 'began',
  bend: 'bent',
  bet: 'bet',
  bind: 'bound',
  bite: 'bit',
  blow: 'blew',
  break: 'broke',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cling: 'clung',
  come: 'came',
  cost: 'cost',
  creep: 'crept',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did',
  draw: 'drew',
  drink: 'drank',
  drive: 'drove',
  eat: 'ate',
  fall: 'fell',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  flee: 'fled',
  fly: 'flew',
  follow: 'followed',
  forget: 'forgot',
  forgive: 'forgave',
  freeze: 'froze',
  get: 'got',
  give: 'gave',
  go: 'went',
  grind: 'ground',
  grow: 'grew',
  hang: 'hung',
  have: 'had',
  hear: 'heard',
  hide: 'hid',
  hit: 'hit',
  hold: 'held',
  hurt: 'hurt',
  keep: 'kept',
  kneel: 'knelt',
  know: 'knew',
  lay: 'laid',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  lie: 'lied',
  light: 'lit',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  offer: 'offered',
  pay: 'paid',
  put: 'put',
  read: 'read',
  ride: 'rode',
  ring: 'rang',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shake: 'shook',
  shine: 'shone',
  shoot: 'shot',
  shut: 'shut',
  sing: 'sang',
  sink: 'sank',
  sit: 'sat',
  sleep: 'slept',
  speak: 'spoke',
  spend: 'spent',
  spit: 'spat',
  split: 'split',
  spread: 'spread',
  stand: 'stood',
  steal: 'stole',
  strike: 'struck',
  swear: 'swore',
  sweep: 'swept',
  swim: 'swam',
  swing: 'swung',
  take: 'took',
  teach: 'taught',
  tear: 'tore',
  tell: 'told',
  think: 'thought',
  throw: 'threw',
  understand: 'understood',
  wake: 'woke',
  wear: 'wore',
  weep: 'wept',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
  open: 'opened',
  answer: 'answered',
  listen: 'listened',
  visit: 'visited',
  enter: 'entered',
  wander: 'wandered',
  remember: 'remembered',
  gather: 'gathered',
  threaten: 'threatened',
  whisper: 'whispered',
  question: 'questioned',
  examine: 'examined',
  reason: 'reasoned',
};

/** What one did: “helped”, “went”, “pressed”. */
export function pastTense(verb: string): string {
  const known = getOwn(PASTS, verb);
  if (known !== undefined) return known;
  if (/e$/.test(verb)) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  // A short vowel before one consonant doubles it: stop, stopped.
  if (/^[^aeiou]*[aeiou][bdglmnprt]$|(?:mit|fer|pel|cur|gret)$/.test(verb)) return `${verb}${verb.at(-1)}ed`;
  return `${verb}ed`;
}

const ORDER_OF = new Map(Object.entries(PASTS).map(([verb, past]) => [past, verb]));
/** Endings of a stem that has lost an e before its -ed: “refused”, “sided”, “investigated”, “handled”. */
const LOST_E =
  /(?:[cuvz]|[^s]s|[dr]g|chang|rrang|eng|[^aeiou][bcdfgkpstz]l|[^aeiou](?:at|id|iv|ir|ar|or|in|um|ap|ok|it|ut|et|ak|am|im|od|op|os|ot|ub|ud|uk|ul|un|ur))$/;
/** Stems that end like one of those and have lost nothing. */
const WHOLE =
  /(?:visit|benefit|limit|edit|exit|profit|spirit|orbit|bias|focus|honou?r|favou?r|anchor|mirror|doctor|author|ruin|gallop|wallop|market|target|blanket)$/;

/** The verb of what was done: “asked” is to ask, “refused” to refuse, “went” to go; any other word as it is. */
export function infinitiveOf(past: string): string {
  const known = ORDER_OF.get(past);
  if (known !== undefined) return known;
  if (/[^aeiou]ied$/.test(past)) return past.length > 4 ? `${past.slice(0, -3)}y` : past.slice(0, -1);
  if (!/[^aeiou]ed$/.test(past) || past.length < 5) return /..eed$/.test(past) ? past.slice(0, -1) : past;
  const stem = past.slice(0, -2);
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return LOST_E.test(stem) && !WHOLE.test(stem) ? `${stem}e` : stem;
}

/** What one was told to do, done: “Help Iz find a buyer” is “helped Iz find a buyer”, “Go and see” is “went and saw”. */
export function inPast(order: string): string {
  const [first = '', ...others] = order.trim().split(/(?<=\sand)\s+/);
  const [verb = '', ...rest] = first.split(' ');
  const done = others.map((clause) => {
    const [second = '', ...after] = clause.split(' ');
    const isOrder = getOwn(PASTS, second) !== undefined || ORDERS.has(second);
    return [isOrder ? pastTense(second) : second, ...after].join(' ');
  });
  const [, word = '', mark = ''] = /^(.*?)([,:;–—]*)$/u.exec(verb.toLowerCase()) ?? [];
  return [[`${pastTense(word)}${mark}`, ...rest].join(' '), ...done].join(' ');
}

/** Verbs with regular pasts that may follow an “and”. */
const ORDERS = new Set(
  'look watch wait ask listen walk turn open close help show pull push call stay step talk try offer pick follow pour climb rub wipe copy move press point search stop start use visit whisper shout knock lift return sign carry join agree refuse promise thank accuse confess count fold add'.split(
    ' ',
  ),
);

/** The longest order that is told in its own words. */
const LONGEST_ORDER = 160;

/** What one was told to do, being done: “Light my lamp” is “You light your lamp.” Nothing for an empty order. */
export function inSecondPerson(order: string): string {
  const words = order
    .trim()
    // “(2 pennies)” is a note to the player.
    .replace(/\s\([^()]*\)$/, '')
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:i|you)\s+/i, '')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .slice(0, LONGEST_ORDER);
  return words === '' ? '' : `You ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Printers' quotes and dashes, whatever the source used. */
export function typeset(text: string): string {
  return text
    .replace(/((?:^|[\s([{“‘])\*?|[—–](?="\S))"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{—–“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\s--\s/g, ' – ')
    .replace(/\.\.\./g, '…');
}

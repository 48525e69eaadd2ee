import nlp from 'compromise';
import { sentencesOf } from '../../../sdk/language.ts';
import { isEpithet, isRank } from '../../names.ts';
import { isSaidGone } from './fate.ts';
import { isGroup } from './groups.ts';
import { EMPTY_NOUNS, kindOf, singular } from './noun-kinds.ts';
import { endsLikeAPlace, isSortOfPlace, sortNamed } from './place-words.ts';
import type { FoundName } from './premise.ts';

/** How a mention is taken; one that is sure decides for the others of the same name. */
interface Taken {
  kind: FoundName['kind'];
  isSure: boolean;
  sort?: string;
}

/** Words that have a capital for other reasons than being somebody's name. */
const NO_NAME = new Set(
  "The A An I I'm I've You You've You're He She It We They My Your His Her Our Their Its This That These Those When Where Who What Why How Which If But And Or So Then Now There Here No Not There's It's That's Here's What's He's She's They're We're Nobody Somebody Someone Everyone Every Each All Some One Two Three Four Five Six Seven Eight Nine Ten In On At By For From To Of With Without Before After Until Since While As Once Because Only Even Still Just Last Tonight Today Tomorrow Yesterday Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter Halloween Michaelmas Ramadan Lent God Let Do Does Did Is Are Was Were Will Would Can Could Should Have Has Had Be Being Under Over Behind Beyond Between Against Another Other Both Most Many Few Such Same New Inside Outside Down Up English French German Russian Japanese Chinese Spanish Latin Greek Roman American British European".split(
    ' ',
  ),
);
/** Where a place is likely to follow, and a person may. */
const BEFORE_PLACE =
  /\b(?:in|into|onto|on|over|at|near|above|below|outside|around|beyond|towards?|across|through|aboard|off|past|between|between \p{Lu}\p{L}+ and|(?:port|walls|gates|streets|coast|fields|people|army|miners|monks|nuns|farmers|fishermen|villagers|citizens|ruins|outskirts|edge|heart|council|king|queen|mayor) of|to|from|leaves?|reach(?:es|ed)?)\s(?:the\s)?$/iu;
/** Names of neither: what people join, make or build. */
const BEFORE_NEITHER =
  /\b(?:team|club|band|project|unit|machine|model|operation|company|(?:guild|order|council|cult|league|society|clan)(?: of)?|brothers|sisters|family|twins)\s$/i;
/** What people do and places do not. */
const DOES =
  /^,? (?:\p{Ll}+ly |never |still |now |always )?(?:hands?|handed|gives?|gave|lends?|lent|keeps?|kept|says?|said|tells?|told|asks?|asked|wants?|wanted|waits?|waited|knows?|knew|thinks?|thought|loves?|loved|hates?|hated|believes?|swears?|swore|remembers?|watche[sd]|runs?|ran|owns?|owned|sells?|sold|buys?|bought|mends?|mended|tends?|tended|sings?|sang|writes?|wrote|walks?|walked|works?|worked|drinks?|drank|cooks?|cooked|sits?|sat|smiles?|laughs?|weeps?|wept|hums?|whistles?|hires?|hired|sends?|sent|meets?|met|needs?|offers?|promise[sd]|refuse[sd]|insists?|whispers?|teaches|taught|paints?|steals?|stole|hides?|hid|fears?|guards?|polishe[sd]|minds?|repairs?|builds?|built|rows|rowed|takes?|took|brings?|brought|carries|carried|finds?|found|reads?|plays|played|lives|lived|dreams?|\p{Ll}+(?:s|ed) you)\b/u;
/** What a name is said to be a name of: “Dormer is a village”, “Anselm, her younger brother,”. */
const SAID_TO_BE =
  /^(,| is| was) (?:an?|the|my|your|his|her|their|our|\p{Lu}\p{L}+['’]s) ([\p{Ll} -]+?)(?= (?:of|in|on|at|who|that|with|where|which|and|to|for|from|by)\b|[^\p{Ll} -]|$)/u;
/** What poets let act like somebody. */
const PERSONIFIED =
  /^(?:grief|sorrow|rumour|rumor|gossip|business|justice|fate|fortune|luck|custom|habit|law|duty|war|peace|nature)$/;
/** What places do and people hardly ever: “Skerrow Light stands on a rock”. */
const LIES =
  /^ (?:stands|lies|lay|stood|sits|is|was) (?:just |high |far |low |\p{Ll}+ miles? )?(?:on|at|in|above|below|near|between|off|behind|beside|under|over|by|north|south|east|west|outside) /u;
/** Those who belong to something: what follows “of the” is its name. */
const MEMBERS =
  /\b(?:bandits|men|women|knights|soldiers|agents|members|priests|riders|pirates|sons|daughters|children|servants|followers|brothers|sisters) of the $/i;
/** What stands before a name that is a place's: “Station Nansen”, “Port Ellen”. */
const PLACE_FIRST =
  /^(?:Station|Port|Fort|Camp|Mount|Lake|Loch|Villa|Hotel|Castle|Cape|Point|Saint-|Pension|Château|Schloss|Deck|Platform|Teatro|Theatre|Cinema|Caf[eé]|Casa|Palazzo|Piazza|Restaurant|Plaza|Rue|Via) \p{Lu}/u;
/** “Year Five”, “Class Nine”: a number is nobody's name. */
const NUMBERED = / (?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve)$/;
const SURNAME =
  / (?:Light|Ward|Park|Hill|Wood|Woods|Green|Marsh|Hall|Church|Lane|Bridge|Mill|Castle|Court|Street)$/;

/** “All Hallows’ Eve”, “Founders’ Day”: a day of the year. */
const FEAST = /(?:\s(?:Eve|Day|Night)|^(?:All )?Hallows['’]?)$/;

const WORD = "(?:\\p{Lu}\\. )?\\p{Lu}[\\p{Ll}\\p{M}]+(?:['’-]\\p{Lu}?[\\p{Ll}\\p{M}]+)*";

/** The names in a text: runs of words with a capital, told apart by what stands around them. */
export function namesIn(text: string): FoundName[] {
  const mentions = text
    .split(/\n+/)
    .flatMap(sentencesOf)
    .flatMap((sentence, index, all) => mentionsIn(sentence, all[index + 1] ?? '', all[index - 1] ?? ''));
  return mentions.flatMap(({ taken, isOnlyCapital, ...mention }) => {
    const same = mentions.filter(({ name }) => name === mention.name);
    if (isOnlyCapital && same.every((other) => other.isOnlyCapital)) return [];
    const decided = same.find((other) => other.taken?.isSure === true)?.taken ?? taken;
    return decided === null ? [] : [{ ...mention, kind: decided.kind, sort: decided.sort ?? null }];
  });
}

type Mention = Pick<FoundName, 'name' | 'sentence' | 'at' | 'next' | 'last'> & {
  taken: Taken | null;
  isOnlyCapital: boolean;
};

function mentionsIn(sentence: string, next: string, last: string): Mention[] {
  const found: Mention[] = [];
  const runs = sentence.matchAll(
    new RegExp(
      `(?:${WORD}\\.?)(?:\\s(?:(?:of|(?<=\\b(?:Society|Institute|Centre|Association|Fund|Foundation|Office|Campaign|Ministry|Department|Bureau|League) )for|de|van|von|the|&|and(?=\\s(?:Sons|Daughters|Co)\\b))\\s)?${WORD})*`,
      'gu',
    ),
  );
  for (const { 0: run, index } of runs) {
    const words = run.replace(/(?<!\b(?:Mr|Mrs|Ms|Dr))\.$/, '').split(' ');
    while (
      words.length > 0 &&
      !isCountedName(words) &&
      (isNoName(words[0] as string) || /^(?:\p{Ll}|&)/u.test(words[0] as string))
    )
      words.shift();
    const name = words.join(' ').replace(/['’]s?$/, '');
    if (name === '' || (words.length === 1 && (isTitle(name) || isNoName(name)))) continue;
    const at = sentence.indexOf(name, index);
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
    if (FEAST.test(run) || (/^(?:Eve|Day|Night)$/.test(name) && /\p{L}['’]s? $/u.test(before))) continue;
    const [, husband] = /\b(Mr and )$/.exec(before) ?? [];
    if (husband !== undefined && words[0] === 'Mrs') {
      const taken: Taken = { kind: 'person', isSure: true };
      const mr = { sentence, next, taken, isOnlyCapital: false };
      found.push({ ...mr, name: ['Mr', ...words.slice(1)].join(' '), at });
    }
    const site = siteNamed(before, after);
    if (site !== null) {
      const taken: Taken = { kind: 'place', isSure: true, sort: site.sort };
      found.push({ name: `${name} ${site.word}`, sentence, at, next, taken, isOnlyCapital: false });
      continue;
    }
    const isFirst = /^["“‘'(]*$/.test(before);
    const isOnlyCapital =
      isFirst && words.length === 1 && !isKnownPerson(name) && !isKnownPlace(name) && !isNamed(name, after);
    found.push({ name, sentence, at, next, last, taken: takenAs(name, before, after), isOnlyCapital });
  }
  return found;
}

/** “The Lindqvist apartment”, “the Hollins Lane allotments”: the name is that of what follows. */
function siteNamed(before: string, after: string): { word: string; sort: string } | null {
  const word = /^$|\b[Tt]he $/.test(before)
    ? /^ (\p{Ll}+)(?=[\s,.:;]|$)(?! (?:the|an?|his|her|its|their|no|all|every|\p{Lu}))/u.exec(after)?.[1]
    : undefined;
  if (word === undefined) return null;
  const sort = singular(word);
  return kindOf(sort) === 'place' ? { word, sort } : null;
}

/** “Last Light”, “Three Mills”: the word before is part of a name that says it is a place's. */
const isCountedName = (words: readonly string[]) =>
  words.length === 2 &&
  /^(?:Last|New|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)$/.test(words[0] as string) &&
  endsLikeAPlace(words[1] as string);

const isNoName = (word: string) => NO_NAME.has(word) || NO_NAME.has(word.replace(/s$/, ''));
/** Not even known to those who know places. */
const PLANET =
  /^(?:Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Titan|Europa|Ganymede|Callisto|Luna|Earth)$/;

const isSaint = (word: string) => /^(?:St|Saint)\.?$/.test(word);

function isTitle(word: string): boolean {
  return isRank(word) || isEpithet(word);
}

function takenAs(name: string, before: string, after: string): Taken | null {
  const [first = '', ...rest] = name.split(' ');
  const person: Taken = { kind: 'person', isSure: true };
  if (isSaint(first) && rest.length > 0 && (/^['’]s/.test(after) || /\b(?:of|at|in) $/.test(before)))
    return { kind: 'place', isSure: true };
  if (isRank(first) && rest.length > 0) return person;
  // “‘Know Your Onions’ has been on the air”: a title.
  if (rest.length > 0 && /['‘“"]$/.test(before) && /^[.,]?['’”"]/.test(after)) return null;
  // “Studio 6, Elstree.”, “Val Torrent, in the Alps.”: a heading that says where it is.
  if (/^[^.;:]{2,40}, $/.test(before) && after === '.' && !nlp(before).has('#Verb') && !isKnownPerson(first))
    return { kind: 'place', isSure: true };
  if (before === '' && /^, (?:in|on|near|above|below|off) /.test(after))
    return { kind: 'place', isSure: true };
  if (isGroup(name, before, after)) return { kind: 'group', isSure: true };
  if (BEFORE_NEITHER.test(before)) return null;
  // “Block C”, “Platform 3”.
  if (rest.length === 0 && /^ (?:\p{Lu}|\d+)(?![\p{L}\d])/u.test(after)) return null;
  if (NUMBERED.test(name))
    return kindOf(first.toLowerCase()) === 'place'
      ? { kind: 'place', isSure: true, sort: first.toLowerCase() }
      : { kind: 'group', isSure: true };
  if (MEMBERS.test(before)) return { kind: 'group', isSure: true };
  if (/ the \p{Lu}\p{Ll}+$/u.test(name)) return person;
  const named = sortNamed(before);
  if (
    named !== null &&
    !named.isCalled &&
    !isKnownPerson(name) &&
    / (?:of|in|at|on|from|to|for) /.test(before)
  )
    return { kind: 'place', isSure: true, sort: named.sort };
  if (named !== null && (named.isCalled || isWholeSubject(before)))
    return { kind: 'place', isSure: true, sort: named.sort };
  const acts = !/\b[Tt]he $/.test(before) && (DOES.test(after) || isSaidGone(after));
  if (PLACE_FIRST.test(name)) return { kind: 'place', isSure: true, sort: first.toLowerCase() };
  if (endsLikeAPlace(name) && !(acts && SURNAME.test(name)))
    return { kind: 'place', isSure: true, ...sortIn(name) };
  const said = saidToBe(after);
  if (said !== null && isSortOfPlace(said.head)) return { kind: 'place', isSure: true, sort: said.head };
  if (LIES.test(after) && !isKnownPerson(first)) return { kind: 'place', isSure: true };
  if (isPersonWord(/([\p{Ll}-]+),? $/u.exec(before)?.[1]) || isKnownPerson(name)) return person;
  if (acts || isPersonWord(said?.head)) return person;
  if (named !== null) return { kind: 'place', isSure: true, sort: named.sort };
  if (isEpithet(first) && rest.length > 0 && !/\b(?:in|of) $/.test(before)) return person;
  if (BEFORE_PLACE.test(before) || nlp(name).has('#Place') || PLANET.test(name))
    return { kind: 'place', isSure: false };
  // “The Crown”, “the Board”: with an article it is nobody's name, unless it says what somebody is.
  if (/\b(?:[Tt]he|[Aa]n?) $/.test(before) && !isPersonWord(rest.at(-1) ?? first))
    return { kind: 'group', isSure: false };
  return { kind: 'person', isSure: false };
}

/** “Bellhaven Aquarium” is an aquarium. */
function sortIn(name: string): { sort?: string } {
  const last = (name.split(' ').at(-1) ?? '').toLowerCase();
  return kindOf(last) === 'place' ? { sort: last } : {};
}

/** “The ship” at the head of a sentence: what follows is its name, even if people are called so. */
function isWholeSubject(before: string): boolean {
  return /^(?:The|An?|Our) (?:[\p{Ll}-]+ ){1,3}$/u.test(before);
}

function isPersonWord(word: string | undefined): boolean {
  return word !== undefined && kindOf(word.toLowerCase()) === 'person';
}

function saidToBe(after: string): { head: string; isPlain: boolean } | null {
  const [, joint, phrase] = SAID_TO_BE.exec(after) ?? [];
  return phrase === undefined
    ? null
    : { head: phrase.trim().split(' ').at(-1) ?? '', isPlain: joint !== ',' };
}

/** A word at the head of a sentence that does or is what only somebody, or only a place, can. */
function isNamed(word: string, after: string): boolean {
  if (isOrdinary(word.toLowerCase())) return false;
  const said = saidToBe(after);
  const isSaid = said !== null && (said.isPlain || isPersonWord(said.head) || isSortOfPlace(said.head));
  const beside = / the ([\p{Ll}-]+) /u.exec(after);
  return isSaid || DOES.test(after) || isSaidGone(after) || (beside?.index === 0 && isPersonWord(beside[1]));
}

function isOrdinary(word: string): boolean {
  return (
    kindOf(word) !== 'other' ||
    EMPTY_NOUNS.has(word) ||
    PERSONIFIED.test(word) ||
    nlp(word).has(
      '(#Verb|#Adjective|#Adverb|#Uncountable|#Plural|#Pronoun|#Preposition|#Conjunction|#Determiner)',
    )
  );
}

function isKnownPlace(name: string): boolean {
  return nlp(name).has('(#City|#Country|#Region)');
}

function isKnownPerson(name: string): boolean {
  return nlp(name).has('(#FirstName|#MaleName|#FemaleName)');
}

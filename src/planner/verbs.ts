import { type Act, ruleOf, type SceneType } from '../rules/acts.ts';
import { withoutNegations } from './actions/negations.ts';
import { baseForms, type Kind, LEXICON } from './lexicon.ts';
import { PERSON } from './names.ts';
import { PHRASES } from './phrases.ts';
import { kindOfQuestion } from './questions.ts';

export type { Kind } from './lexicon.ts';

/** What one often does on the way to something else: “I walk over and ask her” is a question. */
const ON_THE_WAY: ReadonlySet<Kind> = new Set(['go', 'look', 'wait', 'take', 'rest']);
/** Things done with the hands that serve what comes next. */
const WITH_THE_HANDS = /^(?:pull|lift|push|open|shut|close|use|press|turn|put|get|draw)$/;
const LONGEST = 2000;

/** What the words of a text say: the kind of action, and how sure that is. */
export interface ByWords {
  kind: Kind;
  /** A phrase leaves no doubt, a verb in its place little, a word somewhere in the text much. */
  certainty: 'phrase' | 'word' | 'weak';
}

/** The kind of action that the words of a text mean, negations taken out; null when none is recognised. */
export function kindIn(text: string): ByWords | null {
  const whole = plain(text);
  const told = withoutSpeech(whole);
  const said = withoutNegations(whole);
  const done = withoutSpeech(said);
  const asked = kindOfQuestion(done);
  if (asked === 'standing' || asked === 'looks') return { kind: asked, certainty: 'phrase' };
  const phrase = PHRASES.find(([kind, pattern, isTold]) =>
    pattern.test(HEARD.has(kind) || isTold !== undefined ? told : kind === 'threaten' ? said : done),
  );
  if (phrase !== undefined) return { kind: phrase[0], certainty: 'phrase' };
  if (SHOW_SOMEBODY.test(text) && !/\bto (?!me\b|us\b)(?:the|him|her|them|\p{Lu})/u.test(text))
    return { kind: 'looks', certainty: 'phrase' };
  if (asked !== null) return { kind: asked, certainty: 'word' };
  const verbs = deedsIn(done);
  const deed = verbs.find(({ kind, isOnTheWay }) => !isOnTheWay && !ON_THE_WAY.has(kind)) ?? verbs.at(-1);
  if (deed !== undefined) return { kind: inCircumstances(deed.kind, told), certainty: 'word' };
  if (hasSpeech(whole)) return { kind: 'talk', certainty: 'word' };
  // Whoever only says what is not done does nothing.
  if (!/\p{L}/u.test(said) && /\p{L}/u.test(whole)) return { kind: 'wait', certainty: 'word' };
  if (PERILOUS.test(done)) return { kind: 'try', certainty: 'weak' };
  const [loose] = wordsOf(done).flatMap((_, at, words) => lookUp(words, at) ?? []);
  return loose === undefined ? null : { kind: inCircumstances(loose.kind, told), certainty: 'weak' };
}

/** Somebody is to be shown: by name, or by a word for a person. */
const SHOW_SOMEBODY = new RegExp(
  `\\b(?:[Ss]how (?:me|us)|[Dd]escribe|[Dd]raw|[Pp]aint|[Ss]ketch) (?:me |us )?(?:(?!The|A)\\p{Lu}|the (?:[\\w-]+ )?${PERSON}\\b(?!['’]s (?!face|looks|eyes|hair|clothes)))|\\b(?:good|close|closer|better|proper) look at (?:him|her|them|the (?:[\\w-]+ )?${PERSON})\\b|\\b(?:see|show|picture|imagine)\\b.{1,30}\\b(?:['’]s|his|her|their) (?:face|features|looks|clothes)\\b`,
  'u',
);

/** Kinds that are said by what is *not* seen or done. */
const HEARD: ReadonlySet<Kind> = new Set(['sneak', 'steal', 'wait']);

/** What stands before the verb without being one. */
const LEAD =
  /^(?:(?:and|so|then|now|just|only|also|first|finally|quickly|slowly|carefully|quietly|gently|softly|calmly|suddenly|immediately|again|please|ok|okay|well|simply|politely|loudly|boldly|time to|let's|let us|i|we|i'll|we'll|i'd|i'm|will|would|shall|should|must|can|could|may|might|am|are|have|want|like|need|going|decide|choose|start|begin|do my best|try|attempt|hope|plan|prefer|rather|to|both|all|once more|at once|there|here)\s+)+/;
interface Found {
  kind: Kind;
  /** It serves what comes after it. */
  isOnTheWay: boolean;
}

const DIRECTION =
  /^(?:down|up|back|onwards?|forwards?|north|south|east|west|home|outside|inside|upstairs|downstairs|out|off)\b/;

/** What is done, by the verbs that stand where the deed of a clause stands, in order. */
function deedsIn(text: string): Found[] {
  return text.split(/[,;.:!?—–]+|\b(?:and|then|but|or)\b/).flatMap((clause): Found[] => {
    const start = clause.trim().replace(/^let me\b/, 'i');
    const head = start.replace(LEAD, '');
    if (DIRECTION.test(head)) return [{ kind: 'go', isOnTheWay: true }];
    const words = wordsOf(head);
    const found = lookUp(words, 0) ?? (/^(?:i|we)\b/.test(start) ? lookUp(words, 1) : null);
    return found === null ? [] : [found];
  });
}

/** What a word means where it stands, with one of those after it if they make a phrase. */
function lookUp(words: readonly string[], at: number): Found | null {
  if (/^(?:the|an?|my|our|his|her|their|its|of|in)$/.test(words[at - 1] ?? '')) return null;
  const [first = '', ...rest] = words.slice(at, at + 9);
  for (const form of baseForms(first)) {
    const particle = rest
      .slice(0, 4)
      .find((word, index) => LEXICON.has(`${form}_${word}`) && isParticle(rest, index));
    const kind = LEXICON.get(`${form}_${particle ?? ''}`) ?? LEXICON.get(form);
    const meant = kind === undefined ? null : byObject(kind, form, rest.join(' '));
    if (meant !== null) return { kind: meant, isOnTheWay: WITH_THE_HANDS.test(form) };
  }
  return null;
}

/** “Kick the door down”, and not “hang the coat on a hook”: a particle has nothing of its own after it. */
function isParticle(words: readonly string[], at: number): boolean {
  return at === 0 || !/^(?:the|an?|my|our|his|her|their|its|this|that)$/.test(words[at + 1] ?? '');
}

const BARRIERS =
  /\b(?:door|window|lock|gate|wall|chest|safe|barrier|portcullis|hatch|board|boards|chain|chains|ice|glass)\b/;
const PEOPLE =
  /\b(?:him|her|them|man|woman|boy|girl|child|kid|lady|lord|mrs?|miss|captain|friend|stranger|[a-z]+'s)\b/;

/** Some verbs mean one thing to people and another to things. */
function byObject(kind: Kind, verb: string, object: string): Kind | null {
  if (kind === 'fight') {
    if (/\b(?:engine|lights?|motor|music|time|radio)\b/.test(object)) return null;
    if (verb === 'drive' && !/\b(?:stake|sword|blade|knife|spear)\b/.test(object)) return 'go';
    if (verb === 'draw' && !/\b(?:sword|gun|knife|blade|weapon|pistol|revolver)\b/.test(object))
      return 'look';
    if (verb === 'empty' && !/\b(?:barrels?|magazine|clip|gun)\b/.test(object)) return 'search';
    if (BARRIERS.test(object.split(/ (?:at|by|near|in|on|with|behind|beside|from) /)[0] ?? '')) return 'try';
  }
  if (kind === 'help' && /^(?:the |a )?(?:fire|stove|furnace|flames)\b/.test(object)) return 'take';
  if (kind === 'help' && /^(?:my|our)\b/.test(object)) return 'rest';
  if (kind === 'help' && /^(?:myself|ourselves)\b/.test(object)) return 'fight';
  if (
    kind === 'try' &&
    /\b(?:to (?:his|her|their) feet|out of the (?:water|river|sea|fire|wreck))\b/.test(object)
  )
    return 'help';
  if (verb === 'put' && /\barms?\b/.test(object)) return 'help';
  if ((verb === 'let' || verb === 'leave') && /\bknow\b/.test(object)) return 'talk';
  if (verb === 'leave' && /\b(?:coin|coins|dollar|dollars|money|note|tip|flowers|present)\b/.test(object))
    return 'give';
  if (verb === 'return' && /\bto (?:mrs?|miss|him|her|them|its owner)\b/.test(object)) return 'give';
  if (verb === 'bring' && PEOPLE.test(object)) return 'give';
  if (verb === 'press' && BARRIERS.test(object)) return 'try';
  if (verb === 'get' && /\b(?:to|into|onto|off|on|in|out)\b/.test(object.split(' ').slice(0, 2).join(' ')))
    return 'go';
  if (verb === 'run' && (object === '' || /^(?:away )?from\b(?!.*\bto\b)/.test(object))) return 'flee';
  if (
    /^(?:drive|ride|run)$/.test(verb) &&
    /\bthrough (?:the|a) (?:[\w-]+ )?(?:roadblock|barrier|flames?|fire|crowd|gate|wall)\b/.test(object)
  )
    return 'try';
  if (
    /^(?:open|shut|close)$/.test(verb) &&
    !/\b(?:locked|stuck|jammed|safe|vault|hatch|gate|portcullis|chest|lock|barred|bolted|sealed|heavy|stone|iron|rusty|rusted|coffin|tomb|trap|valve|sluice|wound)\b/.test(
      object,
    )
  )
    return 'take';
  if (verb === 'cast' && !/\b(?:spell|magic|charm|curse|ward|fireball|hex)\b/.test(object)) return 'look';
  if (verb === 'lift' && /\b(?:wallet|purse|keys?)\b/.test(object)) return 'steal';
  return kind;
}

const PURSUED =
  /\b(?:chas|pursu|behind (?:me|us)|after (?:me|us)|catch (?:me|us)|before they|before it|before he|before she|burning|collaps|alarm|away from (?:the|them|him|her|it))|!.*!/;
const UNSEEN =
  /\b(?:at a distance|unseen|unnoticed|secretly|quietly|silently|turns? (?:his|her|its|their) back|back is turned|asleep|nobody (?:is|was) looking|(?:does|do|will|can) not (?:notice|see|hear)|(?:doesn't|don't|won't|can't) (?:notice|see|hear))\b/;
const PERILOUS = new RegExp(
  [
    // where one may fall, drown, burn or be stung
    /\b(?:over|across|through|into|onto|along|down|up|out of|off|under|between|on|walk|cross|brave|climb)\b (?:the|an?|his|that|those) (?:[\w-]+ ){0,2}(?:tightrope|canyon|cliff|chasm|ledge|rapids|beam|minefield|storm|surf|drainpipe|abyss|lava|fire|ice|rope|shaft|parapet|hive|nest|floods?|current|gap|bars|gutter|chimney|scaffold\w*|precipice|gorge|ravine|quicksand|bog|torrent|waterfall|embers|coals|flames|rubble|sewer|roofs?|rooftops?|tiles|blizzard|whirlpool|undertow)\b/,
    // what may not bear one
    /\b(?:broken|frozen|rotten|rotting|crumbling|loose|icy|slippery|swaying|collapsing|collapsed|burning|flooded|sinking|thawing|cracked|creaking|half-sunk|rickety)\b (?:\w+ )?(?:bridge|ice|ladder|stairs?|staircase|beam|planks?|floor|boards|roof|rope|raft|wall|branch|jetty|pier|steps|ledge|boat|mine|tunnel)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** Off somebody who has it on them, or who does not know. */
const OFF_SOMEBODY =
  /\b(?:sleeping|dozing|drunk|drunken|snoring|unconscious|distracted|unwatched)\b|\bwhile (?:the|he|she|they|his|her|nobody|[a-z]+) [\w']+|\b(?:from|off|out of) (?:his|her|their|the [\w ]{2,20}'s|[a-z]+'s) (?:belt|pocket|purse|bag|coat|hand|neck|finger|sleeve|wallet|safe|desk|drawer)\b/;

/** What is harmless by itself may be a risk where and as it is done. */
function inCircumstances(kind: Kind, text: string): Kind {
  if (kind === 'go') {
    if (PURSUED.test(text)) return 'flee';
    if (UNSEEN.test(text)) return 'sneak';
  }
  if (kind === 'take' && (UNSEEN.test(text) || OFF_SOMEBODY.test(text))) return 'steal';
  if ((kind === 'go' || kind === 'take' || kind === 'search') && PERILOUS.test(text)) return 'try';
  if (kind === 'wait' && UNSEEN.test(text) && /\b(?:dart|run|cross|slip|dash)\b/.test(text)) return 'sneak';
  return kind;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? [];
}

/** The act a free text means by its words, or null. */
export function actIn(text: string): Act | null {
  const found = kindIn(text);
  return found === null ? null : actOf(found.kind);
}

/** The act for a kind of action that a text can mean. */
export function actOf(kind: Kind): Act {
  switch (kind) {
    case 'steal':
      return 'take';
    case 'flee':
      return 'go';
    case 'handle':
    case 'looks':
      return 'look';
    case 'standing':
      return 'remember';
    default:
      return kind;
  }
}

export function sceneTypeOfKind(kind: Kind): SceneType {
  return kind === 'steal' || kind === 'flee' ? 'danger' : ruleOf(actOf(kind)).scene;
}

/** Kinds whose end is open, so that dice decide. */
export const RISKY: ReadonlySet<Kind> = new Set([
  'fight',
  'threaten',
  'persuade',
  'sneak',
  'steal',
  'flee',
  'try',
]);

function plain(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\b(?:can't|cannot|couldn't) help (?:but|myself from)\b/g, '')
    .replaceAll(/\b(?:try|tries|trying|attempt|attempting) to\b/g, '')
    .replaceAll(/\b(?:offer|want|go|come|decide|begin|start) to (?=\w)/g, (match) =>
      match.startsWith('want') ? 'want to ' : match.startsWith('go') || match.startsWith('come') ? match : '',
    );
}

function hasSpeech(text: string): boolean {
  return /"[^"]+"/.test(text);
}

/** The text without what is said aloud in it: “tell her ‘go home’” is no going home. */
function withoutSpeech(text: string): string {
  return text.replaceAll(/"[^"]*"/g, ' ');
}

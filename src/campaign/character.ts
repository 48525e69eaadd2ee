import type { NpcProfile } from '../contracts/npc-profile.ts';
import { readTempers, type TemperReading } from '../rules/temper.ts';

/** What a style such as “Formal, archaic, uses metaphors from nature” says, as far as it can be read. */
export interface SpeechStyle {
  style: string;
  register: 'formal' | 'plain' | 'rough';
  sentences: 'short' | 'even' | 'long';
  manners: Manner[];
  images: string[];
}

export type Manner =
  | 'images'
  | 'sayings'
  | 'questions'
  | 'jokes'
  | 'sarcasm'
  | 'flattery'
  | 'pauses'
  | 'repeats'
  | 'numbers'
  | 'wordless';

const FORMAL =
  /\b(?:formal|archaic|courtly|polite|stately|solemn|old-fashioned|educated|scholarly|ceremon|correct|precise|literary|elegant|eloquent)/i;
const ROUGH = /\b(?:rough|coarse|slang|crude|gruff|swear|curse|street|dialect|broken|blunt|vulgar|salty)/i;
const SHORT =
  /\b(?:short|curt|terse|clipped|laconic|brief|few words|sparse|dry|gruff|blunt|monosyllab|taciturn)/i;
const LONG =
  /\b(?:long|rambling|flowery|verbose|wordy|ornate|elaborate|winding|talkative|digress|lengthy|flowing|archaic|stately)/i;
const MANNERS: readonly [Manner, RegExp][] = [
  ['images', /\b(?:metaphor|imagery|images?|simile|parable|poetic|riddle|figurative)/i],
  ['sayings', /\b(?:proverb|sayings?|quot|scripture|maxim|aphorism|recites?)/i],
  ['questions', /\b(?:questions?|asks|inquisitive)\b/i],
  ['jokes', /\b(?:jok|humou?r|witty|teas|playful|banter|funny|jest)/i],
  ['sarcasm', /\b(?:sarcas|ironic|sardonic|mocking|dry wit|biting|cutting)/i],
  ['flattery', /\b(?:flatter|ingratiat|unctuous|honeyed|compliment|charming)/i],
  ['pauses', /\b(?:pauses?|hesitat|stammer|stutter|trails? off|silence|slow|halting)/i],
  ['repeats', /\b(?:repeat|echo|catchphrase|twice|over and over)/i],
  [
    'wordless',
    /\b(?:(?:does|do|can)(?: not|n[’']t)|cannot|never) (?:speak|talk)s?\b(?! (?:of|about|to|with|first|unless|until|before|in|much))|\b(?:mute|wordless)\b/i,
  ],
  ['numbers', /\b(?:numbers|figures|counts|statistics|percent|measurements)/i],
];
/** “metaphors from nature”, “images of the sea” */
const IMAGES_OF =
  /\b(?:metaphors?|imagery|images?|similes?|proverbs?|sayings?|terms|language|vocabulary)\s+(?:from|of|about|drawn from|taken from)\s+(?:the\s+)?([\p{L} -]+?)(?=[,.;]|\s+and\s|$)/giu;

/** Words a line has on average from which sentences count as long, and below which as short. */
const LONG_LINE = 16;
const SHORT_LINE = 6;

export function speechOf({ speech_patterns: speech = {} }: Pick<NpcProfile, 'speech_patterns'>): SpeechStyle {
  const { style = '', examples = [], catchphrases = [] } = speech;
  const manners = MANNERS.filter(([, sign]) => sign.test(style)).map(([manner]) => manner);
  if (catchphrases.length > 0 && !manners.includes('repeats')) manners.push('repeats');
  return {
    style,
    register: FORMAL.test(style) ? 'formal' : ROUGH.test(style) ? 'rough' : 'plain',
    sentences: SHORT.test(style) ? 'short' : LONG.test(style) ? 'long' : lengthOf(examples),
    manners,
    images: [...style.matchAll(IMAGES_OF)].map(([, from = '']) => from.trim()),
  };
}

/** Where the style does not say, the examples show it. */
function lengthOf(examples: readonly string[]): SpeechStyle['sentences'] {
  const sentences = examples.flatMap((line) => line.split(/(?<=[.!?…])\s+/));
  if (sentences.length < 2) return 'even';
  const words = sentences.reduce((sum, line) => sum + line.split(/\s+/).length, 0) / sentences.length;
  return words >= LONG_LINE ? 'long' : words <= SHORT_LINE ? 'short' : 'even';
}

const LIKES =
  /\b(?:likes|loves|admires|respects|trusts|values|welcomes|prefers|warms to|looks up to|fond of|(?:a )?weakness for|(?:a )?soft spot for|drawn to|impressed by|partial to)\s+/i;
const HATES =
  /\b(?:dislikes|hates|despises|distrusts|mistrusts|resents|loathes|scorns|looks down on|cannot (?:stand|abide|bear)|can[’']t (?:stand|abide|bear)|has no (?:time|patience) for|(?:suspicious|wary|contemptuous|intolerant|impatient) (?:of|with)|prejudiced against|contempt for)\s+/i;
const FEARS = /\b(?:(?:afraid|terrified|scared|frightened|fear|terror|dread) of|fears|dreads)\s+/i;
const DISLIKES = new RegExp(`${HATES.source}|${FEARS.source}`, 'i');

/** What the author says they think well or badly of in others; their own virtues and flaws say nothing about that. */
export function tastesOf(profile: NpcProfile): { likes: string[]; dislikes: string[] } {
  const said = saidOf(profile);
  return { likes: objectsOf(said, LIKES), dislikes: objectsOf(said, DISLIKES) };
}

/** The same with what they fear and what they cannot stand apart. */
export function aversionsOf(profile: NpcProfile): { fears: string[]; hates: string[] } {
  const said = saidOf(profile);
  return { fears: objectsOf(said, FEARS), hates: objectsOf(said, HATES) };
}

function saidOf({ personality, background = '', motivations = [] }: NpcProfile): string[] {
  const { traits, flaws = [], virtues = [] } = personality;
  return [...traits, ...flaws, ...virtues, ...background.split(/(?<=[.!?])\s+/), ...motivations];
}

function objectsOf(sentences: readonly string[], verb: RegExp): string[] {
  const objects = sentences.flatMap((sentence) => {
    const found = verb.exec(sentence);
    if (found === null || /\b(?:no longer|never|not)\s*$/i.test(sentence.slice(0, found.index))) return [];
    const rest = sentence.slice(found.index + found[0].length);
    const [clause = ''] = rest.split(/[.;!?]|\b(?:but|because|who|that|when|since|although|more than)\b/);
    return clause.split(/,\s*(?:and|or)?\s*|\s+(?:and|or)\s+/);
  });
  return [...new Set(objects.map((object) => object.trim()).filter((object) => object !== ''))];
}

/** What they are like, by traits, flaws and virtues. */
export function tempersOf({ personality }: Pick<NpcProfile, 'personality'>): readonly TemperReading[] {
  const { traits, flaws = [], virtues = [] } = personality;
  const found = tempers.get(personality) ?? readTempers([...flaws, ...virtues, ...traits]);
  tempers.set(personality, found);
  return found;
}

/** Profiles do not change, and every deed that could be rolled asks. */
const tempers = new WeakMap<object, readonly TemperReading[]>();

const YEARS =
  /\b(?:(\d{1,3})|(twen|thir|for|fif|six|seven|eigh|nine)ty|(three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)\b)/i;
const TENS = ['', '', 'twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine'];
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** How old somebody is, as far as “Past sixty” or “a girl of nine” says so; empty when it does not. */
export function ageGroupOf({ age = '' }: Pick<NpcProfile, 'age'>): 'child' | 'young' | 'grown' | 'old' | '' {
  if (/\b(?:old|elderly|ancient|aged|ageless|immortal)\b(?! enough)/i.test(age.replace(/years? old/gi, '')))
    return 'old';
  if (/\b(?:child|infant|boy|girl)\b/i.test(age)) return 'child';
  const [, digits, tens, word] = YEARS.exec(age) ?? [];
  const years =
    digits !== undefined
      ? Number(digits)
      : tens !== undefined
        ? 10 * TENS.indexOf(tens.toLowerCase())
        : UNITS.indexOf(word?.toLowerCase() ?? '-');
  if (years >= 0) return years < 14 ? 'child' : years < 26 ? 'young' : years < 58 ? 'grown' : 'old';
  if (/\b(?:young|youth|teenage\w*|adolescent)\b/i.test(age)) return 'young';
  return /\b(?:middle[- ]aged|adult|grown|mature)\b/i.test(age) ? 'grown' : '';
}

/** The stats that are numbers, by name; a text such as "12" is one too. */
export function statsOf({ stats = {} }: Pick<NpcProfile, 'stats'>): Record<string, number> {
  const numbers = Object.entries(stats).map(([name, value]): [string, number] => [
    name,
    typeof value === 'number'
      ? value
      : typeof value === 'string' && value.trim() !== ''
        ? Number(value)
        : Number.NaN,
  ]);
  return Object.fromEntries(numbers.filter(([, value]) => Number.isFinite(value)));
}

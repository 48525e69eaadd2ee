import nlp from 'compromise';
import { plainTerms } from '../../../base/words.ts';
import type { NpcProfile } from '../../../contracts/npc-profile.ts';
import { readTempers, type Temper } from '../../../rules/temper.ts';
import { sentencesOf } from '../../../sdk/language.ts';
import type { Person, Pronoun } from '../../campaign.ts';
import { aversionsOf, tastesOf } from '../../character.ts';
import { isRank, opensWithIt } from '../../names.ts';
import { kindOf, singular } from './noun-kinds.ts';
import type { Fate, PremisePerson } from './premise.ts';

/** In what way somebody comes out with a thing. */
export type Bearing = 'shy' | 'smooth' | 'blunt' | 'grand';

/** Somebody whom the description of another names. */
export interface Companion {
  name: string;
  /** What they are to the other: `brother`, `old partner`. */
  tie: string;
  pronoun: Pronoun;
  fate: Fate | null;
  /** The sentence that names them, which can be read by itself. */
  said: string;
}

/** What the author says of one person that a scene can be made of; empty or null where nothing is said. */
export interface Character {
  bearing: Bearing | null;
  /** As they stand after “afraid of”: `deep water`, `being photographed`. */
  fears: string[];
  likes: string[];
  hates: string[];
  /** As they stand after the name: `counts the stairs under her breath`. */
  habits: string[];
  /** Two of their traits that do not go together, as they stand after “is”. */
  halves: [string, string] | null;
  /** As it stands after “has sworn”: `never to draw steel`. */
  oath: string | null;
  /** What they take to be so, and another would not: `he is your landlord`. */
  belief: string | null;
  /** A sentence that is not for everybody. */
  secret: string | null;
  companions: Companion[];
  /** How it stands with them when the story begins, in a sentence that can be read by itself. */
  situation: string | null;
}

type Described = Pick<Person, 'name' | 'shortName' | 'pronoun' | 'profile'>;

/** What somebody is called by: all of their name, or a word of it that is no title; the longest first. */
function namesOf({ name, shortName }: Described): string[] {
  const words = name.split(' ').filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word) && !isRank(word));
  return [...new Set([name, shortName, ...words])];
}

/** Reads a profile for what its owner fears, likes, does, has sworn, believes and keeps back, and whom it names. */
export function readCharacter(
  person: Described,
  people: readonly PremisePerson[],
  /** What is told besides their profile and how it begins. */
  told: readonly string[] = [],
): Character {
  const { profile } = person;
  const { traits, flaws = [], virtues = [] } = profile.personality;
  const sentences = sentencesOf(profile.background ?? '');
  const { fears, hates } = aversionsOf(profile);
  const wants = plainTerms((profile.motivations ?? []).join(' '));
  return {
    bearing: bearingOf([...traits, ...flaws]),
    fears: fears.flatMap(nameable),
    likes: tastesOf(profile).likes.flatMap(nameable),
    hates: hates.flatMap(nameable).filter((what) => !fears.includes(what)),
    habits: habitsIn([...sentences, ...traits.map((trait) => `${person.shortName} ${trait}`)], person),
    halves: halvesOf([...traits, ...flaws, ...virtues]),
    oath: sentences.map(oathIn).find((oath) => oath !== null && isInTheWay(oath, wants)) ?? null,
    belief: sentences.map((sentence) => beliefIn(sentence, person)).find((said) => said !== null) ?? null,
    secret: secretOf(profile, sentences, person),
    companions: companionsIn(sentences, person, people),
    situation: situationIn(told, person),
  };
}

const BEARINGS: readonly [Bearing, RegExp][] = [
  [
    'shy',
    /\b(?:shy|quiet|timid|anxious|nervous|withdrawn|reserved|introvert\w*|awkward|lonely|soft-spoken|guarded|reclusive|secretive)\b/i,
  ],
  [
    'smooth',
    /\b(?:charming|dishonest|sly|cunning|smooth|flirt\w*|silver-tongued|manipulat\w*|devious|crafty|seductive|playful|mischievous|persuasive|witty|theatrical|liar|cheats?)\b/i,
  ],
  [
    'blunt',
    /\b(?:blunt|gruff|hot-tempered|stern|honou?rable|fierce|brave|stoic|loud|bossy|disciplined|laconic|hard|impatient|direct)\b/i,
  ],
  [
    'grand',
    /\b(?:pompous|arrogan\w+|haughty|conceited|imperious|regal|royal|majestic|self-important|boastful|grandiose)\b/i,
  ],
];

/** The trait that is named first says most. */
function bearingOf(traits: readonly string[]): Bearing | null {
  for (const trait of traits)
    for (const [bearing, pattern] of BEARINGS) if (pattern.test(trait)) return bearing;
  return null;
}

/** What can be spoken of in the middle of a sentence: a noun with little beside it, or a deed that ends in -ing. */
function nameable(object: string): string[] {
  const plain = object
    .replace(/^(?:of|to) /, '')
    .replace(/^(?:a|an|the)? ?(?:bit|lot|kind|sort)s? of /, '')
    .replace(/ (?:a lot|very much|more than anything|above all)$/, '')
    .trim();
  const words = plain.split(' ');
  if (
    words.length > 8 ||
    /\b(?:you|what|how|if|whether|I|me)\b|^(?:being|it|them|nothing|everything)$/i.test(plain)
  )
    return [];
  return /^[\p{L}][\p{L}'’ -]+$/u.test(plain) ? [plain] : [];
}

/** Deeds by which somebody is known, whenever they are done. */
const MANNERISM =
  /^(?:hums|counts|mutters|whistles|taps|chews|bites|fidgets|polishes|sharpens|collects|crosses|twists|sings|paces|stares|grins|winks|stammers|stutters|checks|rounds|quotes|cheats|twirls|strokes|sniffs|blinks|talks|smokes|drinks|carves|draws|knits|feeds|names|rehearses|apologi[sz]es|interrupts|sleeps)$/;
const AGAIN =
  /\b(?:always|never|every|each|whenever|when|while|before|after|under (?:her|his|their|its) breath)\b/;
/** What is said of how somebody is, not of what they do. */
const NO_HABIT =
  /^(?:is|has|was|wants|needs|likes|loves|hates|dislikes|fears|dreads|believes|thinks|knows|lives|works|owns|keeps|seems|looks|wears|teaches|hopes|means|must|does|goes|comes|runs|owes|carries|considers|prefers|trusts|distrusts|enjoys|dreams|remembers|feels|misses)$/;
const MOST_WORDS = 14;

function habitsIn(sentences: readonly string[], person: Described): string[] {
  const subject = [...namesOf(person), 'She', 'He', 'They', 'It'].map(RegExp.escape).join('|');
  const whole = new RegExp(`^(?:${subject}) (.+)$`, 'u');
  const found = sentences.flatMap((sentence) => {
    const plain = sentence.replace(/[.!]$/, '');
    // “Hums when she is lying”, as lists have it.
    const isBare = MANNERISM.test(plain.split(' ')[0]?.toLowerCase() ?? '');
    const said = isBare ? plain.charAt(0).toLowerCase() + plain.slice(1) : whole.exec(plain)?.[1];
    if (said === undefined) return [];
    const later = /,? and ((?:always|never|often) .+)$/.exec(said)?.[1];
    return [...(later === undefined ? [] : [later]), said].flatMap((deed) => habitIn(deed) ?? []);
  });
  return [...new Set(found)];
}

function habitIn(said: string): string | null {
  const [deed = ''] = said.split(/[,;:]|\b(?:and|but|because|since|so that) /);
  const plain = deed.trim();
  const verb =
    plain.replace(/^(?:always|never|often|still|usually|secretly|\p{Ll}+ly) /u, '').split(' ')[0] ?? '';
  if (NO_HABIT.test(verb) || !/^\p{Ll}[\p{Ll}-]*s$/u.test(verb) || /\byou\b/.test(plain)) return null;
  const words = plain.split(' ').length;
  if (words < 2 || words > MOST_WORDS) return null;
  if (MANNERISM.test(verb)) return plain;
  return AGAIN.test(plain) && nlp(`it ${plain}`).verbs().found ? plain : null;
}

/** Pairs of which one gets in the way of the other. */
const AGAINST: readonly (readonly [Temper, Temper])[] = [
  ['kind', 'harsh'],
  ['kind', 'hasty'],
  ['timid', 'proud'],
  ['timid', 'brave'],
  ['timid', 'stubborn'],
  ['honest', 'sly'],
  ['loyal', 'sly'],
  ['generous', 'greedy'],
  ['generous', 'proud'],
  ['patient', 'hasty'],
  ['patient', 'proud'],
  ['merry', 'gloomy'],
  ['exact', 'hasty'],
];

function halvesOf(traits: readonly string[]): [string, string] | null {
  const plain = traits.filter(
    (trait) => trait.split(' ').length <= 6 && !/^(?:never|always|cheats|hates|likes)\b/.test(trait),
  );
  const found = new Map(readTempers(plain).map(({ temper, said }) => [temper, said]));
  for (const [one, other] of AGAINST) {
    const [first, second] = [found.get(one), found.get(other)];
    if (first !== undefined && second !== undefined && first !== second) return [first, second];
  }
  return null;
}

/** “She swore on her father's grave never to draw steel”, “promised him that she would dance at the wedding”. */
function oathIn(sentence: string): string | null {
  const [, rest = ''] =
    /\b(?:has sworn|swore|is sworn|vow(?:s|ed)|promised|took an oath|gave (?:her|his|their) word)\b(.+)$/u.exec(
      sentence,
    ) ?? [];
  const [, deed] =
    /(?:^|\s)((?:never |not )?to \p{Ll}[^.;:,]{4,80})/u.exec(
      rest.replace(/^[^.;:]*? (?=(?:never|not) to )/u, ''),
    ) ?? [];
  const [, would, not] =
    /\bthat (?:she|he|they|it) (would (never |not )?\p{Ll}[^.;:,]{4,80})/u.exec(rest) ?? [];
  if (would !== undefined) return `${not ?? ''}to ${would.replace(/^would (?:never |not )?/, '')}`;
  return deed ?? null;
}

/** To have sworn to do what one wants is no hindrance. */
function isInTheWay(oath: string, wants: readonly string[]): boolean {
  return /^(?:never|not)\b/.test(oath) || !plainTerms(oath).some((term) => wants.includes(term));
}

/** “Mirela has no ticket, and the conductor is two carriages away.” */
function situationIn(told: readonly string[], person: Described): string | null {
  const isTheirs = (text: string) => namesOf(person).some((name) => text.startsWith(`${name} `));
  const isWhole = (text: string) => text.length <= LONGEST && !/["“?]|\bof (?:them|these|those)\b/.test(text);
  return told.find((text) => isTheirs(text) && isWhole(text)) ?? null;
}

/** “Gerald is a goose who believes that he is your landlord.” */
function beliefIn(sentence: string, person: Described): string | null {
  const [, said] =
    /\b(?:believes|is (?:quite |utterly |absolutely )?(?:convinced|certain|sure)|insists|claims|maintains|imagines)(?: that)? ((?:(?:she|he|they|it|you|the|all|nobody|everybody)\b|\p{Lu}\p{Ll}+ )[^.;:]{5,90})/u.exec(
      sentence,
    ) ?? [];
  return said !== undefined &&
    (namesOf(person).some((name) => sentence.startsWith(name)) || /^(?:She|He|They|It)\b/.test(sentence))
    ? said
    : null;
}

/** What stands in a sentence that is nobody's business: that it is kept back, or what one would keep back. */
const KEPT =
  /^It was \p{Lu}\p{Ll}+ who\b|\b(?:secretly|has never told|[Nn]obody (?:else )?knows that|(?:her|him|them|it)self, and\b)|^(?:She|He|They|It|\p{Lu}\p{Ll}+) (?:once )?(?:stole|killed|murdered|betrayed|poisoned|forged|faked|burnt|burned|deserted|abandoned|informed on|lied (?:to|about)) /u;
const LONGEST = 170;

function secretOf(
  { secrets = '' }: NpcProfile,
  sentences: readonly string[],
  person: Described,
): string | null {
  const kept = secrets.endsWith('.md') ? [] : sentencesOf(secrets);
  const all = [...kept, ...sentences.filter((sentence) => KEPT.test(sentence))].map((said) =>
    named(said, person),
  );
  return all.find((said) => said.length <= LONGEST && !/\byou\b|\?$/.test(said)) ?? null;
}

/** “She sank it” by itself: “Isbel sank it”. */
export function named(sentence: string, { shortName, pronoun }: Described): string {
  if (pronoun === 'it' && !opensWithIt(sentence)) return sentence;
  const [subject, owner] = {
    she: ['She', 'Her'],
    he: ['He', 'His'],
    they: ['They', 'Their'],
    it: ['It', 'Its'],
  }[pronoun] as [string, string];
  const isMany = pronoun === 'they';
  return sentence
    .replace(isMany ? /^(?!)/ : new RegExp(`^${subject}(?= )`), shortName)
    .replace(new RegExp(`^${owner}(?= )`), `${shortName}'s`);
}

/** “Her brother Callum”, “her sergeant, Old Pell”, “His old partner Suri”. */
const TIED =
  /\b(?:[Hh]er|[Hh]is|[Tt]heir|[Ii]ts|\p{Lu}\p{Ll}+['’]s) ((?:(?:older|younger|elder|little|old|former|best|twin|late|dead|estranged) )?[\p{Ll}-]+),? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu;
const GONE =
  /\b(?:did not come back|never came (?:back|home)|died|dead|drowned|killed|buried|widow|widower)\b/;

function companionsIn(
  sentences: readonly string[],
  person: Described,
  people: readonly PremisePerson[],
): Companion[] {
  const own = new Set(person.name.split(' '));
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(TIED)].flatMap(([whole, tie = '', name = '']): Companion[] => {
      const head = singular(tie.split(' ').at(-1) ?? '');
      if (kindOf(head) !== 'person' || own.has(name.split(' ')[0] ?? '')) return [];
      const known = people.find(
        (one) => one.name !== null && (one.name.includes(name) || name.includes(one.name)),
      );
      const isGone = GONE.test(sentence) && !/widow/.test(whole);
      const isOfThem = /^(?:her|his|their|its)\b/i.test(whole) || own.has(whole.split(/['’]s/)[0] ?? '');
      if (!isOfThem && !/widow/.test(tie)) return [];
      return [
        {
          name,
          tie,
          pronoun: known?.pronoun ?? pronounOfTie(head),
          fate: known?.fate ?? (isGone ? 'dead' : null),
          said: named(sentence, person),
        },
      ];
    }),
  );
  return found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
}

function pronounOfTie(head: string): Companion['pronoun'] {
  if (/^(?:sister|mother|daughter|wife|widow|aunt|niece|grandmother|girlfriend|granddaughter)$/.test(head))
    return 'she';
  return /^(?:brother|father|son|husband|widower|uncle|nephew|grandfather|boyfriend|grandson)$/.test(head)
    ? 'he'
    : 'they';
}

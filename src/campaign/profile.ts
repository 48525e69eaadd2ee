import type { NpcProfile } from '../contracts/npc-profile.ts';
import type { Pronoun } from './campaign.ts';
import { isCalledIt, pronounIn, pronounInName, pronounOfKin, pronounOfWord } from './names.ts';

/** A profile as the story uses it: what somebody wants as something one can do, what they say without stage directions. */
export function asUsed(profile: NpcProfile): NpcProfile {
  const { speech_patterns } = profile;
  const pronoun = pronounOf(profile);
  const motivations = (profile.motivations ?? []).map((text) => asDeed(inThirdPerson(text, pronoun)));
  const goals = (profile.goals ?? []).map((goal) => ({
    ...goal,
    description: asDeed(inThirdPerson(goal.description, pronoun)),
  }));
  const wanted = goals.filter(({ status = 'active' }) => status === 'active');
  const known = new Set(motivations);
  return {
    ...profile,
    ...(profile.goals && { goals }),
    // One can help with a goal as with a motivation; those stay in front, since saved stories count them.
    motivations: [
      ...motivations,
      ...wanted.map(({ description }) => description).filter((description) => !known.has(description)),
    ],
    ...(speech_patterns && {
      speech_patterns: {
        ...speech_patterns,
        ...(speech_patterns.examples && { examples: saidAloud(speech_patterns.examples) }),
        ...(speech_patterns.catchphrases && { catchphrases: saidAloud(speech_patterns.catchphrases) }),
      },
    }),
  };
}

/** Words for what one can want to have; what else begins a motivation is taken for a verb. */
const GOODS =
  /^(?:the|an?|his|her|their|my|some|more|no|enough|another|revenge|vengeance|power|money|gold|wealth|riches|fame|glory|love|peace|justice|truth|freedom|honou?r|respect|control|safety|survival|knowledge|wisdom|forgiveness|absolution|recognition|acceptance|independence|order|proof|answers|status|land|family|\p{Ll}+(?:tion|sion|ment|ness|dom|ity|ance|ence))$/iu;

/** “Revenge on the Ministry” becomes “get revenge on the Ministry”, so that somebody can be helped to it. */
function asDeed(motivation: string): string {
  const [first = ''] = motivation.trim().split(/[\s,.;]/);
  if (!GOODS.test(first)) return motivation;
  return `get ${motivation.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

/** What is said of somebody elsewhere: their secrets, and what others are to them or they to others. */
interface SaidElsewhere {
  secrets?: string;
  /** What other profiles have about them under `relationships`: “His sister”. */
  byOthers?: readonly string[];
  /** How the moments of the plot go on about them: “He”. */
  shown?: readonly string[];
}

/**
 * How one speaks of somebody: as the profile says, as whose widow or son somebody is, as the profile shows; else by their name (Sister Maud), by whose brother somebody is
 * (“Her brother”), by what they are (an enchantress, somebody's sister). “They” where nothing says it.
 */
export function pronounOf(
  profile: NpcProfile,
  { secrets = '', byOthers = [], shown = [] }: SaidElsewhere = {},
): Pronoun {
  const { pronoun, name, appearance, background, role, motivations = [], goals = [] } = profile;
  if (pronoun !== undefined) return pronoun;
  // A widow is she, however much is said of him.
  const kin = pronounOfKin(role);
  if (kin !== null) return kin;
  const wanted = [...motivations, ...goals.map(({ description }) => description)];
  const { personality, speech_patterns } = profile;
  const { flaws = [], virtues = [] } = personality;
  const manner = [speech_patterns?.style, ...flaws, ...virtues];
  const told = [appearance, background, role, ...wanted, ...manner, secrets].join(' ');
  const read = pronounIn(told);
  if (read !== 'they') return read;
  if (isCalledIt(told)) return 'it';
  // Where as many are called she as he, the pronouns in the description are theirs.
  const described = pronounIn(appearance ?? '');
  if (described !== 'they') return described;
  const owners = Object.values(profile.relationships ?? {}).map((text) => /^(?:Her|His)\b/.exec(text)?.[0]);
  const whose = pronounIn(owners.join(' '));
  return (
    pronounInName(name) ??
    (whose === 'they' ? null : whose) ??
    pronounOfWord(role) ??
    (/\b(?:they|their|them)\b/i.test(appearance ?? '') ? null : pronounOfWord(appearance ?? '')) ??
    pronounOfShown(shown) ??
    byOthers.map(pronounOfWord).find((one) => one !== null) ??
    // “Suspicious of him”; “Her pupil” and “wants her eleven florins” are about whoever says so.
    pronounIn(byOthers.map((text) => text.replaceAll(POSSESSIVE, '')).join(' '))
  );
}

function pronounOfShown(shown: readonly string[]): Pronoun | null {
  const read = pronounIn(shown.join(' '));
  return read === 'they' ? null : read;
}

const POSSESSIVE = /\b(?:her|his) (?!(?:since|for|and|at|in|with|as|because|when|but|or|daily|like)\b)/gi;

const FORMS: Record<
  Pronoun,
  { subject: string; object: string; own: string; self: string; is: string; has: string }
> = {
  she: { subject: 'she', object: 'her', own: 'her', self: 'herself', is: 'is', has: 'has' },
  he: { subject: 'he', object: 'him', own: 'his', self: 'himself', is: 'is', has: 'has' },
  it: { subject: 'it', object: 'it', own: 'its', self: 'itself', is: 'is', has: 'has' },
  they: { subject: 'they', object: 'them', own: 'their', self: 'themselves', is: 'are', has: 'have' },
};

/** “Pour a bell that will outlast me” is told of somebody else: “pour a bell that will outlast her”. */
function inThirdPerson(wanted: string, pronoun: Pronoun): string {
  const { subject, object, own, self, is, has } = FORMS[pronoun];
  return wanted
    .replace(/^\s*I (?:want|wish|hope|mean|need|would like) to /, '')
    .replaceAll(/\bI(?: am|[’']m)\b/g, `${subject} ${is}`)
    .replaceAll(/\bI(?: have|[’']ve)\b/g, `${subject} ${has}`)
    .replaceAll(/\bI\b/g, subject)
    .replaceAll(/\bme\b/g, object)
    .replaceAll(/\b[Mm]y\b/g, own)
    .replaceAll(/\bmyself\b/g, self);
}

/** “*stares* Well, what?” is said as “Well, what?”. */
function saidAloud(lines: readonly string[]): string[] {
  return lines
    .map((line) =>
      line
        .replace(/\*[^*\n]+\*/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line));
}

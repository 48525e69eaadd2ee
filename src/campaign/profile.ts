import type { NpcProfile } from '../contracts/npc-profile.ts';

/** A profile as the story uses it: what somebody wants as something one can do, what they say without stage directions. */
export function asUsed(profile: NpcProfile): NpcProfile {
  const { motivations = [], goals = [], speech_patterns } = profile;
  const wanted = goals.filter(({ status = 'active' }) => status === 'active');
  const known = new Set(motivations);
  return {
    ...profile,
    // One can help with a goal as with a motivation; those stay in front, since saved stories count them.
    motivations: [
      ...motivations.map(asDeed),
      ...wanted.filter(({ description }) => !known.has(description)).map(goalAsDeed),
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

export function goalAsDeed({ description }: { description: string }): string {
  return asDeed(description);
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

import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { asTold } from './as-told.ts';
import type { Identifiers } from './identifiers.ts';
import { nameAsWords } from './identifiers.ts';
import { isNote } from './notes.ts';

/** “Protagonist - Court Wizard”: what somebody is in the plot is for the author; a player meets the court wizard. */
const PART_IN_STORY =
  /^(?:protagonist|antagonist|deuteragonist|main character|side character|supporting(?: character)?|minor(?: character)?)\s*[-–—:,/]\s*(?=\S)/i;

/** A profile with its sentences as a player reads them. */
export function profileAsTold(profile: NpcProfile, known: Identifiers): NpcProfile {
  const told = (text: string) => asTold(text, known);
  const all = (texts: readonly string[]) => texts.filter((text) => !isNote(text)).map(told);
  const { personality, motivations, relationships, speech_patterns, goals } = profile;
  return {
    ...profile,
    name: nameAsWords(profile.name, known),
    // What somebody is, and never somebody else's name.
    role: nameAsWords(asTold(profile.role.replace(PART_IN_STORY, ''))).replace(/^The (?=\p{Ll})/u, ''),
    personality: {
      ...personality,
      traits: all(personality.traits),
      ...(personality.flaws && { flaws: all(personality.flaws) }),
      ...(personality.virtues && { virtues: all(personality.virtues) }),
    },
    ...(motivations && { motivations: all(motivations) }),
    ...(goals && { goals: goals.map((goal) => ({ ...goal, description: told(goal.description) })) }),
    ...(relationships && {
      relationships: Object.fromEntries(
        Object.entries(relationships).map(([key, text]) => [key, told(text)]),
      ),
    }),
    ...(profile.secrets !== undefined && { secrets: told(profile.secrets) }),
    ...(profile.appearance !== undefined && { appearance: told(profile.appearance) }),
    ...(profile.background !== undefined && { background: told(profile.background) }),
    ...(speech_patterns?.examples && {
      speech_patterns: { ...speech_patterns, examples: all(speech_patterns.examples) },
    }),
  };
}

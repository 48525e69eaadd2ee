import { capitalise } from '../sdk/language.ts';
import type { Person } from './campaign.ts';

/**
 * People whose examples of speech are said to the player: “The river flows one way, young king” is said without the king,
 * because the player is not the one whom the author had in mind.
 */
export function saidToThePlayer<Someone extends Pick<Person, 'id' | 'name' | 'shortName' | 'profile'>>(
  people: readonly Someone[],
): Someone[] {
  return people.map((person) => {
    const { speech_patterns: speech } = person.profile;
    const others = people.filter(({ id }) => id !== person.id);
    const addressed = others.flatMap(({ name, shortName, profile }) => [
      ...[name, shortName].map(RegExp.escape),
      ...titlesIn(profile.role).map((title) => `(?:(?:my|our|young|old|dear|good|great)\\s+)+${title}`),
    ]);
    if (speech === undefined || addressed.length === 0) return person;
    const called = `(?:(?:my|young|old|dear|good)\\s+)*(?:${addressed.join('|')})`;
    const before = new RegExp(`^${called},\\s+`, 'iu');
    const within = new RegExp(`,\\s+${called},`, 'giu');
    const after = new RegExp(`,\\s+${called}(?=[.!?…;:])`, 'giu');
    const said = (lines: readonly string[]) =>
      lines.map((line) => capitalise(line.replace(before, '').replace(within, '').replace(after, '')));
    return {
      ...person,
      profile: {
        ...person.profile,
        speech_patterns: {
          ...speech,
          ...(speech.examples && { examples: said(speech.examples) }),
          ...(speech.catchphrases && { catchphrases: said(speech.catchphrases) }),
        },
      },
    };
  });
}

/** The nouns of a role by which somebody may be addressed: the king of “King of Britain”. */
function titlesIn(role: string): string[] {
  const [clause = ''] = role.split(/[,;.(–—]|\b(?:of|in|from|who|at)\b/);
  return (clause.match(/\p{L}{3,}/gu) ?? []).map(RegExp.escape);
}

import { sentencesOf } from '../../../../src/sdk/index.ts';
import type { Reason } from './candidate.ts';
import type { Person } from './input.ts';

/** What fits on a button and is read at a glance. */
export const MAX_WORDS = 12;

export const FORMS = {
  she: { subject: 'She', own: 'her' },
  he: { subject: 'He', own: 'his' },
  they: { subject: 'They', own: 'their' },
} as const;

export function callName({ name, shortName }: Pick<Person, 'name' | 'shortName'>): string {
  return shortName || name;
}

export function present(person: Person): Reason {
  return { kind: 'place', ref: person.id, text: `${callName(person)} is here` };
}

export function feeling(person: Person): Reason {
  return { kind: 'relationship', ref: person.id, text: regardInWords(person) };
}

function regardInWords(person: Person): string {
  const { regard, pronoun } = person;
  const name = callName(person);
  if (regard > 55) return `${name} trusts you`;
  if (regard > 30) return `${name} is your friend`;
  if (regard >= 15) return `${name} has warmed to you`;
  if (regard < -55) return `${name} would be rid of you`;
  if (regard < -30) return `${name} is set against you`;
  if (regard <= -15) return `${name} holds something against you`;
  return `${name} has not made up ${FORMS[pronoun].own} mind about you`;
}

/** The first sentence, cut at a word if it is long. */
export function opening(text: string, length = 140): string {
  const sentence = sentencesOf(text.trim())[0] ?? text.trim();
  if (sentence.length <= length) return sentence;
  return `${sentence.slice(0, length).replace(/\s+\S*$/, '')} …`;
}

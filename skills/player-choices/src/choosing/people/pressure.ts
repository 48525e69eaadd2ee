import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import type { Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { callName, FORMS, feeling } from '../words.ts';
import { isFoe, isFriend } from './terms.ts';

/** What can be got out of somebody against their will. */
export function* pressure(person: Person, matter: Matter): Iterable<Candidate> {
  yield* eavesdropping(person, matter);
  if (isFoe(person) && person.regard < -40) yield blows(person);
  if (!person.hides) return;
  // Friends are asked, not pressed; enemies no longer listen.
  if (!isFriend(person) && !isFoe(person)) yield pressing(person, matter);
  yield leaning(person);
}

function pressing(person: Person, { input }: Matter): Candidate {
  const name = callName(person);
  const { subject } = FORMS[person.pronoun];
  const evaded = input.topics.find(
    ({ id, askedOf }) => person.guards.includes(id) && askedOf.includes(person.id),
  );
  const isCharming = aptitudeFor('persuade', input.persona)?.level === 'high';
  const base = {
    verb: 'persuade',
    target: person.id,
    hint: `${subject} may close up for good.`,
    stakes: 'trust' as const,
    score: 0.7 + Math.min(1.2, Math.max(0, person.regard) / 16),
  };
  if (evaded !== undefined) {
    const text = `${name} did not say all about ${evaded.name}`;
    return {
      ...base,
      tags: [evaded.id],
      text: `Press ${name} again about ${evaded.name}`,
      because: [{ kind: 'memory', ref: evaded.ref || evaded.id, text }, feeling(person)],
      score: base.score + 0.5,
    };
  }
  return {
    ...base,
    tags: [],
    text: isCharming ? `Coax ${name} into telling you the rest` : `Press ${name} for the whole story`,
    because: [keepsBack(person), feeling(person)],
  };
}

function leaning(person: Person): Candidate {
  return {
    verb: 'threaten',
    target: person.id,
    tags: [],
    text: `Lean on ${callName(person)} for the truth`,
    hint: 'It will be remembered, and not only here.',
    stakes: 'force',
    because: [keepsBack(person), feeling(person)],
    score: isFriend(person) ? 0.2 : person.regard <= -15 ? 1.1 : 0.85,
  };
}

function blows(person: Person): Candidate {
  return {
    verb: 'fight',
    target: person.id,
    tags: [],
    text: `Come to blows with ${callName(person)}`,
    hint: 'Nobody comes out of that well.',
    stakes: 'force',
    because: [feeling(person)],
    score: 0.7,
  };
}

function* eavesdropping(person: Person, { input }: Matter): Iterable<Candidate> {
  const [one, two] = input.people;
  if (one !== person || two === undefined) return;
  yield {
    verb: 'sneak',
    target: one.id,
    tags: [],
    text: `Listen unseen to ${callName(one)} and ${callName(two)}`,
    hint: 'Being caught would cost you both of them.',
    stakes: 'stealth',
    because: [{ kind: 'place', ref: one.id, text: `${callName(one)} and ${callName(two)} are talking` }],
    score: 0.9,
  };
}

function keepsBack(person: Person): Reason {
  return { kind: 'relationship', ref: person.id, text: `${callName(person)} has not told you everything` };
}

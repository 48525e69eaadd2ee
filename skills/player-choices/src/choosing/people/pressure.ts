import { aptitudeFor } from '../aptitude.ts';
import type { Candidate, Reason } from '../candidate.ts';
import { openWrong } from '../debts.ts';
import type { ChoicesInput, Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { asReason, between, speaksOf } from '../past.ts';
import { callName, FORMS, feeling } from '../words.ts';
import { isFoe, isFriend, mayBeHurt } from './terms.ts';

/** What can be got out of somebody against their will. */
export function* pressure(person: Person, matter: Matter): Iterable<Candidate> {
  yield* eavesdropping(person, matter);
  if (isFoe(person) && person.regard < -40 && mayBeHurt(person, matter.input)) yield blows(person, matter);
  if (!person.hides) return;
  // Friends are asked, not pressed; enemies no longer listen.
  if (!isFriend(person) && !isFoe(person)) yield pressing(person, matter);
  yield leaning(person, matter);
}

function pressing(person: Person, matter: Matter): Candidate {
  const { input } = matter;
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
  const spoken = subjectWith(person, matter);
  if (spoken !== null) {
    return {
      ...base,
      tags: [spoken.topic.id],
      text: `${isCharming ? 'Coax' : 'Press'} ${name} ${spoken.isAsked ? 'for the rest ' : ''}about ${spoken.topic.name}`,
      because: [...spoken.because, keepsBack(person), feeling(person)],
    };
  }
  return {
    ...base,
    tags: [],
    text: isCharming ? `Coax ${name} into telling you the rest` : `Press ${name} for the whole story`,
    because: [...lastWith(person, matter), keepsBack(person), feeling(person)],
  };
}

function leaning(person: Person, matter: Matter): Candidate {
  const subject = subjectWith(person, matter);
  const about = subject === null ? '' : ` about ${subject.topic.name}`;
  return {
    verb: 'threaten',
    target: person.id,
    tags: subject === null ? [] : [subject.topic.id],
    text: `Lean on ${callName(person)} for the truth${about}`,
    hint: 'It will be remembered, and not only here.',
    stakes: 'force',
    because: [...(subject?.because ?? lastWith(person, matter)), keepsBack(person), feeling(person)],
    score: isFriend(person) ? 0.2 : person.regard <= -15 ? 1.1 : 0.85,
  };
}

function blows(person: Person, { past }: Matter): Candidate {
  const wrong = openWrong(past, person);
  const over = wrong === null || wrong.name === 'the blows' ? '' : ` over ${wrong.name}`;
  return {
    verb: 'fight',
    target: person.id,
    tags: [],
    text: `Come to blows with ${callName(person)}${over}`,
    hint: 'Nobody comes out of that well.',
    stakes: 'force',
    because: [...(wrong === null ? [] : [wrong.because]), feeling(person)],
    score: 0.7,
  };
}

function* eavesdropping(person: Person, matter: Matter): Iterable<Candidate> {
  const [one, two] = matter.input.people;
  if (one !== person || two === undefined) return;
  yield {
    verb: 'sneak',
    target: one.id,
    tags: [],
    text: `Listen unseen to ${callName(one)} and ${callName(two)}`,
    hint: 'Being caught would cost you both of them.',
    stakes: 'stealth',
    because: [
      ...lastWith(one, matter),
      { kind: 'place', ref: one.id, text: `${callName(one)} and ${callName(two)} are talking` },
    ],
    score: 0.9,
  };
}

type Topic = ChoicesInput['topics'][number];

/** What was last spoken of with them and is not told out, or else what they guard and is known of. */
function subjectWith(
  person: Person,
  { input, past }: Matter,
): { topic: Topic; isAsked: boolean; because: Reason[] } | null {
  for (const memory of between(past, person)) {
    const topic = input.topics.find(
      ({ name, askedOf, holdsMore }) =>
        holdsMore && askedOf.includes(person.id) && speaksOf(memory.summary, name),
    );
    if (topic !== undefined) return { topic, isAsked: true, because: [asReason(memory, topic.name)] };
  }
  const guarded = input.topics.find(({ id, raised }) => raised && person.guards.includes(id));
  if (guarded === undefined) return null;
  const text = `You have heard of ${guarded.name}`;
  return {
    topic: guarded,
    isAsked: false,
    because: [{ kind: 'memory', ref: guarded.ref || guarded.id, text }],
  };
}

function lastWith(person: Person, { past }: Matter): Reason[] {
  const [memory] = between(past, person);
  return memory === undefined ? [] : [asReason(memory)];
}

function keepsBack(person: Person): Reason {
  return { kind: 'relationship', ref: person.id, text: `${callName(person)} has not told you everything` };
}

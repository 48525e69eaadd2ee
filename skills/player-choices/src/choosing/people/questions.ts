import { agree, isPlural } from '../../../../../src/sdk/index.ts';
import type { Candidate, Reason } from '../candidate.ts';
import type { ChoicesInput, Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason, between } from '../past.ts';
import { teller } from '../tellers.ts';
import { callName, FORMS, feeling, present } from '../words.ts';
import { isOnTerms } from './terms.ts';

type Topic = ChoicesInput['topics'][number];

/** What somebody can be asked: what has come up and is not told out, and whom they have an opinion of. */
export function* questions(person: Person, matter: Matter): Iterable<Candidate> {
  const { input } = matter;
  if (!isOnTerms(person, input)) return;
  for (const topic of input.topics) {
    const isFresh = matter.isTold(topic.name);
    if (!topic.holdsMore || topic.askedOf.includes(person.id) || !(topic.raised || isFresh)) continue;
    yield {
      ...asking(person),
      tags: [topic.id],
      text: question(person, topic, matter),
      because: [heardOf(topic, matter), warmthOrPresence(person)],
      score: 1.1 + (isFresh ? 1.6 : 0) + (topic.raised ? 0.5 : 0) - 0.2 * topic.askedOf.length,
    };
  }
  yield* opinions(person, matter);
  yield* company(person, matter);
}

function* opinions(person: Person, { input, past, isTold }: Matter): Iterable<Candidate> {
  const others = [...input.people.map((entry) => ({ id: entry.id, name: callName(entry) })), ...input.absent];
  for (const { id, name } of others.filter((other) => person.opinions.includes(other.id))) {
    yield {
      ...asking(person),
      tags: [id],
      text: `Ask ${callName(person)} about ${name}`,
      because: [met(past, id, name), warmthOrPresence(person)],
      score: 0.7 + (isTold(name) ? 0.7 : 0),
    };
  }
}

function* company(person: Person, { past }: Matter): Iterable<Candidate> {
  const [known] = between(past, person);
  yield {
    verb: 'talk',
    target: person.id,
    stakes: 'trust',
    tags: [],
    text: `Keep ${callName(person)} company for a while`,
    because: [...(known === undefined ? [] : [asReason(known)]), warmthOrPresence(person)],
    score: 0.4 + (person.regard > 0 ? 0.2 : 0),
  };
}

/** What somebody else has said of it is worth hearing an opinion on. */
function question(person: Person, topic: Topic, { input, random }: Matter): string {
  const name = callName(person);
  const plain = `Ask ${name} about ${topic.name}`;
  const other = teller(topic, input, person.id);
  if (other === null) return plain;
  return random.pick([
    plain,
    `Ask ${name} whether ${other} is right about ${topic.name}`,
    `Put what ${other} said of ${topic.name} to ${name}`,
  ]);
}

function met(past: Matter['past'], id: string, name: string): Reason {
  const memory = past.memories.find(({ npcs, summary }) => npcs.includes(id) && summary.includes(name));
  return memory === undefined
    ? { kind: 'relationship', ref: id, text: `You have met ${name}` }
    : asReason(memory, name);
}

function asking(person: Person): Pick<Candidate, 'verb' | 'target' | 'stakes' | 'hint'> {
  const isCold = person.regard <= -15;
  return {
    verb: 'talk',
    target: person.id,
    stakes: 'truth',
    ...(isCold && { hint: `${FORMS[person.pronoun].subject} may not answer you.` }),
  };
}

function heardOf(topic: Topic, { past }: Matter): Reason {
  const [memory] = about(past, topic.name);
  if (memory !== undefined) return asReason(memory, topic.name);
  const ref = topic.ref || topic.id;
  if (topic.raised) return { kind: 'memory', ref, text: `You have heard of ${topic.name}` };
  const has = agree('has', isPlural(topic.name));
  return { kind: 'lore', ref, text: `${topic.name} ${has} just come up` };
}

/** “Has not made up her mind” is no reason to ask; that she is here is one. */
function warmthOrPresence(person: Person): Reason {
  return Math.abs(person.regard) < 15 ? present(person) : feeling(person);
}

import type { Deed, PersonBrief } from '../../contracts/brief.ts';
import type { Question, QuestionKind } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';
import { tasksOf } from '../promises.ts';
import { firstFresh, isTalkedOut, nameOf, partnerIn, type QuestionInput } from './input.ts';

const COLD = -15;
const HOSTILE = -30;

/** What somebody makes of what was done to them: by what it was, what they want and what they hide. */
export function reaction(input: QuestionInput): Question | null {
  const partner = partnerIn(input);
  if (partner === null) return null;
  const { deed, person } = partner;
  // Two who have gone round in circles leave it at that.
  if (isTalkedOut(input)) return comingOut(deed, person);
  return (
    comingOut(deed, person) ??
    resistance(deed, person) ??
    firstFresh([afterKnowledge(deed, person), guarding(deed, person)], input, 3) ??
    firstFresh([inReturn(deed, person), coldness(person), plea(person)], input)
  );
}

/** Something has come out; the question is what is done with it. */
function comingOut({ reveals, degree }: Deed, person: PersonBrief): Question | null {
  if (reveals === null) return null;
  const name = nameOf(person);
  return degree === 'whole'
    ? put('confession', person, reveals, `${name} has told you all of it. What will you do with it?`)
    : put('secret', person, reveals, `${name} has let something slip. What will you do with it?`);
}

/** Nobody takes being pressed, threatened or lied to without a word. */
function resistance({ act, result, topic }: Deed, person: PersonBrief): Question | null {
  const verb = verbOf(act);
  const name = nameOf(person);
  const about = topic?.id ?? null;
  if (verb === 'threaten' || verb === 'fight')
    return result === 'success'
      ? put('plea', person, about, `${name} asks you to stop.`)
      : put('threat', person, about, `${name} tells you to go, or it will cost you.`);
  if (act === 'accuse') return put('demand', person, about, `${name} asks what you have to prove it.`);
  if (result !== 'failure') return null;
  if (act === 'deceive') return put('accusation', person, about, `${name} does not believe you and says so.`);
  if (act === 'persuade') return put('accusation', person, about, `${name} asks what you are really after.`);
  return null;
}

/** Who has learned something wants more of it, or wants it unsaid. */
function afterKnowledge({ bearing, fact }: Deed, person: PersonBrief): Question | null {
  if (bearing === null || fact === null) return null;
  const name = nameOf(person);
  if (bearing === 'hurts')
    return put('demand', person, fact.id, `${name} wants to know who else you have told.`);
  if (bearing === 'theirs')
    return put('accusation', person, fact.id, `${name} asks how you come to know that.`);
  if (bearing === 'helps')
    return put('offer', person, fact.id, `${name} wants to do something for you in return.`);
  return put('demand', person, fact.id, `${name} asks what you mean to do about it.`);
}

function guarding({ topic }: Deed, person: PersonBrief): Question | null {
  if (topic === null || !person.guards.includes(topic.id)) return null;
  return put(
    'demand',
    person,
    topic.id,
    `${nameOf(person)} asks who has been talking to you about ${topic.name}.`,
  );
}

/** Kindness is answered by kindness, as far as they have any to give. */
function inReturn({ act, result, want }: Deed, person: PersonBrief): Question | null {
  const verb = verbOf(act);
  const isKind = verb === 'help' || verb === 'give' || act === 'promise';
  if (!isKind || result === 'failure' || person.opinion < 0) return null;
  const about = want === null ? null : (person.wants.find(({ text }) => text === want)?.id ?? null);
  return put('offer', person, about, `${nameOf(person)} would like to do something for you.`);
}

function coldness(person: PersonBrief): Question | null {
  if (person.opinion > COLD) return null;
  const name = nameOf(person);
  return person.opinion < HOSTILE
    ? put('threat', person, null, `${name} wants you gone.`)
    : put('demand', person, null, `${name} asks what you want here.`);
}

/** What somebody would like to have help with. What they live for is no task that one asks a hand for. */
export function plea(person: PersonBrief): Question | null {
  const want = tasksOf(person).find(({ taken }) => !taken);
  if (want === undefined || person.opinion <= COLD) return null;
  return put('plea', person, want.id, `${nameOf(person)} asks for your help: ${want.text}`);
}

export function put(kind: QuestionKind, person: PersonBrief, about: string | null, text: string): Question {
  return { kind, from: person.id, about, text };
}

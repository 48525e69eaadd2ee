import type { Deed, PersonBrief } from '../../contracts/brief.ts';
import type { Question, QuestionKind } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';
import { tasksOf } from '../promises.ts';
import { firstFresh, nameOf, partnerIn, type QuestionInput } from './input.ts';

const COLD = -15;
const HOSTILE = -30;

/** What somebody makes of what was done to them: only what there is something to say to. */
export function reaction(input: QuestionInput): Question | null {
  const partner = partnerIn(input);
  if (partner === null) return null;
  const { deed, person } = partner;
  return (
    comingOut(deed, person) ??
    resistance(deed, person) ??
    firstFresh([afterKnowledge(deed, person), hostility(person)], input, 3)
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

/** Nobody takes being threatened, accused or lied to without a word. */
function resistance({ act, result, topic }: Deed, person: PersonBrief): Question | null {
  const verb = verbOf(act);
  const name = nameOf(person);
  const about = topic?.id ?? null;
  if (verb === 'threaten' || verb === 'fight')
    return result === 'success'
      ? put('plea', person, about, `${name} asks you to stop.`)
      : put('threat', person, about, `${name} tells you to go, or it will cost you.`);
  if (act === 'accuse') return put('demand', person, about, `${name} asks what you have to prove it.`);
  return act === 'deceive' && result === 'failure'
    ? put('accusation', person, about, `${name} does not believe you and says so.`)
    : null;
}

/** Who has learned something that concerns them wants it unsaid. */
function afterKnowledge({ bearing, fact }: Deed, person: PersonBrief): Question | null {
  if (fact === null) return null;
  const name = nameOf(person);
  if (bearing === 'hurts')
    return put('demand', person, fact.id, `${name} wants to know who else you have told.`);
  return bearing === 'theirs'
    ? put('accusation', person, fact.id, `${name} asks how you come to know that.`)
    : null;
}

function hostility(person: PersonBrief): Question | null {
  return person.opinion < HOSTILE ? put('threat', person, null, `${nameOf(person)} wants you gone.`) : null;
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

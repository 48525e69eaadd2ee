import { possessive } from '../../../../../src/sdk/index.ts';
import type { Candidate, Reason } from '../candidate.ts';
import { kindness, openWrong, wrongIn } from '../debts.ts';
import type { Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { asReason, between } from '../past.ts';
import { callName, feeling, opening } from '../words.ts';
import { isFoe, isFriend, isOnTerms, mayAskFavour } from './terms.ts';

/** What standing with somebody opens: amends after a wrong, a favour and a common plan among friends. */
export function* bonds(person: Person, matter: Matter): Iterable<Candidate> {
  yield* amends(person, matter);
  if (mayAskFavour(person, matter.input)) yield* favour(person, matter);
  if (isFriend(person)) yield* commonPlan(person, matter);
  yield* goodwill(person, matter);
}

function* amends(person: Person, { past }: Matter): Iterable<Candidate> {
  const wrong = openWrong(past, person);
  if (!isFoe(person) && (wrong === null || person.regard >= 0)) return;
  const name = callName(person);
  yield {
    verb: 'help',
    target: person.id,
    tags: ['amends'],
    text: wrong === null ? `Make amends with ${name}` : `Make amends with ${name} for ${wrong.name}`,
    hint: 'You will have to own up to it.',
    stakes: 'kindness',
    because: [...(wrong === null ? [] : [wrong.because]), feeling(person)],
    score: 2.1,
  };
}

function* favour(person: Person, { past }: Matter): Iterable<Candidate> {
  const thanks = kindness(past, person);
  const [known] = between(past, person);
  const history = thanks ?? (known === undefined ? null : asReason(known));
  const name = callName(person);
  yield {
    // Whoever has nothing left to tell can still lend an ear.
    verb: person.hides ? 'persuade' : 'talk',
    target: person.id,
    tags: ['favour'],
    text: thanks === null ? `Ask ${name} a favour` : `Ask ${name} a favour in return`,
    hint: 'A favour asked is a favour owed.',
    stakes: 'trust',
    because: [...(history === null ? [] : [history]), feeling(person)],
    score: 1.7,
  };
}

function* commonPlan(person: Person, { past }: Matter): Iterable<Candidate> {
  const [shared] = between(past, person);
  yield {
    verb: 'talk',
    target: person.id,
    tags: ['together'],
    text: `Plan the next step with ${callName(person)}`,
    stakes: 'trust',
    because: [...(shared === undefined ? [] : [asReason(shared)]), feeling(person)],
    score: 0.9,
  };
}

/** A faction that thinks well of one helps through its people, unless it was betrayed. */
function* goodwill(person: Person, { input, past }: Matter): Iterable<Candidate> {
  if (!isOnTerms(person, input) || !person.hides) return;
  for (const { id, name, standing } of input.factions) {
    if (!person.factions.includes(id) || standing <= 30) continue;
    const isBetrayed = past.memories.some(
      ({ factions, summary }) => factions.includes(id) && wrongIn(opening(summary, 400)) !== null,
    );
    if (isBetrayed) continue;
    const because: Reason = { kind: 'relationship', ref: id, text: `You are well thought of by ${name}` };
    yield {
      verb: 'persuade',
      target: person.id,
      tags: [id],
      text: `Ask ${callName(person)} for ${possessive(name)} help`,
      hint: 'It will be counted.',
      stakes: 'trust',
      because: [because, feeling(person)],
      score: 1.4,
    };
  }
}

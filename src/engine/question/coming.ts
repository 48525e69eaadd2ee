import type { PersonBrief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import { firstFresh, nameOf, type QuestionInput } from './input.ts';
import { plea, put } from './reaction.ts';

/** What comes back: who was put off, lied to or told on, and speaks of it now. */
export function comingBack({ brief }: QuestionInput): Question | null {
  for (const { id: thread, kind, who, text, isDue } of brief.threads.due) {
    const person = brief.people.find(({ id }) => id === who.id);
    if (person === undefined || !isDue || kind === 'favour' || kind === 'wait') continue;
    const question =
      kind === 'word'
        ? put('offer', person, null, `${who.name} comes to keep a promise: ${text}.`)
        : kind === 'promise'
          ? // They ask again what they asked: it can be granted, refused, or put off once more.
            put(
              ...(['plea', person, plea(person)?.about ?? null] as const),
              `${who.name} has waited long enough for what you promised: ${text}.`,
            )
          : put('accusation', person, null, `${who.name} has not forgotten that ${text}.`);
    return { ...question, thread };
  }
  return null;
}

/** Somebody has come, or was there when the player came. */
export function arrival(input: QuestionInput): Question | null {
  const { brief } = input;
  const has = brief.place?.arrived === true;
  const come = brief.people.filter(({ arrived }) => arrived || has);
  return firstFresh(
    come.flatMap((person) => greetings(person, has)),
    input,
  );
}

function greetings(person: PersonBrief, has: boolean): (Question | null)[] {
  const name = nameOf(person);
  const met = has ? `${name} looks up as you come in.` : `${name} has come.`;
  return [...(person.met ? [plea(person)] : []), put('arrival', person, null, met)];
}

/** Somebody who stands by has something to ask, although the deed was not done to them. */
export function approach(input: QuestionInput): Question | null {
  return firstFresh(input.brief.people.map(plea), input);
}

/** The same without whom the deed was done to and who has just spoken in a scene of the author. */
export function othersApproach(input: QuestionInput): Question | null {
  const { people, deed, authored } = input.brief;
  const spoke = new Set([deed?.target?.id, ...(authored?.paragraphs ?? []).map(({ speaker }) => speaker)]);
  return firstFresh(people.filter(({ id }) => !spoke.has(id)).map(plea), input);
}

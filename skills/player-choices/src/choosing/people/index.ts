import type { Candidate } from '../candidate.ts';
import type { Matter } from '../matter.ts';
import { bonds } from './bonds.ts';
import { gifts } from './gifts.ts';
import { help } from './help.ts';
import { pressure } from './pressure.ts';
import { questions } from './questions.ts';

/** What can be done with the people who are here. */
export function* withPeople(matter: Matter): Iterable<Candidate> {
  for (const person of matter.input.people) {
    yield* questions(person, matter);
    yield* bonds(person, matter);
    yield* help(person, matter);
    yield* gifts(person, matter);
    yield* pressure(person, matter);
  }
}

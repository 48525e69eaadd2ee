import type { Brief, Deed, PersonBrief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import type { World } from '../world.ts';

/** What a question is made from: the moment as it will be told. */
export interface QuestionInput {
  brief: Omit<Brief, 'question' | 'options'>;
  world: World;
}

/** Scenes for which the same question is not put again. */
const REST = 7;

export function keyOf({ kind, from, about }: Pick<Question, 'kind' | 'from' | 'about'>): string {
  return [kind, from ?? '', about ?? ''].join('|');
}

/** Whether it was put a short while ago. */
export function isTired(question: Question, { brief, world }: QuestionInput, rest = REST): boolean {
  const last = world.questions[keyOf(question)];
  return last !== undefined && brief.scene - last < rest;
}

/** The first of several that has not been put of late. */
export function firstFresh(
  questions: readonly (Question | null)[],
  input: QuestionInput,
  rest = REST,
): Question | null {
  return questions.find((question) => question !== null && !isTired(question, input, rest)) ?? null;
}

export function nameOf({ name, shortName }: Pick<PersonBrief, 'name' | 'shortName'>): string {
  return shortName || name;
}

/** Whom the deed was done to, if they are here. */
export function partnerIn({ brief }: QuestionInput): { deed: Deed; person: PersonBrief } | null {
  const { deed, people } = brief;
  const person = people.find(({ id }) => id === deed?.target?.id);
  return deed === null || person === undefined ? null : { deed, person };
}

/** Scenes since something of the author's came: a beat, or a scene in ink. */
export function scenesOfOwn({ brief, world }: QuestionInput): number {
  const beats = Object.values(world.plot.happened).map(({ scene }) => scene);
  return brief.scene - Math.max(0, ...beats, ...Object.values(world.ink.came));
}

/** From here on the same talk with the same person goes round in circles. */
const LONG_TALK = 3;

/** Whether the last deeds were all done to the same person, and nothing of the author's came in between. */
export function isTalkedOut(input: QuestionInput): boolean {
  const [last, ...before] = input.brief.threads.recent.slice(0, LONG_TALK);
  if (!last?.target?.startsWith('person:') || before.length < LONG_TALK - 1) return false;
  return before.every(({ target }) => target === last.target) && scenesOfOwn(input) >= LONG_TALK;
}

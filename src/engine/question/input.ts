import type { Brief, Deed, PersonBrief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import { sentencesOf } from '../../sdk/language.ts';
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

/** Whether something was put to the player before, by whomever. */
export function hasBeenPut({ kind, about }: Pick<Question, 'kind' | 'about'>, { questions }: World): boolean {
  return Object.keys(questions).some((key) => key.startsWith(`${kind}|`) && key.endsWith(`|${about ?? ''}`));
}

/** What is asked at the end of a text, without what leads up to it. */
export function askedShortly(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.findLast((sentence) => /\?["”’]?$/u.test(sentence)) ?? sentences.at(-1) ?? text;
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
export function scenesOfOwn({ brief, world }: { brief: { scene: number }; world: World }): number {
  const beats = Object.values(world.plot.happened).map(({ scene }) => scene);
  return brief.scene - Math.max(0, ...beats, ...Object.values(world.ink.came));
}

/** Scenes of the player's own after which the story comes to them. */
const OWN_SCENES = 2;

/** Whether the player has had time for themselves, and something waits elsewhere. */
export function isSpent(input: QuestionInput): boolean {
  return input.brief.plot.knocks.length > 0 && scenesOfOwn(input) >= OWN_SCENES;
}

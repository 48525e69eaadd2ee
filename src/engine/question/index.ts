import type { Brief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import type { Telling } from '../../contracts/telling.ts';
import { dueId } from '../given-word.ts';
import { withWord } from '../plot/word.ts';
import type { World } from '../world.ts';
import { ofBeat } from './beat.ts';
import { approach, arrival, comingBack, othersApproach } from './coming.ts';
import { finding } from './finding.ts';
import { hasBeenPut, keyOf, nameOf, type QuestionInput } from './input.ts';
import { knock, mystery, summons, wayOn } from './open.ts';
import { reaction } from './reaction.ts';

export type { QuestionInput } from './input.ts';

/** In this order: what the author asks, what the deed has stirred up, what comes back, what presses elsewhere, what was found, who comes, what else waits, the way on. */
const SOURCES = [ofBeat, reaction, comingBack, summons, finding, arrival, knock, approach, mystery];

/** After a scene of the author has come to its end nobody in it begins anew; what waits elsewhere comes first. */
const AFTER_A_SCENE = [ofBeat, summons, knock, comingBack, finding, othersApproach, mystery];

/** The question that a scene ends on; null when the story ends with it. */
export function nextQuestion(input: QuestionInput): Question | null {
  if (input.brief.ending !== null) return null;
  for (const source of input.brief.authored === null ? SOURCES : AFTER_A_SCENE) {
    const question = source(input);
    if (question !== null) return asPutAgain(question, input);
  }
  return wayOn(input);
}

/** What somebody has asked for before is known: they say what has changed since, or ask in a few words. */
function asPutAgain(question: Question, { brief, world }: QuestionInput): Question {
  const asker = brief.people.find(({ id }) => id === question.from);
  const want = asker?.wants.find(({ id }) => id === question.about);
  if (question.kind !== 'plea' || question.thread !== undefined || asker === undefined || want === undefined)
    return question;
  if (!hasBeenPut(question, world)) return question;
  const text = `${nameOf(asker)} asks for it once more, in one short sentence, for what has changed since: ${want.text}`;
  return { ...question, text };
}

/** Whether a question is more than the way on: something has happened that asks for an answer. */
export function isPressing(question: Question | null): boolean {
  return question !== null && question.kind !== 'way' && question.kind !== 'mystery';
}

/** What somebody has given their word for is open until it is done: where a model tells, the facts say when. */
const GIVEN: ReadonlySet<World['due'][number]['kind']> = new Set(['promise', 'word']);

/** The world after a question was put: it is remembered, and what somebody has come back to is settled. */
export function withQuestion(
  before: World,
  question: Question | null,
  brief: Brief,
  telling: Pick<Telling, 'paragraphs' | 'writer'> | null = null,
): World {
  const { scene } = brief;
  const spoken = withWord(before, brief, telling?.paragraphs);
  const isTold = telling?.writer === 'model';
  const world = isTold ? { ...spoken, due: rested(spoken.due, brief) } : spoken;
  if (question === null) return { ...world, question };
  const { next } = brief.question;
  // A model that has them ask something else has been told what they come back to.
  const spokenOf = [question.thread, next?.from === question.from ? next?.thread : undefined];
  return {
    ...world,
    question,
    questions: { ...world.questions, [keyOf(question)]: scene },
    due: world.due.filter((due) => !spokenOf.includes(dueId(due)) || (isTold && GIVEN.has(due.kind))),
  };
}

/** Scenes in which nobody comes back to what a model was told that somebody should speak of. */
const RESTS = 6;

/** A model has been told to have them speak of it; whether it did, the facts will say. It is not asked for again at once. */
function rested(due: World['due'], { scene, people, authored }: Brief): World['due'] {
  if (authored !== null) return due;
  const isHere = (id: string) => people.some((person) => person.id === id);
  return due.map((one) => (one.from <= scene && isHere(one.person) ? { ...one, from: scene + RESTS } : one));
}

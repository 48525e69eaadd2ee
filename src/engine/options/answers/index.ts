import type { Question } from '../../../contracts/question.ts';
import type { Draft, OptionInput } from '../option.ts';
import { toDanger, toMystery, toWay } from './elsewhere.ts';
import { toFind } from './find.ts';
import {
  type Asked,
  notYet,
  toAccusation,
  toArrival,
  toDemand,
  toOffer,
  toPlea,
  toThreat,
} from './person.ts';
import { toConfession, toSecret } from './secret.ts';

const TO_PEOPLE: Partial<Record<Question['kind'], (asked: Asked) => Iterable<Draft>>> = {
  demand: toDemand,
  plea: toPlea,
  offer: toOffer,
  accusation: toAccusation,
  threat: toThreat,
  arrival: toArrival,
  secret: toSecret,
  confession: toConfession,
};

const FEWEST = 2;

/** The ways to answer a question; where its kind gives too few, one can still go, or stay. */
export function answersTo(question: Question, input: OptionInput): Draft[] {
  const own = [...byKind(question, input)];
  const isEnough = own.length + input.brief.plot.decisions.length >= FEWEST;
  return isEnough ? own : [...own, ...toWay({ ...question, about: null }, input)];
}

/** By the kind of question. Decisions name their own. */
function byKind(question: Question, input: OptionInput): Iterable<Draft> {
  const person = input.brief.people.find(({ id }) => id === question.from);
  const answers = TO_PEOPLE[question.kind];
  if (person !== undefined && answers !== undefined) return answers({ question, person, input });
  if (question.kind === 'decision') return besidesDeciding(question, input);
  if (question.kind === 'find') return toFind(question, input);
  if (question.kind === 'threat') return toDanger(question, input);
  return question.kind === 'mystery' ? toMystery(question, input) : toWay(question, input);
}

/** Where there is only one thing to decide for, one may also decide against it. */
function* besidesDeciding(question: Question, input: OptionInput): Iterable<Draft> {
  if (input.brief.plot.decisions.length > 1) return;
  const person = input.brief.people.find(({ id }) => id === question.from);
  if (person === undefined) yield* toWay({ ...question, about: null }, input);
  else yield* notYet({ question, person, input });
}

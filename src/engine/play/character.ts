import { NarratoriaError } from '../../base/errors.ts';
import { getOwn } from '../../base/json.ts';
import { plainText } from '../../base/plain-text.ts';
import type { CharacterAnswers, CreationQuestionView } from '../../contracts/api/library.ts';
import type { PlayerTemplate } from '../../contracts/player-template.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { type CreationQuestion, creationQuestions } from '../creation.ts';
import {
  type Persona,
  type PersonaChoices,
  personaFrom,
  personaProblems,
  startingStats,
} from '../persona.ts';

const LONGEST_ANSWER = 500;

/** The questions of a template, each with a name to answer it by. */
export function questionsFor(template: PlayerTemplate | null): CreationQuestionView[] {
  return named(template).map(({ id, question }) => {
    const { text, guidance, options, isFree, otherwise } = question;
    const stats = id === STATS ? statsOf(template) : null;
    return {
      id,
      kind: stats !== null ? 'stats' : options.length > 0 && !isFree ? 'option' : 'text',
      text,
      // How to type numbers is of no use to somebody who has buttons.
      guidance: stats === null ? guidance : '',
      options,
      isFree,
      otherwise,
      ...(stats !== null && { stats }),
    };
  });
}

/** Who the player is by their answers; what they leave out is as the template has it. */
export function personaFor(
  template: PlayerTemplate | null,
  answers: CharacterAnswers,
  limits: readonly Constraint[] = [],
): Persona {
  let chosen: PersonaChoices = {};
  const questions = named(template);
  for (const [id, answer] of Object.entries(answers)) {
    const found = questions.find((question) => question.id === id);
    if (found === undefined) throw refusal([`There is no question ${JSON.stringify(id)} here.`]);
    chosen = taken(found.question, id, answer, chosen);
  }
  const persona = personaFrom(template, chosen);
  const problems = personaProblems(template, persona, limits);
  if (problems.length > 0) throw refusal(problems);
  return persona;
}

const STATS = 'stats';

function taken(
  { take, options, isFree }: CreationQuestion,
  id: string,
  answer: CharacterAnswers[string],
  chosen: PersonaChoices,
): PersonaChoices {
  if (typeof answer === 'object') {
    if (id !== STATS) throw refusal([`The question ${JSON.stringify(id)} is answered with words.`]);
    return { ...chosen, stats: answer };
  }
  const said = plainText(answer, LONGEST_ANSWER).trim();
  if (said === '') return chosen;
  const option = options.find(({ name }) => name.toLowerCase() === said.toLowerCase());
  if (option === undefined && !isFree)
    throw refusal([`${JSON.stringify(said)} is not among ${options.map(({ name }) => name).join(', ')}.`]);
  return take(chosen, option?.name ?? said);
}

/** Which field of the person a question is about says what it is called; what is asked in words is counted. */
function named(template: PlayerTemplate | null): { id: string; question: CreationQuestion }[] {
  let asked = 0;
  return creationQuestions(template).map((question) => {
    const [field = ''] = Object.keys(question.take({}, question.options[0]?.name ?? '1'));
    if (field !== 'answers') return { id: field, question };
    asked += 1;
    return { id: `answer-${asked}`, question };
  });
}

function statsOf(template: PlayerTemplate | null): NonNullable<CreationQuestionView['stats']> | null {
  const { attributes = [], point_pool: pool } = template?.starting_stats ?? {};
  if (attributes.length === 0) return null;
  const start = startingStats(template);
  return {
    pool: pool ?? null,
    attributes: attributes.map(({ name, min = 0, max = Math.max(min, 10) }) => ({
      name,
      description: '',
      min,
      max,
      start: getOwn(start, name) ?? min,
    })),
  };
}

function refusal(problems: readonly string[]): NarratoriaError {
  return new NarratoriaError('request_invalid', problems.join(' '), { details: { problems } });
}

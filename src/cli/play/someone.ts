import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { NarratoriaError } from '../../base/errors.ts';
import { parseJsonDocument } from '../../base/json-document.ts';
import { plainText } from '../../base/plain-text.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { PlayerTemplate } from '../../contracts/player-template.ts';
import { mapOf, words } from '../../contracts/schema.ts';
import { validator } from '../../contracts/validate.ts';
import { type CreationQuestion, creationLimits, creationQuestions } from '../../engine/creation.ts';
import {
  anyPersona,
  type Persona,
  type PersonaChoices,
  personaFrom,
  personaProblems,
} from '../../engine/persona.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { askLine } from './ask.ts';
import type { PlayContext } from './play-context.ts';

const MOST_LETTERS = 200;
const name = (description: string) => Type.Optional(Type.String({ maxLength: MOST_LETTERS, description }));

/** The file of `--character`. */
const CharacterSchema = Type.Object(
  {
    name: name('What others call them.'),
    race: name('The people they belong to.'),
    calling: name('What they do.'),
    background: name('Their past.'),
    traits: Type.Optional(words('What they are like and what they can do.')),
    stats: Type.Optional(mapOf(Type.Integer(), 'Numbers by name.')),
    answers: Type.Optional(
      Type.Array(Type.Object({ question: Type.String(), answer: Type.String() }), {
        description: 'What they say to the questions of the campaign.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Who the player is: by the file, by asking, or anybody the campaign allows. Null when they would rather not play. */
export async function becomeSomeone(
  { template, limits }: Pick<Campaign, 'template' | 'limits'>,
  context: PlayContext,
): Promise<Persona | null> {
  const { character } = context.options;
  if (character !== undefined) return personaInFile(character, template, limits);
  return context.keys.isInteractive ? await askForSomeone(template, context, limits) : anyPersona(template);
}

function personaInFile(
  file: string,
  template: PlayerTemplate | null,
  limits: readonly Constraint[],
): Persona {
  const persona = personaFrom(template, choicesIn(file));
  const problems = personaProblems(template, persona, limits);
  if (problems.length === 0) return persona;
  throw new NarratoriaError('invalid_usage', `${file}: ${problems.join(' ')}`, { details: { problems } });
}

function choicesIn(file: string): Static<typeof CharacterSchema> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new NarratoriaError('file_unreadable', `${file} cannot be read.`, { details: { file }, cause });
  }
  const { value, error } = parseJsonDocument(text);
  if (error !== null)
    throw new NarratoriaError('invalid_usage', `${file}:${error.line}:${error.column}: ${error.message}`);
  const [finding] = validator(CharacterSchema)(value);
  if (finding !== undefined) throw new NarratoriaError('invalid_usage', `${file}: ${finding.message}`);
  return value as Static<typeof CharacterSchema>;
}

/** Asks what the template wants to know; Enter is an answer to everything. */
export async function askForSomeone(
  template: PlayerTemplate | null,
  context: Pick<PlayContext, 'keys' | 'output' | 'runtime'>,
  limits: readonly Constraint[] = [],
): Promise<Persona | null> {
  const { output } = context;
  const guidance = template?.character_creation?.guidance;
  if (guidance !== undefined) output.say([guidance]);
  const held = creationLimits(template, limits);
  if (held.length > 0) output.say(held);
  let chosen: PersonaChoices = {};
  for (const question of creationQuestions(template)) {
    const next = await askOne(question, chosen, { template, limits }, context);
    if (next === null) return null;
    chosen = next;
  }
  const persona = personaFrom(template, chosen);
  output.say([inWords(persona)]);
  return persona;
}

/** Asks until the answer is one that the template allows. */
async function askOne(
  question: CreationQuestion,
  chosen: PersonaChoices,
  { template, limits }: { template: PlayerTemplate | null; limits: readonly Constraint[] },
  context: Pick<PlayContext, 'keys' | 'output' | 'runtime'>,
): Promise<PersonaChoices | null> {
  const { output } = context;
  const options = question.options.map((option) => ({ title: option.name, text: option.text }));
  output.question({ ...question, options });
  for (;;) {
    const typed = await askLine(context);
    if (typed === null) return null;
    const answer = plainText(typed, MOST_LETTERS);
    if (answer === '') return chosen;
    const numbered = /^\d+$/.test(answer) ? question.options[Number(answer) - 1] : undefined;
    const named = question.options.find((option) => option.name.toLowerCase() === answer.toLowerCase());
    const meant = (numbered ?? named)?.name ?? (question.isFree ? answer : null);
    if (meant === null) {
      output.say([`Type a number from 1 to ${options.length}, or press Enter for ${question.otherwise}.`]);
      continue;
    }
    const next = question.take(chosen, meant);
    const problems = personaProblems(template, personaFrom(template, next), limits);
    if (problems.length === 0) return next;
    output.say(problems);
  }
}

function inWords({ name: called, race, calling, background, stats, items }: Persona): string {
  const kind = [race, calling, background].filter((part) => part !== null).join(', ');
  const figures = Object.entries(stats).map(([stat, value]) => `${stat} ${value}`);
  const parts = [
    called === 'You' ? kind : [called, kind].filter((part) => part !== '').join(': '),
    figures.join(', '),
    items.length === 0 ? '' : `With you: ${items.join(', ')}`,
  ];
  const told = parts.filter((part) => part !== '').map((part) => `${part}.`);
  return told.length === 0 ? 'Your character is ready.' : told.join(' ');
}

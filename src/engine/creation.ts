import { getOwn } from '../base/json.ts';
import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { Limit } from '../rules/constraints/constraint.ts';
import { type PersonaChoices, racesOf, startingStats } from './persona.ts';

/** Something to decide before the story begins. Nothing has to be: there is a good answer to each already. */
export interface CreationQuestion {
  text: string;
  guidance: string;
  /** To pick from by number; other words are taken too where `isFree`. */
  options: { name: string; text: string }[];
  isFree: boolean;
  /** What it is when nothing is said. */
  otherwise: string;
  /** What was decided, with this answer. */
  take(chosen: PersonaChoices, answer: string): PersonaChoices;
}

type Option = { name: string; description?: string; restrictions?: string };

/** The questions of a template, in order: much for the guided, little for a preset person, words for the free. */
export function creationQuestions(template: PlayerTemplate | null): CreationQuestion[] {
  const mode = template?.character_creation?.mode ?? (template === null ? 'freeform' : 'guided');
  const fixed = template?.constraints?.fixed_background;
  const isFree = mode === 'freeform';
  const lists = [
    listed('Choose a people', racesOf(template), (chosen, race) => ({ ...chosen, race })),
    listed('Choose a profession', template?.allowed_classes, (chosen, calling) => ({ ...chosen, calling })),
    ...(fixed === undefined
      ? [
          listed('Choose a background', template?.allowed_backgrounds, (chosen, background) => ({
            ...chosen,
            background,
          })),
        ]
      : []),
  ].flat();
  return [
    nameQuestion(),
    ...lists,
    ...(isFree ? freeQuestions(template) : []),
    ...(mode === 'preset' ? [] : [...statQuestion(template), ...prompts(template)]),
  ];
}

/** What nobody in this campaign can be or have, told before the first question. */
export function creationLimits(template: PlayerTemplate | null, limits: readonly Limit[]): string[] {
  const { era_locked: era, must_be_human: human, fixed_background: past } = template?.constraints ?? {};
  return [
    ...new Set([
      ...(era === undefined ? [] : [`You belong to this time: ${era}.`]),
      ...(human === true ? ['Only humans can be played here.'] : []),
      ...(past === undefined ? [] : [`Your past is settled: ${past}.`]),
      ...limits.filter(({ kind }) => kind === 'not_exist').map(({ text }) => text),
    ]),
  ];
}

function nameQuestion(): CreationQuestion {
  return {
    text: 'What is your name?',
    guidance: '',
    options: [],
    isFree: true,
    otherwise: 'unnamed',
    take: (chosen, name) => ({ ...chosen, name }),
  };
}

/** One option needs no question. */
function listed(
  text: string,
  options: readonly Option[] | undefined,
  take: CreationQuestion['take'],
): CreationQuestion[] {
  const [first] = options ?? [];
  if (first === undefined || options?.length === 1) return [];
  const shown = (options ?? []).map(({ name, description = '', restrictions = '' }) => ({
    name,
    text: `${description} ${restrictions}`.trim(),
  }));
  return [{ text, guidance: '', options: shown, isFree: false, otherwise: first.name, take }];
}

function freeQuestions(template: PlayerTemplate | null): CreationQuestion[] {
  const free = (text: string, guidance: string, take: CreationQuestion['take']): CreationQuestion => ({
    text,
    guidance,
    options: [],
    isFree: true,
    otherwise: 'as it comes',
    take,
  });
  const isOpen = (list: readonly unknown[] | undefined) => list === undefined || list.length === 0;
  const past = free(
    'Who are you?',
    'A few words: “a clockmaker’s runaway apprentice”.',
    (chosen, background) => ({
      ...chosen,
      background,
    }),
  );
  const traits = free(
    'What are you like, or good at?',
    'Up to five words, with commas.',
    (chosen, words) => ({
      ...chosen,
      traits: words
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .slice(0, 5),
    }),
  );
  const isSettled = template?.constraints?.fixed_background !== undefined;
  return [...(isOpen(template?.allowed_backgrounds) && !isSettled ? [past] : []), traits];
}

function statQuestion(template: PlayerTemplate | null): CreationQuestion[] {
  const { attributes = [], point_pool: pool } = template?.starting_stats ?? {};
  if (attributes.length === 0) return [];
  const names = attributes.map(({ name }) => name);
  const ranges = attributes.map(({ name, min, max }) => `${name}${rangeOf(min, max)}`).join(', ');
  const start = startingStats(template);
  return [
    {
      text: `What are you good at? ${pool === undefined ? '' : `There are ${pool} points to share out.`}`.trim(),
      guidance: `Type ${names.length} numbers, for ${ranges}.`,
      options: [],
      isFree: true,
      otherwise: names.map((name) => `${name} ${getOwn(start, name)}`).join(', '),
      take: (chosen, answer) => ({ ...chosen, stats: numbersFor(names, answer) }),
    },
  ];
}

function rangeOf(min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return '';
  return ` (${[min, max].filter((bound) => bound !== undefined).join(' to ')})`;
}

/** What is no number stays none, so that the template's check can complain of it. */
function numbersFor(names: readonly string[], answer: string): Record<string, number> {
  const numbers = answer
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  return Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? Number.NaN]));
}

function prompts(template: PlayerTemplate | null): CreationQuestion[] {
  const asked = template?.prompts ?? [];
  const required = (template?.required_attributes ?? []).filter(
    (attribute) => !KNOWN.test(attribute) && !asked.some(({ question }) => sharesWord(question, attribute)),
  );
  return [
    ...asked.map(({ question, guidance = '', examples = [] }) => prompt(question, guidance, examples)),
    ...required.map((attribute) =>
      prompt(`${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}?`, '', []),
    ),
  ];
}

/** Attributes that the other questions ask for. */
const KNOWN = /^(?:name|race|people|class|calling|background|past|stats?)$/i;

function prompt(question: string, guidance: string, examples: readonly string[]): CreationQuestion {
  return {
    text: question,
    guidance,
    options: examples.map((name) => ({ name, text: '' })),
    isFree: true,
    otherwise: 'you would rather not say',
    take: (chosen, answer) => ({ ...chosen, answers: [...(chosen.answers ?? []), { question, answer }] }),
  };
}

/** Whether a question is about an attribute: a word of some length stands in both. */
function sharesWord(question: string, attribute: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const asked = new Set(words(question));
  return words(attribute).some((word) => asked.has(word));
}

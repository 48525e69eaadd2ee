import type { Brief, PersonBrief } from '../contracts/brief.ts';
import { opinionName } from '../rules/opinion.ts';
import { clause, oneLine } from './material.ts';

const MOST_LINES = 3;
/** Who is named however little room there is. */
const MOST_NAMED = 6;

const ANSWERS_FIRST =
  'Is here for what comes of the choice and answers it; has gone, or is busy elsewhere, when the next thing begins.';

/** Only who is here, in the same order. */
export function namesHere(brief: Parameters<typeof peopleLines>[0]): string[] {
  const { partner } = brief;
  return [
    ...(partner === null ? [] : [`${nameLine(partner)} ${ANSWERS_FIRST}`]),
    ...inOrder(brief).slice(0, MOST_NAMED).map(nameLine),
  ];
}

/** Who is here, what they want, what they think of the reader and how they talk; the focus of the scene first. */
export function peopleLines(
  brief: Pick<Brief, 'people' | 'partner' | 'direction' | 'deed' | 'topics'>,
): string[] {
  const { partner } = brief;
  return [
    ...(partner === null ? [] : [`${personLine(partner, brief)} ${ANSWERS_FIRST}`]),
    ...inOrder(brief).map((person) => personLine(person, brief)),
  ];
}

function inOrder({ people, direction, deed }: Pick<Brief, 'people' | 'direction' | 'deed'>): PersonBrief[] {
  const isFirst = ({ id }: PersonBrief) => id === direction.focus || id === deed?.target?.id;
  return [...people.filter(isFirst), ...people.filter((person) => !isFirst(person))];
}

function nameLine({ name, pronoun, role, arrived }: PersonBrief): string {
  const who = `- ${oneLine(name, 80)} (${pronoun})${role === '' ? '' : `, ${clause(role, 60)}`}.`;
  return arrived ? `${who} Has just come.` : who;
}

function personLine(person: PersonBrief, { topics }: Pick<Brief, 'topics'>): string {
  const { name, pronoun, role, met, arrived, opinion, state, description } = person;
  const wants = person.wants
    .slice(0, 2)
    .map(({ text, taken }) => `${clause(text, 160)}${taken ? ' (you help with it)' : ''}`);
  const guarded = topics
    .filter(({ id }) => person.guards.includes(id))
    .map((topic) => oneLine(topic.name, 60));
  const lines = person.lines.slice(0, MOST_LINES).map((line) => `"${oneLine(line, 160)}"`);
  return [
    `- ${oneLine(name, 80)} (${pronoun})${role === '' ? '' : `, ${clause(role, 120)}`}.`,
    met ? `${sentence(opinionName(opinion))} towards the reader.` : 'Seen for the first time.',
    arrived ? 'Has just come.' : '',
    state === '' ? '' : `Now: ${clause(state, 160)}.`,
    wants.length === 0 ? '' : `Wants: ${wants.join('; ')}.`,
    person.knows.length === 0 ? '' : `Knows from the reader: ${oneLine(person.knows.join(' '), 240)}`,
    person.remembers === null ? '' : remembered(person.remembers),
    met || description === '' ? '' : `Looks: ${clause(description.replaceAll('.;', ';'), 240)}.`,
    person.traits.length === 0
      ? ''
      : `Is ${person.traits
          .slice(0, 4)
          .map((trait) => oneLine(trait, 40))
          .join(', ')}.`,
    person.flaws.length === 0 ? '' : `Weakness: ${clause(person.flaws[0] ?? '', 80)}.`,
    person.speech.style === '' ? '' : `Speaks: ${clause(person.speech.style, 160)}.`,
    guarded.length === 0 ? '' : `Evades questions about ${guarded.join(', ')}.`,
    lines.length === 0 ? '' : `Might say, once: ${lines.join(' ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function remembered({ act, item }: NonNullable<PersonBrief['remembers']>): string {
  return `Remembers what the reader last did: ${act.replaceAll('_', ' ')}${item === null ? '' : ` (${oneLine(item, 60)})`}.`;
}

function sentence(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

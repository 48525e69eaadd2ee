import { wordCount } from '../../../../src/sdk/index.ts';
import type { Candidate, Reason } from './candidate.ts';
import type { ChoicesInput, Person } from './input.ts';
import { spanOf } from './places.ts';

const MAX_WORDS = 12;

const FORMS = {
  she: { subject: 'She', are: 'she is', do: 'she talks', own: 'her' },
  he: { subject: 'He', are: 'he is', do: 'he talks', own: 'his' },
  they: { subject: 'They', are: 'they are', do: 'they talk', own: 'their' },
} as const;

/** What can be done with the people who are here. */
export function* withPeople(input: ChoicesInput, isTold: (name: string) => boolean): Iterable<Candidate> {
  for (const person of input.people) {
    yield* questions(person, input, isTold);
    yield* pressing(person);
    yield* helping(person, input);
    yield* giving(person, input);
  }
  const [one, two] = input.people;
  if (one !== undefined && two !== undefined) {
    yield {
      verb: 'sneak',
      target: one.id,
      tags: [],
      text: `Listen to ${callName(one)} and ${callName(two)} unseen`,
      hint: 'Being caught would cost you both of them.',
      stakes: 'stealth',
      because: [present(one), present(two)],
      score: 1,
    };
  }
}

function* questions(
  person: Person,
  input: ChoicesInput,
  isTold: (name: string) => boolean,
): Iterable<Candidate> {
  const name = callName(person);
  const hint = person.regard <= -15 ? `${FORMS[person.pronoun].subject} may not answer you.` : undefined;
  const base = { verb: 'talk', target: person.id, stakes: 'truth' as const, ...(hint && { hint }) };
  for (const topic of input.topics) {
    if (!topic.holdsMore || topic.askedOf.includes(person.id)) continue;
    const isFresh = isTold(topic.name);
    yield {
      ...base,
      tags: [topic.id],
      text: `Ask ${name} about ${topic.name}`,
      because: [
        present(person),
        {
          kind: 'lore',
          ref: topic.ref || topic.id,
          text: isFresh ? `${topic.name} has just come up` : `${topic.name} is still unexplained`,
        },
      ],
      score: 1.1 + (isFresh ? 1.6 : 0) + (topic.raised ? 0.5 : -0.6) - 0.2 * topic.askedOf.length,
    };
  }
  const others = [...input.people.map((entry) => ({ id: entry.id, name: callName(entry) })), ...input.absent];
  for (const other of others.filter(({ id }) => person.opinions.includes(id))) {
    const otherName = other.name;
    yield {
      ...base,
      tags: [other.id],
      text: `Ask ${name} about ${otherName}`,
      because: [present(person), { kind: 'npc', ref: other.id, text: `You have met ${otherName}` }],
      score: 0.7 + (isTold(otherName) ? 0.7 : 0),
    };
  }
  yield {
    ...base,
    tags: [],
    text: `Talk to ${name} of nothing in particular`,
    stakes: 'trust',
    because: [present(person), feeling(person)],
    score: 0.5 + (person.regard > 0 ? 0.2 : 0),
  };
}

function* pressing(person: Person): Iterable<Candidate> {
  if (!person.hides) return;
  const name = callName(person);
  const { subject, are, do: talks } = FORMS[person.pronoun];
  const secret: Reason = {
    kind: 'npc',
    ref: person.ref || person.id,
    text: `${name} has not told you everything`,
  };
  if (person.regard > -15) {
    yield {
      verb: 'persuade',
      target: person.id,
      tags: [],
      text: `Press ${name} on what ${are} keeping back`,
      hint: `${subject} may close up for good.`,
      stakes: 'trust',
      because: [secret, feeling(person)],
      score: 0.7 + Math.min(1.2, Math.max(0, person.regard) / 16),
    };
  }
  if (person.regard <= -40) {
    yield {
      verb: 'fight',
      target: person.id,
      tags: [],
      text: `Come to blows with ${name}`,
      hint: 'Nobody comes out of that well.',
      stakes: 'force',
      because: [feeling(person)],
      score: 0.7,
    };
  }
  yield {
    verb: 'threaten',
    target: person.id,
    tags: [],
    text: `Lean on ${name} until ${talks}`,
    hint: 'It will be remembered, and not only here.',
    stakes: 'force',
    because: [secret, feeling(person)],
    score: person.regard <= -15 ? 1.1 : 0.85,
  };
}

function* helping(person: Person, input: ChoicesInput): Iterable<Candidate> {
  const name = callName(person);
  for (const { id, text, taken } of person.wants) {
    const want = shortened(text, MAX_WORDS - 1 - wordCount(name));
    if (want === null) continue;
    const reason: Reason = {
      kind: 'thread',
      ref: id,
      text: taken ? `You gave ${name} your word` : `${name} means to ${want}`,
    };
    yield {
      verb: 'help',
      target: person.id,
      tags: [id],
      text: taken ? `Keep your word to ${name}` : `Help ${name} ${want}`,
      hint: `It will take what is left of ${spanOf(input.time.part)}.`,
      stakes: 'kindness',
      because: [reason, feeling(person)],
      score: (taken ? 0.9 : 1.2) + (person.regard <= -15 ? -0.6 : 0),
    };
  }
}

function* giving(person: Person, input: ChoicesInput): Iterable<Candidate> {
  const said = [...person.lines, ...person.wants.map(({ text }) => text)].join(' ').toLowerCase();
  for (const item of input.items) {
    const noun = item.name.replace(/^the\s+/, '').split(/\s(?:of|from|with|for)\s/)[0] ?? '';
    const isWanted = noun !== '' && said.includes(noun.split(' ').at(-1)?.toLowerCase() ?? noun);
    const text = `Give ${callName(person)} ${item.name}`;
    if (wordCount(text) > MAX_WORDS) continue;
    yield {
      verb: 'give',
      target: person.id,
      tags: [item.id],
      text,
      hint: 'You will not have it when you want it.',
      stakes: 'kindness',
      because: [{ kind: 'item', ref: item.id, text: `You carry ${item.name}` }, feeling(person)],
      score: 0.6 + (isWanted ? 1.2 : 0) + (person.regard <= -15 ? 0.3 : 0),
    };
  }
}

/** A wish that fits behind “Help Iz”: without brackets and side clauses if need be; null when it cannot. */
function shortened(want: string, words: number): string | null {
  const plain = want
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^to\s+/i, '')
    .replace(/[.!]+$/, '')
    .trim();
  if (/\byour?s?\b/i.test(plain) || plain === '') return null;
  const fitting = [plain, plain.split(/[,;:]|\s(?:so that|before|until|because)\s/)[0]?.trim() ?? ''];
  const short = fitting.find((text) => text !== '' && wordCount(text) <= words);
  return short === undefined ? null : short.charAt(0).toLowerCase() + short.slice(1);
}

function callName({ name, shortName }: Pick<Person, 'name' | 'shortName'>): string {
  return shortName || name;
}

function present(person: Person): Reason {
  return { kind: 'npc', ref: person.ref || person.id, text: `${callName(person)} is here` };
}

function feeling(person: Person): Reason {
  const name = callName(person);
  return { kind: 'relationship', ref: person.id, text: regardInWords(person, name) };
}

function regardInWords({ regard, pronoun }: Person, name: string): string {
  if (regard >= 45) return `${name} trusts you`;
  if (regard >= 15) return `${name} has warmed to you`;
  if (regard <= -45) return `${name} would be rid of you`;
  if (regard <= -15) return `${name} holds something against you`;
  return `${name} has not made up ${FORMS[pronoun].own} mind about you`;
}

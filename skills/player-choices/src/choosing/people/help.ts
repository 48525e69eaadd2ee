import { wordCount } from '../../../../../src/sdk/index.ts';
import type { Candidate } from '../candidate.ts';
import { kindness, promise } from '../debts.ts';
import type { Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { asReason, between } from '../past.ts';
import { callName, feeling, MAX_WORDS } from '../words.ts';
import { isOnTerms } from './terms.ts';

/** What somebody wants and could be helped with, and what was promised to them. */
export function* help(person: Person, matter: Matter): Iterable<Candidate> {
  if (!isOnTerms(person, matter.input)) return;
  const name = callName(person);
  const base = {
    verb: 'help',
    target: person.id,
    stakes: 'kindness' as const,
    hint: matter.random.pick([
      `${name} will count on you from then on.`,
      'It may be more work than it sounds.',
      'It will show whose side you are on.',
    ]),
  };
  const owed = promise(matter.past, person);
  if (owed !== null) {
    yield {
      ...base,
      tags: ['promise'],
      text: `Make good what you owe ${name}`,
      hint: 'It will cost you something.',
      because: [owed, feeling(person)],
      score: 1.9,
    };
  }
  const done = kindness(matter.past, person);
  const [known] = between(matter.past, person);
  const history = done ?? (known === undefined ? null : asReason(known));
  for (const { id, text, taken } of person.wants) {
    const room = MAX_WORDS - wordCount(name) - 1;
    const want = shortened(text, taken ? room - 1 : room);
    const line = taken
      ? want === null
        ? `See through what you began for ${name}`
        : `Go on helping ${name} ${want}`
      : want === null
        ? null
        : `Help ${name} ${want}`;
    if (line === null) continue;
    const why = taken ? `You have begun to help ${name} with this` : `${name} means to ${want}`;
    yield {
      ...base,
      tags: [id],
      text: line,
      because: [
        { kind: 'thread', ref: id, text: why },
        ...(history === null ? [] : [history]),
        ...(Math.abs(person.regard) < 15 ? [] : [feeling(person)]),
      ],
      score: (taken ? 1.3 : 1.2) + (person.regard <= -15 ? -0.6 : 0),
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

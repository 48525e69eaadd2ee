import type { PersonBrief } from '../../contracts/brief.ts';
import { callName, type Draft, type OptionMatter } from './option.ts';
import { feelingOrPresence, pastWith } from './reasons.ts';
import { COLD, isOnTerms } from './terms.ts';

/** What somebody wants and could be helped with. */
export function* wants(person: PersonBrief, matter: OptionMatter): Iterable<Draft> {
  if (!isOnTerms(person, matter.brief)) return;
  for (const { id, text, taken } of person.wants) {
    const why = taken
      ? `You have begun to help ${callName(person)} with this`
      : `${callName(person)} wants: ${text}`;
    yield {
      act: 'help',
      target: person.id,
      want: id,
      stakes: 'kindness',
      cost: taken ? 'time' : 'promise',
      because: [
        { kind: 'thread', ref: id, text: why },
        ...pastWith(person, matter),
        feelingOrPresence(person),
      ],
      weight: (taken ? 1.4 : 1.2) + (person.opinion <= COLD ? -0.6 : 0),
    };
  }
}

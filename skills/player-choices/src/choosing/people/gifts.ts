import type { Candidate } from '../candidate.ts';
import { openWrong } from '../debts.ts';
import type { Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason, between } from '../past.ts';
import { callName, feeling } from '../words.ts';

/** What can be given away: above all what somebody has spoken of, and what might make peace. */
export function* gifts(person: Person, { input, past }: Matter): Iterable<Candidate> {
  const said = [...person.lines, ...person.wants.map(({ text }) => text)].join(' ').toLowerCase();
  const isCold = person.regard <= -15;
  const wrong = isCold ? openWrong(past, person) : null;
  const [known] = between(past, person);
  const history = wrong?.because ?? (known === undefined ? null : asReason(known));
  for (const item of input.items) {
    const noun = item.name.replace(/^the\s+/, '').split(/\s(?:of|from|with|for)\s/)[0] ?? '';
    const isSpokenOf = noun !== '' && said.includes(noun.split(' ').at(-1)?.toLowerCase() ?? noun);
    const name = callName(person);
    const [found] = about(past, item.name);
    yield {
      verb: 'give',
      target: person.id,
      tags: [item.id],
      text: isCold
        ? `Offer ${name} ${item.name} ${wrong === null ? 'to make peace' : `for ${wrong.name}`}`
        : `Give ${name} ${item.name}`,
      hint: 'You will not have it when you want it.',
      stakes: 'kindness',
      because: [
        ...(history === null ? [] : [history]),
        ...(found === undefined ? [] : [asReason(found, item.name)]),
        { kind: 'item', ref: item.id, text: `You carry ${item.name}` },
        ...(isSpokenOf
          ? [{ kind: 'relationship' as const, ref: person.id, text: `${name} might be glad of it` }]
          : [feeling(person)]),
      ],
      score: 0.5 + (isSpokenOf ? 1.3 : 0) + (isCold ? 0.4 : 0),
    };
  }
}

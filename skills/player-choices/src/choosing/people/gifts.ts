import { wordCount } from '../../../../../src/sdk/index.ts';
import type { Candidate } from '../candidate.ts';
import { openWrong } from '../debts.ts';
import type { Person } from '../input.ts';
import type { Matter } from '../matter.ts';
import { about, asReason, between } from '../past.ts';
import { callName, feeling, MAX_WORDS } from '../words.ts';

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
        ? offering(`Offer ${name} ${item.name}`, wrong?.name ?? null)
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

/** What the gift is for, in as many words as there is room for. */
function offering(gift: string, wrong: string | null): string {
  const amends = `${gift} to make up for ${wrong}`;
  return wrong !== null && wordCount(amends) <= MAX_WORDS ? amends : `${gift} to make peace`;
}

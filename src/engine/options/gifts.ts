import type { PersonBrief } from '../../contracts/brief.ts';
import { isNeeded } from './needed-items.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feelingOrPresence } from './reasons.ts';
import { COLD, isFoe } from './terms.ts';

/** What can be given away or shown: above all what somebody has spoken of, and what might make peace. */
export function* gifts(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { brief, circumstances, world } = input;
  const said = [...person.lines, ...person.wants.map(({ text }) => text)].join(' ').toLowerCase();
  const name = callName(person);
  for (const item of brief.you.items) {
    const isSpokenOf = said.includes(lastWord(item.name));
    const because = [
      { kind: 'item', ref: item.id, text: `You carry ${item.name}` },
      isSpokenOf
        ? { kind: 'relationship', ref: person.id, text: `${name} has spoken of it` }
        : feelingOrPresence(person),
    ];
    const isCold = person.opinion <= COLD;
    const base = { target: person.id, item: item.id, because };
    // Nobody gives away for nothing what nobody has asked for.
    if ((isSpokenOf || isCold) && !isNeeded(item, circumstances.campaign, world))
      yield {
        ...base,
        act: 'give',
        stakes: 'kindness',
        cost: 'item',
        weight: 0.4 + (isSpokenOf ? 1.3 : 0) + (isCold ? 0.4 : 0),
      };
    if (isSpokenOf && !isFoe(person))
      yield { ...base, act: 'show', stakes: 'trust', cost: 'known', weight: 1.2 };
  }
}

function lastWord(name: string): string {
  const [noun = name] = name.toLowerCase().split(/\s(?:of|from|with|for)\s/);
  return noun.split(' ').at(-1) ?? noun;
}

import type { PersonBrief } from '../../contracts/brief.ts';
import { isNeeded } from './needed-items.ts';
import { callName, type Draft, idOf, lastOffered, type OptionInput } from './option.ts';
import { feeling } from './reasons.ts';
import { COLD, isFoe } from './terms.ts';

/** What nobody has asked to see comes up seldom, and then before much else. */
const UNASKED = 1.8;
/** Scenes until it is put forward again, for somebody else. */
const REST = 10;

/** What can be given away or shown: above all what somebody has spoken of, and what might make peace. */
export function* gifts(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { brief, circumstances, world } = input;
  const said = [...person.lines, ...person.wants.map(({ text }) => text)].join(' ').toLowerCase();
  const name = callName(person);
  const unasked: Draft[] = [];
  // What a beat or an ending asks for comes up there.
  const isAuthors = (item: { name: string }) => isNeeded(item, circumstances.campaign, world);
  for (const item of brief.you.items) {
    const isSpokenOf = said.includes(lastWord(item.name));
    const because = [
      { kind: 'item', ref: item.id, text: `You carry ${item.name}` },
      isSpokenOf
        ? { kind: 'relationship', ref: person.id, text: `${name} has spoken of it` }
        : feeling(person),
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
    const shown: Draft = { ...base, act: 'show', stakes: 'trust', cost: 'known', weight: 1.2 };
    if (isSpokenOf && !isFoe(person)) yield shown;
    if (!isSpokenOf && !isAuthors(item) && person.met && !isCold && isUnseen(shown, input))
      unasked.push(shown);
  }
  const newest = unasked.at(-1);
  if (newest !== undefined) yield { ...newest, weight: UNASKED };
}

/** Whether an item was never put forward for this person, and not of late for anybody else. */
function isUnseen(shown: Draft, { brief, circumstances, world }: OptionInput): boolean {
  const last = (target: string | undefined) =>
    lastOffered(idOf({ ...shown, ...(target && { target }) }), world);
  const ofLate = Math.max(0, ...circumstances.campaign.people.map(({ id }) => last(id)));
  return last(shown.target) === 0 && (ofLate === 0 || brief.scene - ofLate >= REST);
}

function lastWord(name: string): string {
  const [noun = name] = name.toLowerCase().split(/\s(?:of|from|with|for)\s/);
  return noun.split(' ').at(-1) ?? noun;
}

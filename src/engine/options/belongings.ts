import type { PersonBrief } from '../../contracts/brief.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling } from './reasons.ts';
import { isFriend, isOnTerms } from './terms.ts';

/** What somebody carries can be asked for as a favour, or bargained for. */
export function* belongings(person: PersonBrief, { brief, world }: OptionInput): Iterable<Draft> {
  if (!isOnTerms(person, brief) || !person.met) return;
  const [item] = person.items.filter(({ id }) => world.items.every((own) => own.id !== id));
  if (item === undefined) return;
  const isFavour = isFriend(person) || person.temper.includes('generous');
  yield {
    act: isFavour ? 'ask_favour' : 'bargain',
    target: person.id,
    item: item.id,
    stakes: 'gain',
    cost: isFavour ? 'promise' : 'trust',
    because: [{ kind: 'item', ref: item.id, text: `${callName(person)} has ${item.name}` }, feeling(person)],
    weight: 0.9,
  };
}

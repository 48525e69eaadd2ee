import type { PersonBrief } from '../../contracts/brief.ts';
import { ruleOf, verbOf } from '../../rules/acts.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling, pastWith } from './reasons.ts';
import { heldBack, isFoe, isOnTerms, mayAskFavour } from './terms.ts';

/** From here on a faction stands in for its people. */
const WELL_THOUGHT_OF = 30;

/** What there is between the player and somebody: amends after a wrong, and a favour among friends. */
export function* bonds(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  const target = person.id;
  const past = pastWith(person, input);
  const isWronged = ruleOf(person.remembers?.act ?? '').wrongs === true;
  // Whom the plot alone has turned against the player has nothing to forgive.
  if (
    (isFoe(person) && (person.remembers !== null || person.state === '')) ||
    (isWronged && person.opinion < 0)
  )
    yield {
      act: 'make_amends',
      target,
      stakes: 'kindness',
      because: [...past, feeling(person)],
      weight: 2.1,
    };
  const topic = heldBack(person, brief);
  if (topic !== null && mayAskFavour(person, brief))
    yield {
      act: 'ask_favour',
      target,
      topic,
      stakes: 'trust',
      cost: 'promise',
      because: [...past, feeling(person)],
      weight: 1.4 + (isKindness(person) ? 0.4 : 0),
    };
  if (!isOnTerms(person, brief) || !person.hides) return;
  for (const { id, name, reputation } of brief.threads.factions) {
    if (!person.factions.includes(id) || reputation <= WELL_THOUGHT_OF) continue;
    yield {
      act: 'persuade',
      target,
      topic: id,
      stakes: 'trust',
      cost: 'known',
      because: [
        {
          kind: 'relationship',
          ref: id,
          text: `${name} think well of you, and ${callName(person)} is one of them`,
        },
        feeling(person),
      ],
      weight: 1.4,
    };
  }
}

function isKindness({ remembers }: PersonBrief): boolean {
  const verb = verbOf(remembers?.act ?? '');
  return verb === 'help' || verb === 'give';
}

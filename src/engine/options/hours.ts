import { aptitudeFor } from '../../rules/aptitude.ts';
import type { Draft, OptionInput } from './option.ts';

const MOST_THOUGHTS = 2;

/** Time that can be let go by, alone with what one has heard. */
export function* hours({ brief, circumstances }: OptionInput): Iterable<Draft> {
  const { part } = brief.time;
  const isAlone = brief.people.length === 0;
  const because = [{ kind: 'place', ref: 'time', text: `It is ${part}` }];
  yield {
    act: 'wait',
    stakes: 'time',
    cost: 'time',
    because,
    weight: (isAlone ? 0.5 : 0.2) + (part === 'afternoon' || part === 'dusk' ? 0.3 : 0),
  };
  yield { act: 'search', stakes: 'discovery', because, weight: -0.5 };
  if (part === 'evening' || part === 'night')
    yield { act: 'rest', stakes: 'time', cost: 'time', because, weight: part === 'night' ? 1.1 : 0.6 };
  const { persona, rules } = circumstances;
  const isLearned = aptitudeFor('remember', { ...persona, statMax: rules.statMax })?.level === 'high';
  const topics = brief.topics.filter(
    ({ heard, raised, holdsMore }) => holdsMore && (heard || (isLearned && raised)),
  );
  for (const { id, name } of topics.slice(0, MOST_THOUGHTS))
    yield {
      act: 'remember',
      topic: id,
      stakes: 'time',
      because: [{ kind: 'memory', ref: id, text: `You have heard of ${name}` }],
      weight: isAlone ? 1.1 : isLearned ? 0.9 : 0.3,
    };
}

import { aptitudeFor } from '../../rules/aptitude.ts';
import { type Draft, idOf, lastOffered, type OptionInput } from './option.ts';

/** Time that can be let go by, alone with what one has heard. */
export function* hours({ brief, circumstances, world }: OptionInput): Iterable<Draft> {
  const { part } = brief.time;
  const isAlone = brief.people.length === 0;
  const because = [{ kind: 'place', ref: 'time', text: `It is ${part}` }];
  if (isAlone) yield { act: 'wait', stakes: 'time', cost: 'time', because, weight: 0.4 };
  // Nobody sleeps in a story whose hours the author keeps, or through its only ones.
  if (!brief.time.held && brief.time.hours.length === 0 && (part === 'evening' || part === 'night'))
    yield { act: 'rest', stakes: 'time', cost: 'time', because, weight: part === 'night' ? 1.1 : 0.6 };
  const { persona, rules } = circumstances;
  const isLearned = aptitudeFor('remember', { ...persona, statMax: rules.statMax })?.level === 'high';
  // Only who knows such things comes upon something new by thinking, and once for each.
  const topic = brief.topics.find(({ raised, holdsMore }) => isLearned && holdsMore && raised);
  if (topic === undefined) return;
  const draft: Draft = {
    act: 'remember',
    topic: topic.id,
    stakes: 'discovery',
    because: [{ kind: 'memory', ref: topic.id, text: `You have heard of ${topic.name}` }],
    weight: isAlone ? 1.1 : 0.9,
  };
  if (lastOffered(idOf(draft), world) === 0) yield draft;
}

import { verbOf } from '../../rules/acts.ts';
import { aptitudeFor } from '../../rules/aptitude.ts';
import type { Draft, OptionInput } from './option.ts';
import { pastOf } from './reasons.ts';

/** Where one can go from here; the longer one has stayed, the more it tempts. */
export function* ways(input: OptionInput): Iterable<Draft> {
  const { brief, circumstances } = input;
  const { place, people, threads } = brief;
  if (place === null) return;
  const since = threads.recent.findIndex(({ act }) => verbOf(act) === 'go');
  const isSpent = people.length === 0 && !place.holdsMore;
  const restless = Math.min(1.4, 0.25 * (since === -1 ? threads.recent.length : since) + (isSpent ? 0.6 : 0));
  const { persona, rules } = circumstances;
  const stealth = aptitudeFor('sneak', { ...persona, statMax: rules.statMax });
  for (const exit of place.exits) {
    const [friend] = exit.people;
    const because = [
      ...pastOf(exit.id, exit.name, input),
      ...(friend === undefined
        ? []
        : [{ kind: 'relationship', ref: friend, text: `${friend} is usually there at this hour` }]),
      {
        kind: 'place',
        ref: exit.ref || exit.id,
        text: exit.visited ? `You know the way to ${exit.name}` : `You have not been to ${exit.name}`,
      },
    ];
    const weight = (exit.visited ? 0.5 : 0.9) + restless + (friend === undefined ? 0 : 0.25);
    const base = { target: exit.id, because };
    yield {
      ...base,
      act: 'go',
      stakes: 'leaving',
      ...(people.length > 0 && { cost: 'leaves' as const }),
      weight,
    };
    if (stealth?.level === 'high' && !exit.visited)
      yield {
        ...base,
        act: 'sneak',
        stakes: 'stealth',
        cost: 'trust',
        because: [
          { kind: 'trait', ref: stealth.name, text: `You are good at it: ${stealth.name}` },
          ...because,
        ],
        weight: weight - 0.1,
      };
  }
}

import { isNamedIn } from '../../base/phrase.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Reason } from '../../contracts/question.ts';
import { verbOf } from '../../rules/acts.ts';
import { aptitudeFor } from '../../rules/aptitude.ts';
import type { Draft, OptionInput } from './option.ts';
import { pastOf } from './reasons.ts';

/** What it is worth to bring somebody what has just come out about them. */
const WORTH_OF_NEWS = 1.5;

/** What it is worth to go to whom the player has promised something. */
const WORTH_OF_A_PROMISE = 1;

/** What the player has just learned of somebody who is there. */
function newsFor(
  { people }: NonNullable<Brief['place']>['exits'][number],
  { effects }: Brief,
): Reason | undefined {
  for (const effect of effects) {
    if (effect.kind !== 'learned') continue;
    const { fact: ref, text } = effect;
    if (people.some((name) => isNamedIn(text.toLowerCase(), name.toLowerCase())))
      return { kind: 'news', ref, text };
  }
  return undefined;
}

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
    const news = newsFor(exit, brief);
    const owed = threads.due.find(({ kind, who }) => kind === 'promise' && exit.people.includes(who.name));
    const because = [
      ...(owed === undefined
        ? []
        : [
            {
              kind: 'thread',
              ref: owed.id,
              text: `${owed.who.name} has your word, and is there at this hour`,
            },
          ]),
      ...(news === undefined ? [] : [news]),
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
    const weight =
      (exit.visited ? 0.5 : 0.9) +
      restless +
      (friend === undefined ? 0 : 0.25) +
      (news === undefined ? 0 : WORTH_OF_NEWS) +
      (owed === undefined ? 0 : WORTH_OF_A_PROMISE);
    const base = { target: exit.id, because };
    yield {
      ...base,
      act: 'go',
      stakes: 'leaving',
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

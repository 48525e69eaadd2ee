import type { Fact } from '../../campaign/campaign.ts';
import type { PersonBrief } from '../../contracts/brief.ts';
import { bearingOn, canBeTold, knownFacts } from '../knowledge.ts';
import { callName, type Draft, type OptionInput } from './option.ts';
import { feeling } from './reasons.ts';
import { isFoe, isFriend } from './terms.ts';

const WORTH = { theirs: 0, helps: 1.6, hurts: 1.1, news: 0.7 } as const;
const MOST_FACTS = 2;

/** Whether whoever's secret it is stands by. */
export function isOverheard({ kind, about }: Fact, { brief: { people } }: OptionInput): boolean {
  return kind === 'secret' && people.some(({ id }) => id === about);
}

/** What the player knows and could tell somebody; they would do something with it. */
export function* tellings(person: PersonBrief, input: OptionInput): Iterable<Draft> {
  const { campaign } = input.circumstances;
  const whole = campaign.people.find(({ id }) => id === person.id);
  if (whole === undefined) return;
  const { authored, effects } = input.brief;
  // After a scene of the author's one tells what has just come out in it, and nothing else.
  const isNews = (id: string) => effects.some((effect) => effect.kind === 'learned' && effect.fact === id);
  const open = knownFacts(input.world, campaign).filter(
    (fact) =>
      canBeTold(fact, whole, input.world) &&
      !isOverheard(fact, input) &&
      (authored === null || isNews(fact.id)),
  );
  const ranked = open
    .map((fact) => ({ fact, bearing: bearingOn(fact, whole, input.world, campaign) }))
    .sort((one, other) => WORTH[other.bearing] - WORTH[one.bearing])
    .slice(0, MOST_FACTS);
  for (const { fact, bearing } of ranked) {
    const base = {
      target: person.id,
      fact: fact.id,
      because: [{ kind: 'lore', ref: fact.id, text: fact.text }, feeling(person)],
    };
    const isSecret = fact.kind === 'secret';
    yield {
      ...base,
      act: 'tell',
      stakes: 'truth',
      cost: isSecret ? 'trust' : 'known',
      weight: WORTH[bearing] + (isSecret ? 0.3 : 0),
    };
    if (isSecret && person.hides && !isFoe(person))
      yield { ...base, act: 'trade', stakes: 'gain', cost: 'known', weight: WORTH[bearing] + 0.2 };
  }
  if (!person.hides || isFoe(person) || isFriend(person)) return;
  // Who is held by what is known of them.
  const theirs = knownFacts(input.world, campaign).find(
    ({ about, kind }) => about === person.id && kind === 'secret',
  );
  if (theirs !== undefined)
    yield {
      act: 'threaten',
      target: person.id,
      fact: theirs.id,
      stakes: 'force',
      cost: 'known',
      because: [{ kind: 'lore', ref: theirs.id, text: `You know of ${callName(person)}: ${theirs.text}` }],
      weight: 0.5,
    };
}

import type { Brief } from '../../contracts/brief.ts';
import { type Act, verbOf } from '../../rules/acts.ts';
import { aptitudeFor } from '../../rules/aptitude.ts';
import type { Draft, OptionInput } from './option.ts';
import { pastOf } from './reasons.ts';

export type Thing = NonNullable<Brief['place']>['things'][number];

/** What the author's names say of things. */
const WRITTEN =
  /\b(?:list|notice|log|book|letter|ledger|note|map|sign|inscription|register|file|papers?|order|newspaper|poster|calendar|plaque|label|diary|chart)s?$/i;
const HOLLOW =
  /\b(?:beds?|drawers?|barrels?|cabinets?|box|boxes|chests?|desks?|tables?|counters?|shel(?:f|ves)|trunks?|cupboards?|bags?|coats?|heaps?|piles?|bins?|baskets?|wardrobes?|crates?|sacks?|pockets?|nets?)$/i;
const CLIMBABLE =
  /\b(?:walls?|trees?|ladder|rocks?|cliff|tower|fence|mast|crane|scaffold(?:ing)?|chimney|drainpipe|rope|trellis|roof|steeple)$/i;
const LOCKABLE = /\b(?:lock|door|hatch|gate|safe|chest|cabinet|strongbox|cupboard|drawer|vault|padlock)s?$/i;
/** What a hand can carry off, unless the author has tied it down. */
const PORTABLE =
  /\b(?:key|letter|note|map|book|coin|knife|bottle|cup|photograph|picture|watch|spoon|glove|hat|scarf|button|feather|doll|whistle|comb|locket|candle|pen|ribbon|card|ticket)$/i;
const TIED_DOWN = /\b(?:chain|nail|bolt|screw|fix|hang|hung|built|wall|string|pinned|pasted)/i;

/** How a thing is looked into. */
export function lookAt({ name }: Thing): Act {
  return WRITTEN.test(name) ? 'read' : HOLLOW.test(name) ? 'search' : 'look';
}

export function isPortable({ name, note }: Thing): boolean {
  return PORTABLE.test(name) && !TIED_DOWN.test(note);
}

/** What can be done with the things of a place. One that is not known yet is only offered if the scene names it. */
export function* things(input: OptionInput): Iterable<Draft> {
  const { brief } = input;
  for (const thing of brief.place?.things ?? []) {
    const target = thing.id;
    const because = [
      ...pastOf(thing.id, thing.name, input),
      { kind: 'place', ref: thing.ref || thing.id, text: thing.note || `${thing.name} is here` },
    ];
    const known = thing.known ? 0 : -0.5;
    // What has just been looked into is not looked into again at once.
    if (thing.holdsMore && brief.deed?.target?.id !== target) {
      const isWatched = brief.people.some(({ opinion }) => opinion < 0);
      yield {
        act: lookAt(thing),
        target,
        stakes: 'discovery',
        ...(isWatched && { cost: 'known' as const }),
        because,
        weight: 1.3 + known,
      };
      yield* attempts(thing, input, because);
    }
    if (isPortable(thing))
      yield { act: 'take', target, stakes: 'gain', cost: 'known', because, weight: 0.7 + known };
  }
  if (brief.place?.holdsMore === true)
    yield {
      act: 'look',
      stakes: 'discovery',
      because: [
        {
          kind: 'place',
          ref: brief.place.ref || brief.place.id,
          text: `There is more to ${brief.place.name} than you have seen`,
        },
      ],
      weight: 0.4,
    };
}

/** What the nimble open, the strong force and the agile climb. */
function* attempts(thing: Thing, { circumstances }: OptionInput, because: Draft['because']): Iterable<Draft> {
  const { persona, rules } = circumstances;
  const ways: [act: Act, stakes: Draft['stakes'], fits: boolean][] = [
    ['pick_lock', 'stealth', LOCKABLE.test(thing.name)],
    ['force', 'force', LOCKABLE.test(thing.name)],
    ['climb', 'discovery', CLIMBABLE.test(thing.name)],
  ];
  for (const [act, stakes, fits] of ways) {
    const gift = aptitudeFor(act, { ...persona, statMax: rules.statMax });
    if (!fits || gift?.level !== 'high') continue;
    const text = gift.kind === 'stat' ? `Your ${gift.name} is ${gift.value}` : `It is like you: ${gift.name}`;
    yield {
      act,
      target: thing.id,
      stakes,
      cost: verbOf(act) === 'try' ? 'danger' : 'known',
      because: [{ kind: 'trait', ref: gift.name, text }, ...because],
      weight: 1.3,
    };
  }
}

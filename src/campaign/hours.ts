import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { DayPart } from './campaign.ts';

export type PlayedHours = NonNullable<PlayerTemplate['hours']>;

const NIGHT: DayPart[] = ['evening', 'night'];
const DAY: DayPart[] = ['morning', 'noon', 'afternoon', 'dusk'];
/** What goes on at fixed hours, and comes again the next day. */
const EACH_DAY: readonly [RegExp, DayPart[]][] = [
  [
    /\b(?:night|overnight|midnight|graveyard) (?:bus|train|tram|ferry|boat|flight|shift|watch|watchman|porter|nurse|desk|clerk|guard|driver|round|market|patrol|shelter|kitchen|ward|pharmacy|express|crossing)\b/iu,
    NIGHT,
  ],
  [
    /\bevening (?:class|classes|school|course|choir|shift|surgery|lessons?|rehearsals?)\b/iu,
    ['dusk', 'evening'],
  ],
  [
    /\b(?:dawn|early|milk|paper|bread) (?:patrol|watch|shift|round)\b|\b(?:morning|breakfast) shift\b/iu,
    ['dawn', 'morning'],
  ],
];
/** What begins and is over on one day. */
const ON_ONE_DAY: readonly [RegExp, DayPart[]][] = [
  [
    /\b(?:over|within|during) (?:the course of )?(?:one|a single|just one|only one|this one) (?:evening|night)\b/iu,
    NIGHT,
  ],
  [
    /\b(?:it is|today is|this is) (?:a |the |your )?(?:(?!every|each|last|next)\p{L}+ ){0,2}?(?:market|fair|feast|polling|election|wedding|match|race|sports|show|moving|harvest|prize|auction) day\b|\b(?:over|within|during) (?:the course of )?(?:one|a single|just one|only one|this one) day\b/iu,
    DAY,
  ],
];
/** What others do at such hours, or what was, says nothing of the story. */
const OF_OTHERS =
  /\b(?:your|his|her|their) (?:\p{L}+ )?(?:father|mother|brother|sister|husband|wife|son|daughter|friend|neighbour|neighbor|aunt|uncle)\b|\b(?:missed|used to|once|years? ago|last (?:year|week|night|month)|every|each other) (?:the |an? )?$/iu;

/** The hours that a premise says the story plays in: “the night bus”, “an evening class”, “it is market day”; null where it says none. */
export function hoursSaid(text: string): PlayedHours | null {
  for (const [table, once] of [
    [ON_ONE_DAY, true],
    [EACH_DAY, false],
  ] as const) {
    for (const [said, parts] of table) {
      const found = said.exec(text);
      if (found === null) continue;
      const begun =
        text
          .slice(0, found.index)
          .split(/[.!?]\s/u)
          .at(-1) ?? '';
      if (!OF_OTHERS.test(begun)) return { parts, once };
    }
  }
  return null;
}

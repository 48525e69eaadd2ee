import {
  type Decoded,
  flag,
  ifGiven,
  listOf,
  mapOf,
  nullable,
  number,
  numberFrom,
  oneOf,
  optional,
  shape,
  text,
} from '../../../../src/sdk/index.ts';

const named = shape({ id: text, name: text });

const person = shape({
  id: text,
  name: text,
  shortName: optional(text, ''),
  pronoun: optional(oneOf('she', 'he', 'they'), 'they'),
  ref: optional(text, ''),
  role: optional(text, ''),
  /** Whether the player knows them; whoever is not known has to be spoken of first. */
  met: optional(flag, true),
  /** -100…100: how they think of the one who chooses; unless told, what a tool has looked up. */
  regard: ifGiven(numberFrom(-100, 100)),
  wants: optional(listOf(shape({ id: text, text, taken: optional(flag, false) })), []),
  lines: optional(listOf(text), []),
  /** Ids of the factions they belong to. */
  factions: optional(listOf(text), []),
  /** Ids of topics they evade. */
  guards: optional(listOf(text), []),
  /** The last thing of weight that was done to them. */
  deed: nullable(shape({ verb: text, scene: optional(number, 0), item: nullable(text) })),
  /** Whether they have told less than they know. */
  hides: optional(flag, false),
  /** Ids of people they have something to say about. */
  opinions: optional(listOf(text), []),
  /** How likely risky deeds are to go well, by verb. */
  odds: optional(mapOf(shape({ failure: number, partial: number, success: number })), {}),
});

const plotChoice = shape({
  text,
  verb: text,
  target: nullable(text),
  tag: text,
  beat: optional(text, ''),
});

export const choicesInput = shape({
  seed: text,
  scene: number,
  /** What was just done. */
  deed: nullable(shape({ text, verb: optional(text, ''), target: nullable(named) })),
  /** How much danger the story bears next: `easing` little, `breather` none. */
  pace: optional(oneOf('open', 'easing', 'breather'), 'open'),
  /** What must stay true, in the author's words. */
  constraints: optional(listOf(text), []),
  /** What must be decided now. */
  decisions: optional(listOf(plotChoice), []),
  /** What the plot waits for. */
  wanted: optional(listOf(plotChoice), []),
  /** Where something waits. */
  calling: nullable(named),
  place: nullable(shape({ id: text, name: text, ref: optional(text, ''), holdsMore: optional(flag, true) })),
  time: optional(shape({ part: oneOf('dawn', 'morning', 'noon', 'afternoon', 'dusk', 'evening', 'night') }), {
    part: 'morning',
  }),
  people: optional(listOf(person), []),
  things: optional(
    listOf(
      shape({
        id: text,
        name: text,
        ref: optional(text, ''),
        known: optional(flag, false),
        holdsMore: optional(flag, true),
        note: optional(text, ''),
      }),
    ),
    [],
  ),
  exits: optional(
    listOf(
      shape({
        id: text,
        name: text,
        ref: optional(text, ''),
        visited: optional(flag, false),
        people: optional(listOf(text), []),
      }),
    ),
    [],
  ),
  topics: optional(
    listOf(
      shape({
        id: text,
        name: text,
        ref: optional(text, ''),
        raised: optional(flag, false),
        askedOf: optional(listOf(text), []),
        toldBy: optional(listOf(text), []),
        heard: optional(flag, false),
        holdsMore: optional(flag, true),
      }),
    ),
    [],
  ),
  /** People the story knows who are elsewhere. */
  absent: optional(listOf(named), []),
  items: optional(listOf(named), []),
  /** Who chooses: what they are and what they are good at. */
  persona: optional(
    shape({
      stats: optional(mapOf(number), {}),
      /** The most a stat can be; guessed from the stats unless told. */
      statMax: nullable(number),
      traits: optional(listOf(text), []),
      calling: nullable(text),
      background: nullable(text),
    }),
    { stats: {}, statMax: null, traits: [], calling: null, background: null },
  ),
  /** Standings −100…100. */
  factions: optional(listOf(shape({ id: text, name: text, standing: ifGiven(number) })), []),
  /** The last few deeds, newest first. */
  recent: optional(listOf(shape({ verb: text, target: nullable(text) })), []),
});

export type GivenInput = Decoded<typeof choicesInput>;
type Known<Entry, Score extends keyof Entry> = Omit<Entry, Score> & Record<Score, number>;
export type Person = Known<GivenInput['people'][number], 'regard'>;
/** The input once it is known what everybody thinks. */
export type ChoicesInput = Omit<GivenInput, 'people' | 'factions'> & {
  people: Person[];
  factions: Known<GivenInput['factions'][number], 'standing'>[];
};

import {
  type Decoded,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  shape,
  text,
} from '../../../../src/sdk/index.ts';

/** Something with a name: a person, place, thing, topic or item. */
const named = shape({ id: text, name: text });

const fact = shape({
  id: text,
  text,
  kind: optional(text, 'description'),
  /** Id of what it is about, or `world`. */
  about: optional(text, 'world'),
  mentions: optional(listOf(text), []),
  /** Id of the thing that a closer look at finds it. */
  thing: nullable(text),
  /** Only somebody in the story can say it. */
  spoken: optional(flag, false),
  /** It is true only at this time of day. */
  timely: optional(flag, false),
});

const person = shape({
  id: text,
  name: text,
  shortName: optional(text, ''),
  pronoun: optional(oneOf('she', 'he', 'they'), 'they'),
  role: optional(text, ''),
  /** Whether they were met before. */
  met: optional(flag, true),
  /** Whether they came since the last scene. */
  arrived: optional(flag, false),
  /** Id of the place where they are most. */
  home: nullable(text),
  /** -100…100: how they think of the one they speak to. */
  regard: optional(number, 0),
  wants: optional(listOf(shape({ id: text, text, taken: optional(flag, false) })), []),
  lines: optional(listOf(text), []),
  catchphrases: optional(listOf(text), []),
  /** Whether they have more to tell than they have told. */
  hides: optional(flag, false),
  /** Ids of topics that touch what they hide. */
  guards: optional(listOf(text), []),
  /** The last thing done to them that they would remember. */
  deed: nullable(shape({ verb: text, scene: number, item: nullable(text) })),
});

const result = oneOf('failure', 'partial', 'success');

const deed = shape({
  verb: text,
  /** The choice as it was read, `Ask Iz about the rope`. */
  text: optional(text, ''),
  target: nullable(named),
  topic: nullable(named),
  item: nullable(named),
  want: nullable(text),
  outcome: optional(oneOf('done', 'refused', 'nothing'), 'done'),
  /** Id of a secret that comes out now, and how far it goes. */
  reveals: nullable(text),
  degree: optional(oneOf('hint', 'half', 'whole'), 'hint'),
  /** How the roll decided it; null when nothing was rolled. */
  result: nullable(result),
  /** What the one it was done to thinks afterwards. */
  regard: nullable(number),
  /** What the player has decided, told as it is. */
  decision: nullable(text),
});

/** A moment of the plot, told as the author wrote it. */
const beat = shape({
  id: text,
  title: optional(text, ''),
  description: text,
  dialogue: optional(
    listOf(shape({ speaker: nullable(named), name: text, line: text, context: optional(text, '') })),
    [],
  ),
  mood: optional(text, ''),
  outcome: nullable(text),
  /** Whether one is brought elsewhere for it, after the deed. */
  carries: optional(flag, false),
});

const ending = shape({
  id: text,
  title: optional(text, ''),
  paragraphs: optional(listOf(text), []),
  epilogue: optional(listOf(text), []),
  deeds: optional(listOf(text), []),
});

const someone = shape({ id: text, name: text, pronoun: optional(oneOf('she', 'he', 'they'), 'they') });

export const narrateInput = shape({
  /** The story's seed: the same seed and the same input give the same words. */
  seed: text,
  scene: number,
  title: optional(text, ''),
  /** The author's word for how it sounds. */
  tone: optional(text, ''),
  /** What the author rules out or insists on. */
  constraints: optional(listOf(text), []),
  /** Paragraphs to open the story with, told as they are. */
  opening: optional(listOf(text), []),
  deed: nullable(deed),
  beat: nullable(beat),
  ending: nullable(ending),
  /** Whether those in the story have hands, clothes and shoes. */
  isHuman: optional(flag, true),
  isHurt: optional(flag, false),
  place: nullable(
    shape({ id: text, name: text, isNew: optional(flag, false), arrived: optional(flag, false) }),
  ),
  from: nullable(text),
  time: optional(
    shape({
      part: oneOf('dawn', 'morning', 'noon', 'afternoon', 'dusk', 'evening', 'night'),
      turned: optional(flag, false),
    }),
    { part: 'morning', turned: false },
  ),
  people: optional(listOf(person), []),
  /** The one the deed was done to, when one has been brought elsewhere since. */
  partner: nullable(person),
  /** Those who were here a moment ago. */
  left: optional(listOf(someone), []),
  /** Those who have died of late. */
  dead: optional(listOf(someone), []),
  things: optional(listOf(shape({ id: text, name: text, known: optional(flag, false) })), []),
  exits: optional(listOf(shape({ id: text, name: text, visited: optional(flag, false) })), []),
  topics: optional(listOf(shape({ id: text, name: text, raised: optional(flag, false) })), []),
  facts: optional(listOf(fact), []),
});

/** What a memory skill has recalled of earlier days. */
const memory = shape({
  id: optional(text, ''),
  summary: text,
  relevance: optional(number, 0),
  npcs: optional(listOf(text), []),
  location: optional(text, ''),
  significance: optional(text, 'medium'),
  episodic: optional(flag, false),
  outcome: optional(text, ''),
  actionType: optional(text, ''),
});
export const memories = listOf(memory);

export type NarrateInput = Decoded<typeof narrateInput>;
export type Memory = Decoded<typeof memory>;
export type Fact = Decoded<typeof fact>;
export type Person = Decoded<typeof person>;
export type Deed = Decoded<typeof deed>;
export type Beat = Decoded<typeof beat>;
export type Ending = Decoded<typeof ending>;

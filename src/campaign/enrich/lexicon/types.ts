/**
 * The lexicon: what people, places, dangers and voices go with a subject, written by hand. Its texts have slots for the
 * author's words and for each other; `fill.ts` says which.
 */

/** The hours a place may look different at. */
export type HourHeading =
  | 'At dawn'
  | 'In the morning'
  | 'At noon'
  | 'At dusk'
  | 'In the evening'
  | 'At night';

/** A sort of place. */
export interface PlaceEntry {
  key: string;
  /** As a heading: `The Oven`. */
  name: string;
  /** The preposition it takes. */
  at: 'in' | 'on' | 'at';
  /** Paragraphs; `**bold**` is something to look at. */
  text: readonly string[];
  /** How one gets from here elsewhere; `{ways}` stands for the links. */
  leads: string;
  /** What a closer look at a bold thing finds. */
  things: Readonly<Record<string, string>>;
  hour: { when: HourHeading; text: string };
}

/** A sort of person; `{me}` is their name. */
export interface PersonEntry {
  key: string;
  names: readonly string[];
  pronoun: 'she' | 'he' | 'they';
  role: string;
  age: string;
  traits: readonly string[];
  flaw: string;
  virtue: string;
  /** Without `to`: `find the other glove`. */
  wants: readonly string[];
  style: string;
  lines: readonly string[];
  phrase: string;
  looks: string;
  past: string;
  /** The lightest of their secrets; the arc adds the heavy ones. */
  secret: string;
  /** Key of the place where they are usually met. */
  home: string;
  /** A sentence of that place which shows them. */
  there: string;
}

export interface LoreEntry {
  name: string;
  text: readonly string[];
}

export interface FactionEntry {
  name: string;
  text: readonly string[];
}

/** A number of the player character and the deeds it counts for. */
export interface StatEntry {
  name: string;
  for: readonly string[];
}

/** A corner of the world: what goes with bread, with a court of law, with snow. */
export interface Domain {
  id: string;
  /** Words by which an author speaks of it, dictionary forms, some in other languages. */
  words: readonly string[];
  /** What it is about, in the words an author might use; compared by meaning. */
  gist: string;
  /** The people here are things: for stories in which the player is one. */
  isSmall?: true;
  /** Id of a corner that is the same with another water or weather: the two are never mixed. */
  kin?: string;
  /** It is meant only where one of these is said, whatever else is alike. */
  onlyFor?: readonly string[];
  /** Ids of the arcs that go well with it. */
  suits: readonly string[];
  /** Names for the whole of it when the author gave none, as they read inside a sentence. */
  town: readonly string[];
  setting: readonly string[];
  places: readonly PlaceEntry[];
  /** In the order of the parts they suit: keeper, rival, witness, others. */
  people: readonly PersonEntry[];
  lore: readonly LoreEntry[];
  /** The first would keep things as they are, the second would not. */
  factions: readonly [FactionEntry, FactionEntry];
  /** What a quarrel here may be about, with the article. */
  stakes: readonly string[];
  /** When it will be decided: `on Friday, when the cart goes back`, and the day alone: `Friday`. */
  deadlines: readonly { on: string; day: string }[];
  items: readonly string[];
  stats: readonly StatEntry[];
}

export interface BeatEntry {
  title: string;
  text: string;
  mood: string;
  /** Who speaks, and what. */
  says?: readonly [who: Role, line: string];
  consequences: readonly string[];
}

export interface EndingEntry {
  title: string;
  /** The closing paragraphs. */
  text: readonly string[];
  epilogue: string;
  trend: readonly string[];
  mood: string;
}

/** Parts in an arc: who has what it is about, who wants it otherwise, who knows. */
export type Role = 'keeper' | 'rival' | 'witness';

/** The steps of every arc, in order; two of them depend on whom the player stands by. */
export type Step = 'setup' | 'complication' | 'forKeeper' | 'forRival' | 'turn' | 'pressure' | 'climax';

/** A shape a story can take. */
export interface Arc {
  id: string;
  words: readonly string[];
  gist: string;
  /** It needs hands, pockets and papers: not for a player who is a thing. */
  isForPeople?: true;
  /** Who the player is unless the author says: `a stranger who was sent for`. */
  persona: string;
  premise: readonly string[];
  /** What sets it going, in a few sentences that go with any opening the author wrote. */
  hook: string;
  wants: Readonly<Record<Role, string>>;
  /** In the order they come out. */
  secrets: Readonly<Record<Role, readonly string[]>>;
  /** What there is between them, told as a sentence that names both. */
  ties: {
    keeperOfRival: string;
    keeperOfWitness: string;
    rivalOfKeeper: string;
    rivalOfWitness: string;
    witnessOfKeeper: string;
    witnessOfRival: string;
  };
  lore: readonly LoreEntry[];
  beats: Readonly<Record<Step, BeatEntry>>;
  endings: { kept: EndingEntry; given: EndingEntry; between: EndingEntry };
  themes: readonly string[];
}

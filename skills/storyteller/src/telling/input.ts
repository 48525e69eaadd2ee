import {
  type BeatBrief,
  type EndingBrief,
  type FactBrief,
  type JsonObject,
  type NarrateInput as NarrateCall,
  type RecalledMemory,
  readInput,
  verbOf,
} from '../../../../src/sdk/index.ts';
import schema from '../../schemas/narrate.input.schema.json' with { type: 'json' };

type Brief = NarrateCall['brief'];

export type Memory = RecalledMemory;
export type Fact = FactBrief;
export type Beat = BeatBrief;
export type Ending = EndingBrief;
export type Deed = NonNullable<Brief['deed']> & { verb: string };
export type Person = Pick<
  Brief['people'][number],
  | 'id'
  | 'name'
  | 'shortName'
  | 'pronoun'
  | 'role'
  | 'met'
  | 'arrived'
  | 'home'
  | 'opinion'
  | 'wants'
  | 'lines'
  | 'catchphrases'
  | 'hides'
  | 'guards'
> & { deed: { verb: string; scene: number; item: string | null } | null };

/** The brief as the frames ask for it. */
export interface NarrateInput {
  seed: string;
  scene: number;
  title: string;
  tone: string;
  constraints: string[];
  /** Paragraphs to open the story with, told as they are. */
  opening: string[];
  deed: Deed | null;
  beat: Beat | null;
  ending: Ending | null;
  isHuman: boolean;
  isHurt: boolean;
  place: Brief['place'];
  from: string | null;
  time: Brief['time'];
  people: Person[];
  partner: Person | null;
  left: Brief['left'];
  dead: Brief['dead'];
  things: NonNullable<Brief['place']>['things'];
  exits: NonNullable<Brief['place']>['exits'];
  topics: Brief['topics'];
  facts: Fact[];
  memories: Memory[];
}

export function narrateInput(input: JsonObject): NarrateInput {
  const { brief } = readInput<NarrateCall>(schema, input);
  const { campaign, you, place, deed, partner, variant, seed } = brief;
  return {
    ...brief,
    // Told again, only the words are drawn anew.
    seed: variant > 0 ? `${seed}/telling/${variant}` : seed,
    title: campaign.title,
    tone: campaign.tone,
    constraints: campaign.constraints,
    opening: campaign.premise,
    deed: deed && { ...deed, verb: verbOf(deed.act) },
    isHuman: you.isHuman,
    isHurt: you.isHurt,
    from: place?.from ?? null,
    people: brief.people.map(personFrom),
    partner: partner && personFrom(partner),
    things: place?.things ?? [],
    exits: place?.exits ?? [],
    memories: brief.recalled.memories.map((memory) => ({
      ...memory,
      actionType: memory.actionType === 'make_amends' ? memory.actionType : verbOf(memory.actionType),
    })),
  };
}

function personFrom(person: Brief['people'][number]): Person {
  const { remembers } = person;
  return { ...person, deed: remembers && { ...remembers, verb: verbOf(remembers.act) } };
}

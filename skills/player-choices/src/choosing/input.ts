import {
  type ChoicesInput as ChoicesCall,
  type JsonObject,
  type Odds,
  readInput,
  verbOf,
} from '../../../../src/sdk/index.ts';
import schema from '../../schemas/generate-choices.input.schema.json' with { type: 'json' };

type Brief = ChoicesCall['brief'];
type Place = NonNullable<Brief['place']>;
type BriefPerson = Brief['people'][number];

export type Person = Pick<
  BriefPerson,
  | 'id'
  | 'name'
  | 'shortName'
  | 'pronoun'
  | 'ref'
  | 'role'
  | 'met'
  | 'wants'
  | 'lines'
  | 'factions'
  | 'guards'
  | 'hides'
> & {
  regard: number;
  /** Ids of people they have something to say about. */
  opinions: string[];
  odds: Record<string, Odds>;
  deed: { verb: string; scene: number; item: string | null } | null;
};

/** Something the player did or learned. */
export interface Memory {
  id: string;
  summary: string;
  npcs: string[];
  factions: string[];
  location: string;
  actionType: string;
  significance: string;
  /** A turning point. */
  episodic: boolean;
}

interface PlotChoice {
  text: string;
  verb: string;
  target: string | null;
  tag: string;
  beat: string;
}

/** The brief as the choosing asks for it. */
export interface ChoicesInput {
  seed: string;
  scene: number;
  deed: { text: string; verb: string; target: { id: string; name: string } | null } | null;
  pace: Brief['threads']['pace'];
  constraints: string[];
  decisions: PlotChoice[];
  wanted: PlotChoice[];
  calling: { id: string; name: string } | null;
  place: Pick<Place, 'id' | 'name' | 'ref' | 'holdsMore'> | null;
  time: Brief['time'];
  people: Person[];
  things: Place['things'];
  exits: Place['exits'];
  topics: Brief['topics'];
  absent: Brief['absent'];
  items: Brief['you']['items'];
  persona: Pick<Brief['you'], 'stats' | 'statMax' | 'traits' | 'calling' | 'background'>;
  factions: { id: string; name: string; standing: number }[];
  recent: { verb: string; target: string | null }[];
  memories: Memory[];
  prose: string;
}

export function choicesInput(input: JsonObject): ChoicesInput {
  const { brief, telling } = readInput<ChoicesCall>(schema, input);
  const { campaign, deed, place, plot, threads, you } = brief;
  return {
    ...brief,
    deed: deed && { text: deed.text, verb: verbOf(deed.act), target: deed.target },
    pace: threads.pace,
    constraints: campaign.constraints,
    decisions: plot.decisions.map(plotChoice),
    wanted: plot.wanted.map(plotChoice),
    calling: plot.calling,
    people: brief.people.map(personFrom),
    things: place?.things ?? [],
    exits: place?.exits ?? [],
    items: you.items,
    persona: you,
    factions: threads.factions.map(({ id, name, reputation }) => ({ id, name, standing: reputation })),
    recent: threads.recent.map(({ act, target }) => ({ verb: verbOf(act), target })),
    memories: brief.recalled.memories.map((memory) => ({
      ...memory,
      factions: [],
      actionType: verbOf(memory.actionType),
    })),
    prose: telling.paragraphs.join('\n'),
  };
}

function personFrom(person: BriefPerson): Person {
  const { remembers, opinion, opinionsOf } = person;
  return {
    ...person,
    regard: opinion,
    opinions: opinionsOf,
    deed: remembers && { ...remembers, verb: verbOf(remembers.act) },
  };
}

function plotChoice({ text, act, target, wanted, decides }: Brief['plot']['wanted'][number]): PlotChoice {
  const mark = wanted ?? decides;
  const kind = wanted === undefined ? 'outcome' : 'wanted';
  return {
    text,
    verb: act,
    target,
    tag: mark === undefined ? '' : `${kind}:${mark.owner}/${mark.index}`,
    beat: mark?.owner ?? '',
  };
}

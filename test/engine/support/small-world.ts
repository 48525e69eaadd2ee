import { createRandom } from '../../../src/base/random.ts';
import type { Campaign, Person, Place } from '../../../src/campaign/campaign.ts';
import type { Intent } from '../../../src/contracts/intent.ts';
import type { PlotBeat } from '../../../src/contracts/plot-beats.ts';
import type { Answers } from '../../../src/engine/answers.ts';
import type { Persona } from '../../../src/engine/persona.ts';
import type { PlotInput } from '../../../src/engine/plot/conditions.ts';
import { createTextMatch } from '../../../src/engine/text-match/text-match.ts';
import { type Settlement, Turn, type TurnInput } from '../../../src/engine/turn.ts';
import { startingWorld, type World } from '../../../src/engine/world.ts';
import type { Outcome } from '../../../src/rules/roll.ts';

const source = { file: 'test.md', line: 1 };

function place(name: string, things: string[] = []): Place {
  const id = `place:${name.toLowerCase()}`;
  return {
    id,
    name: `the ${name}`,
    things: things.map((thing) => ({ id: `thing:${name.toLowerCase()}/${thing}`, name: `the ${thing}` })),
    exits: [],
    source,
  };
}

function person(name: string, home: string, motivations: string[] = []): Person {
  const [shortName = name] = name.split(' ');
  return {
    id: `person:${shortName.toLowerCase()}`,
    name,
    shortName,
    pronoun: 'she',
    profile: { name, role: 'neighbour', personality: { traits: [] }, motivations },
    haunts: [{ place: home }],
    source,
  };
}

export const PERSONA: Persona = {
  name: 'Sal',
  calling: null,
  background: null,
  traits: ['stubborn', 'silver-tongued'],
  stats: { Voice: 3, 'Sea Legs': 1 },
  items: ['a brass key', 'some rope'],
} as unknown as Persona;

/** A quay, a mill and a loft; Iz, Ansa Quill and Old Tom, one at each. */
export function smallCampaign(more: Partial<Campaign> = {}): Campaign {
  return {
    id: 'small',
    folder: '/nowhere',
    manifest: { title: 'Small', version: '1.0.0' },
    premise: ['It begins.'],
    constraints: [],
    limits: [],
    places: [place('Quay', ['crane', 'bell']), place('Mill', ['wheel']), place('Loft')],
    people: [
      person('Iz', 'place:quay', ['find a buyer', 'be taken along']),
      person('Ansa Quill', 'place:mill'),
      person('Old Tom', 'place:loft'),
    ],
    topics: [],
    facts: [
      {
        id: 's1',
        text: 'Iz cannot swim.',
        kind: 'secret',
        about: 'person:iz',
        mentions: [],
        spoken: false,
        source,
      },
      {
        id: 's2',
        text: 'Iz can see.',
        kind: 'secret',
        about: 'person:iz',
        mentions: [],
        spoken: false,
        source,
      },
    ],
    beats: [],
    template: null,
    endings: [],
    rules: null,
    factions: [
      {
        id: 'faction:pilots',
        name: 'the Pilots',
        members: ['person:iz'],
        allies: ['faction:wrights'],
        rivals: ['faction:tax'],
        standing: 0,
        topic: 'topic:pilots',
        source,
      },
      {
        id: 'faction:wrights',
        name: 'the Wrights',
        members: [],
        allies: [],
        rivals: [],
        standing: 10,
        topic: 'topic:wrights',
        source,
      },
      {
        id: 'faction:tax',
        name: 'the Tax',
        members: [],
        allies: [],
        rivals: [],
        standing: -99,
        topic: 'topic:tax',
        source,
      },
    ],
    notices: [],
    generated: [],
    truth: [],
    keyed: [],
    ink: null,
    storylets: [],
    leftOut: [],
    ...more,
  } as Campaign;
}

export function beat(number: number, more: Partial<PlotBeat> = {}): PlotBeat {
  const id = `beat_${String(number).padStart(3, '0')}`;
  return { id, title: `Beat ${number}`, description: `Something happens, namely ${number}.`, ...more };
}

export function worldOf(campaign: Campaign, more: Partial<World> = {}): World {
  return { ...startingWorld(campaign, PERSONA), here: ['person:iz'], ...more };
}

export function plotInput(campaign: Campaign, world: World, scene: number): PlotInput {
  return { campaign, persona: PERSONA, world, scene, textMatch: createTextMatch(null) };
}

export function turnInput(campaign: Campaign, world: World, scene: number, seed = 'seed'): TurnInput {
  return { ...plotInput(campaign, world, scene), seed, random: createRandom(seed), variant: 0 };
}

/** What tools have said before a turn is settled; nothing unless a test says so. */
export function answersWith(more: Partial<Answers> = {}): Answers {
  return {
    opinions: {},
    opinionModifiers: {},
    reputations: {},
    factions: [],
    memories: [],
    lore: [],
    evaluation: null,
    proposals: [],
    state: {},
    roll: null,
    ...more,
  };
}

/** A roll of a dice skill that ended like this. */
export function rolled(outcome: Outcome): Answers {
  const total = { failure: 3, partial: 8, success: 11 }[outcome];
  return answersWith({ roll: { dice: [], total, outcome } });
}

/** A choice carried out in the third scene, or in another, by the engine's own dice unless a roll is given. */
export function settled(
  campaign: Campaign,
  world: World,
  intent: Intent | null,
  { scene = 3, answers = answersWith() }: { scene?: number; answers?: Answers } = {},
): Promise<Settlement> {
  return new Turn(turnInput(campaign, world, scene), intent).settle(answers);
}

import type { Person, StoryEnding } from '../../campaign/campaign.ts';
import type { BeatBrief, Brief, EndingBrief, PlotChoice } from '../../contracts/brief.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import type { World } from '../world.ts';
import { personCalled } from './conditions.ts';
import { type PlotTurn, placeOf } from './director.ts';
import { asOrder, offers, type WantedMatter } from './wanted.ts';

/** What the plot brings to this scene. */
export interface PlotMoment extends Omit<PlotTurn, 'world' | 'skipped'> {
  ending: StoryEnding | null;
  epilogue: string[];
  leaning: StoryEnding | null;
}

const MOST_RECALLED = 6;

type PlotParts = Pick<Brief, 'beat' | 'plot' | 'ending'>;

/** The parts of the brief that come from the plot. */
export function plotParts(
  moment: PlotMoment | null,
  matter: WantedMatter & { scene: number; carries: boolean },
): PlotParts {
  const { campaign, world } = matter;
  const undecided = campaign.beats.find(({ id }) => id === world.plot.deciding);
  const decidedAt = undecided === undefined ? null : placeOf(undecided, matter);
  const isThere = decidedAt === null || decidedAt === world.place;
  const { wanted, calling } = offers(moment?.wanted ?? [], matter);
  // Nothing calls away from a decision that can be made here.
  const waitingAt = undecided === undefined ? (calling ?? moment?.awaiting) : isThere ? null : decidedAt;
  const callingId = moment?.calling ?? waitingAt;
  const place = campaign.places.find(({ id }) => id === callingId);
  return {
    beat: moment?.beat ? beatBrief(moment.beat, moment.outcome, matter) : null,
    plot: {
      decisions: undecided !== undefined && isThere ? decisionsIn(undecided) : [],
      wanted,
      calling: place === undefined ? null : { id: place.id, name: place.name },
      leaning: moment?.leaning?.title ?? null,
    },
    ending: moment?.ending ? endingBrief(moment.ending, moment.epilogue, world) : null,
  };
}

function beatBrief(
  beat: PlotBeat,
  outcome: string | null,
  { campaign, world, scene, carries }: WantedMatter & { scene: number; carries: boolean },
): BeatBrief {
  // Last words are spoken; after that the dead are silent.
  const isSilent = (person: Person | null) => (world.plot.dead[person?.id ?? ''] ?? scene) < scene;
  return {
    id: beat.id,
    title: beat.title,
    description: beat.description,
    dialogue: (beat.dialogue ?? []).flatMap(({ speaker: name, line, context = '' }) => {
      const person = personCalled(name, campaign);
      const speaker = person && { id: person.id, name: person.shortName };
      return isSilent(person) ? [] : [{ speaker, name, line, context }];
    }),
    mood: beat.mood ?? '',
    outcome,
    carries,
  };
}

/** The ways in which a beat can turn out, when it is the player who decides. */
function decisionsIn({ id, outcomes = [] }: PlotBeat): PlotChoice[] {
  return outcomes.slice(0, 4).map(({ description }, index) => ({
    text: asOrder(description),
    act: 'decide',
    target: null,
    decides: { owner: id, index },
  }));
}

function endingBrief(ending: StoryEnding, epilogue: string[], { plot }: World): EndingBrief {
  const deeds = plot.chosen.filter((text) => !/^(?:wanted|outcome):/.test(text));
  return {
    id: ending.id,
    title: ending.title,
    paragraphs: ending.paragraphs,
    epilogue,
    mood: ending.frontMatter.mood ?? '',
    deeds: deeds.slice(0, MOST_RECALLED).reverse(),
  };
}

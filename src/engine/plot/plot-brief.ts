import type { Campaign, Person, StoryEnding } from '../../campaign/campaign.ts';
import { isYours } from '../../campaign/decisions.ts';
import { isFaithful } from '../../campaign/faithful.ts';
import { isGenerated } from '../../campaign/generated.ts';
import type { BeatBrief, Brief, EndingBrief, PlotChoice } from '../../contracts/brief.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import { baseForms } from '../../planner/lexicon.ts';
import { actIn } from '../../planner/verbs.ts';
import { capitalise } from '../../sdk/language.ts';
import { canCome } from '../whereabouts.ts';
import type { World } from '../world.ts';
import { personCalled } from './conditions.ts';
import { type Awaited, type Knock, type PlotTurn, placeOf } from './director.ts';
import { asOrder, offers, type WantedInput } from './wanted.ts';
import { deedsRecalled } from './weighty-deeds.ts';
import { reasonOf, senderNamed, timesHeard } from './word.ts';

/** What the plot brings to this scene. */
export interface PlotMoment extends Omit<PlotTurn, 'world' | 'skipped'> {
  ending: StoryEnding | null;
  epilogue: string[];
  leaning: StoryEnding | null;
  /** Endings that the player may choose now. */
  open: StoryEnding[];
  /** Outcomes of the beat that is to be decided which can be chosen. */
  choosable: number[];
}

const MOST_ENDINGS = 4;

type PlotParts = Pick<Brief, 'beat' | 'plot' | 'ending'>;

/** The parts of the brief that come from the plot. */
export function plotParts(
  moment: PlotMoment | null,
  input: WantedInput & { scene: number; carries: boolean },
): PlotParts {
  const { campaign, world } = input;
  const undecided = campaign.beats.find(({ id }) => id === world.plot.deciding);
  const decidedAt = undecided === undefined ? null : placeOf(undecided, input);
  const isThere = decidedAt === null || decidedAt === world.place;
  const { wanted, calling } = offers(moment?.wanted ?? [], input);
  const decisions =
    undecided === undefined
      ? endingChoices((moment?.open ?? []).slice(0, MOST_ENDINGS))
      : isThere
        ? decisionsIn(undecided, moment?.choosable ?? null)
        : [];
  const left =
    decidedAt === null || undecided === undefined ? null : { beat: undecided.id, place: decidedAt };
  const waiting = undecided === undefined ? [calling, moment?.awaiting ?? null] : [isThere ? null : left];
  // Nothing calls away from a decision that can be made here.
  const knocks = decisions.length > 0 ? [] : knocksIn(moment?.knocks ?? [], waiting, input);
  return {
    beat: moment?.beat ? beatBrief(moment.beat, moment.outcome, input) : null,
    plot: {
      decisions,
      asked: undecided === undefined ? null : (undecided.dialogue?.at(-1)?.line ?? undecided.description),
      wanted,
      calling: knocks[0]?.place ?? null,
      knocks,
      leaning: moment?.leaning?.title ?? null,
    },
    ending: moment?.ending ? endingBrief(moment.ending, moment.epilogue, { campaign, world }) : null,
  };
}

/** Word from elsewhere: of beats that wait, and of places where something would happen. */
function knocksIn(
  knocks: readonly Knock[],
  waiting: readonly (Awaited | null)[],
  { campaign, world, here }: WantedInput,
): Brief['plot']['knocks'] {
  // Where one has walked out on a decision, it presses; elsewhere something would happen if one were there.
  const isLeft = world.plot.deciding !== null;
  const quiet = waiting.flatMap((one): Knock[] =>
    one === null ? [] : [{ ...one, from: null, isUrgent: isLeft, isPressing: isLeft }],
  );
  // One word from a place, and one from a person, who cannot wait at two.
  const seen = new Set<string>();
  return [...knocks, ...quiet].flatMap(({ beat, place: id, from: sender, isUrgent, isPressing }) => {
    const place = campaign.places.find((other) => other.id === id);
    if (place === undefined || id === world.place || seen.has(id)) return [];
    const reason = reasonOf(beat, campaign);
    const named = senderNamed(reason, campaign);
    // Word that opens with nobody's name was sent by nobody: who is in that scene may be who is missing.
    const isSender = (other: Person) => other.id === sender && (reason === '' || here.includes(other.id));
    const sentBy = named ?? campaign.people.find(isSender);
    const person = canCome(sentBy?.id ?? '', world) ? sentBy : undefined;
    if (person !== undefined && seen.has(person.id)) return [];
    for (const one of person === undefined ? [id] : [id, person.id]) seen.add(one);
    return [
      {
        place: { id, name: place.name },
        from: person === undefined ? null : { id: person.id, name: person.shortName },
        text: reason,
        sends: beat,
        told: false,
        times: timesHeard(id, world),
        urgent: isUrgent,
        pressing: isPressing,
      },
    ];
  });
}

/**
 * Endings as something to choose: in the author's words, else by what is done on the way to them. A title would give
 * the ending away, so it stands only where there is nothing else.
 */
function endingChoices(endings: readonly StoryEnding[]): PlotChoice[] {
  const used = new Set<string>();
  return endings.map(({ id, title, frontMatter, source }) => {
    const { decision, trend = [] } = frontMatter;
    const deed = trend.map(deedAsOrder).find((order) => !used.has(order));
    const text = decision ?? deed ?? `Let it come to this: ${title}`;
    used.add(text);
    const isAuthors = decision !== undefined && !isGenerated(source.file);
    const open = isAuthors ? {} : { open: true };
    return { text, act: 'decide', target: null, decides: { owner: id, index: 0 }, ...open };
  });
}

/** “shows mercy” and “show mercy” are both “Show mercy”. */
function deedAsOrder(words: string): string {
  const [verb = '', ...rest] = asOrder(words).split(' ');
  const base = baseForms(verb.toLowerCase()).findLast((form) => actIn(form) !== null) ?? verb;
  return capitalise([base, ...rest].join(' '));
}

function beatBrief(
  beat: PlotBeat,
  outcome: string | null,
  { campaign, world, scene, carries }: WantedInput & { scene: number; carries: boolean },
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
function decisionsIn({ id, outcomes = [] }: PlotBeat, choosable: readonly number[] | null): PlotChoice[] {
  return outcomes
    .map((outcome, index) => ({ outcome, index }))
    .filter(({ outcome, index }) => choosable?.includes(index) ?? isYours(outcome))
    .slice(0, MOST_ENDINGS)
    .map(({ outcome, index }) => ({
      text: asOrder(outcome.description),
      act: 'decide',
      target: null,
      decides: { owner: id, index },
    }));
}

function endingBrief(
  ending: StoryEnding,
  epilogue: string[],
  { campaign, world }: { campaign: Campaign; world: World },
): EndingBrief {
  const generated = isGenerated(ending.source.file);
  return {
    id: ending.id,
    title: ending.title,
    paragraphs: ending.paragraphs,
    epilogue,
    mood: ending.frontMatter.mood ?? '',
    deeds: deedsRecalled(world.plot),
    recap: generated || (ending.epilogue.length === 0 && !isFaithful(campaign.manifest.hydration_guidance)),
    generated,
  };
}

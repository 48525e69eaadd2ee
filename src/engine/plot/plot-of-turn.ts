import type { Effect } from '../../contracts/effect.ts';
import type { Intent } from '../../contracts/intent.ts';
import { verbOf } from '../../rules/acts.ts';
import type { Outcome } from '../../rules/roll.ts';
import { withDoneBefore } from '../authored/done-before.ts';
import { type AuthoredTurn, begin, comesAgain, goOn, joined, leftOpen } from '../authored/scenes.ts';
import { mayFollow, type SceneInput, storyletKnocks } from '../authored/storylets.ts';
import { scenesOfOwn } from '../question/input.ts';
import { afterLeaving, goingAlong, leftBehind } from '../whereabouts.ts';
import type { World } from '../world.ts';
import { type Attention, direct, type Knock, MOST_KNOCKS } from './director.ts';
import { choosable, conclude, endsNow } from './endings.ts';
import type { PlotMoment } from './plot-brief.ts';
import { sentHere, timesHeard } from './word.ts';

type TurnOfPlot = SceneInput & {
  seed: string;
  /** The world before the deed. */
  before: World;
  /** Whether a language model tells what no author wrote. */
  byModel?: boolean;
};

/** What the plot brings to a turn. */
export interface PlotOfTurn {
  world: World;
  turn: PlotMoment;
  authored: AuthoredTurn | null;
  /** What scenes of the author have brought that were over before they came. */
  doneBefore: Effect[];
  skipped: string[];
}

/** What the plot makes of the world after the deed: a scene that goes on, beats, scenes of the author, endings. */
export async function plotOf(
  input: TurnOfPlot,
  intent: Intent | null,
  band: Outcome | null,
): Promise<PlotOfTurn> {
  const { campaign, scene, random, seed, world, before } = input;
  const mark = intent?.authored;
  const telling = { seed, band };
  // No hour passes inside a scene unless it says so.
  const held = { ...world, ...timeOf(before) };
  const going = mark === undefined ? null : goOn(mark, { ...input, world: held }, telling);
  const isGoingOn = (going?.choices.length ?? 0) > 0;
  const saysTime = going?.effects.some(({ kind }) => kind === 'time') === true;
  const walkedOut =
    going === null
      ? leftOpen(world, campaign)
      : isGoingOn
        ? going.world
        : withExtrasGone(saysTime ? going.world : { ...going.world, ...timeOf(world) }, before);
  const { world: from, effects: doneBefore } = withDoneBefore({ ...input, world: walkedOut }, seed);
  // Nothing stands between the last decision and the ending that it names.
  const isOver =
    going === null
      ? await endsNow(intent?.decides, { ...input, world: from })
      : going.effects.some(({ kind }) => kind === 'ended');
  const rests = isGoingOn || isOver;
  // The scene that has sent for the player comes before anything else that waits there.
  const waits = !isGoingOn && isAwaited({ ...input, world: from });
  const directed =
    rests || waits
      ? // No hour passes between the last decision and what comes of it.
        { ...nothingElse(isOver && going === null ? { ...from, ...timeOf(before) } : from), skipped: [] }
      : await direct(
          { ...input, world: from },
          () => random.fork(`beat/${scene}`).next(),
          going === null ? attentionOf(intent) : attentionAfter(going),
        );
  const { skipped, ...plot } = directed;
  // Nobody sends after the player what they could have said to them a moment ago.
  const isFromElsewhere = ({ place }: Knock) => place !== before.place;
  // Word that has waited comes through, also after several scenes on end: a scene that only may come comes after it.
  const comesThrough = (one: Knock) =>
    isFromElsewhere(one) && (isUnheard(one, plot.world, scene) || hasHadEnough(plot.world, scene));
  const isHeard = waits || plot.beat !== null || !plot.knocks.some(comesThrough);
  const { isClosing } = plot;
  const target = going === null ? (intent?.target ?? null) : null;
  const now = {
    ...input,
    world: plot.world,
    isClosing,
    target,
    leavesRoom: leavesRoom(from, input, intent),
    leftBehind: leftBehind(campaign, before, plot.world, goingAlong(intent, before, plot.world)),
  };
  const begun = rests || !isHeard ? null : begin(plot.beat, now, telling);
  const authored = going === null ? begun : joined(going, begun);
  const after = authored === null || rests ? plot.world : (begun?.world ?? plot.world);
  const then = {
    ...input,
    world: comesAgain(going === null ? world.ink.open : null, after, campaign),
  };
  const ended = authored?.effects.find((effect) => effect.kind === 'ended');
  const decided = ended?.kind === 'ended' ? { owner: ended.ending, index: 0 } : (intent?.decides ?? null);
  const hasBeat = plot.beat !== null || (authored?.choices.length ?? 0) > 0;
  const { world: left, ...end } = await conclude(then, { decided, hasBeat });
  const undecided = campaign.beats.find(({ id }) => id === left.plot.deciding);
  const options = undecided === undefined ? [] : await choosable(undecided, { ...then, world: left });
  const isFree = !rests && !hasBeat && undecided === undefined;
  const elsewhere = isFree ? storyletKnocks({ ...input, world: left, isClosing }) : [];
  const isBoth = ({ place }: Knock) => elsewhere.some((other) => other.place === place);
  const knocks = [
    ...plot.knocks.map((one) => (isBoth(one) ? { ...one, isPressing: true } : one)),
    ...elsewhere,
  ]
    .filter(isFromElsewhere)
    .slice(0, MOST_KNOCKS);
  return {
    world: left,
    turn: { ...plot, knocks, ...end, choosable: options },
    authored,
    doneBefore,
    skipped,
  };
}

/**
 * A model has threads of its own: it has a scene and a half to follow them before something else begins, and what it has
 * made up to be chosen has a scene to itself.
 */
function leavesRoom(
  world: World,
  { byModel, scene, before }: TurnOfPlot,
  intent: Intent | null,
): NonNullable<SceneInput['leavesRoom']> {
  if (byModel !== true) return 'no';
  if (intent?.own === true) return 'all';
  const own = scenesOfOwn({ brief: { scene }, world });
  return own < SCENES_OF_MODEL && world.place === before.place ? 'some' : 'no';
}

/** Whether the scene that has sent for the player waits here. */
function isAwaited(input: SceneInput): boolean {
  const sent = sentHere(input.world);
  const storylet = input.campaign.storylets.find(({ id }) => id === sent);
  return storylet !== undefined && mayFollow(storylet, input);
}

/** Whether a beat elsewhere has been ready for two scenes and the way to it was never offered. */
function isUnheard({ beat, place }: Knock, world: World, scene: number): boolean {
  return (world.plot.ready[beat] ?? scene) < scene - 1 && timesHeard(place, world) === 0;
}

/** Scenes of the author one after the other after which the player hears what else goes on. */
const MOST_ON_END = 3;
/** Scenes of its own after which a model makes room for one that only may come. */
const SCENES_OF_MODEL = 2;
/** Deeds after which the player has time to be fetched elsewhere. */
const IDLE: ReadonlySet<string> = new Set(['wait', 'rest']);

function attentionOf(intent: Intent | null): Attention {
  if (intent === null || intent.own === true || verbOf(intent.act) === 'go') return 'held';
  return IDLE.has(intent.act) ? 'idle' : 'busy';
}

function attentionAfter({ effects }: AuthoredTurn): Attention {
  return effects.some(({ kind }) => kind === 'moved' || kind === 'time') ? 'led' : 'held';
}

function hasHadEnough({ ink }: World, scene: number): boolean {
  return Object.values(ink.came).filter((at) => at > scene - MOST_ON_END).length >= MOST_ON_END;
}

function timeOf({ day, part, tick }: World): Pick<World, 'day' | 'part' | 'tick'> {
  return { day, part, tick };
}

/** When a scene of the author is over, those go whom only its telling has brought in. */
function withExtrasGone(world: World, { ink, place }: World): World {
  const since = ink.came[ink.open ?? ''] ?? Number.POSITIVE_INFINITY;
  const extras = world.canon.filter(
    (one) => one.kind === 'person' && one.goesAlong !== true && one.scene >= since && one.place === place,
  );
  const ids = extras.map(({ id }) => id);
  return { ...world, absent: afterLeaving(ids, { ...world, place }) };
}

/** A plot that rests while a scene of the author goes on. */
function nothingElse(world: World) {
  return { world, beat: null, outcome: null, wanted: [], knocks: [], awaiting: null, isClosing: false };
}

import { fingerprint } from '../../base/random.ts';
import { isLast } from '../../campaign/decisions.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import { namesOf } from '../../campaign/mentions.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { AuthoredMark, PlotMark } from '../../contracts/intent.ts';
import type { PlotBeat } from '../../contracts/plot-beats.ts';
import { QUESTION_KINDS, type Question } from '../../contracts/question.ts';
import type { Outcome } from '../../rules/roll.ts';
import type { InkChoice } from '../ink/choices.ts';
import { InkFailure } from '../ink/failure.ts';
import { type KnotResult, type KnotStart, runKnot } from '../ink/run.ts';
import { asOrder } from '../plot/wanted.ts';
import { askedShortly } from '../question/input.ts';
import type { World } from '../world.ts';
import type { StoryStart } from './start.ts';
import { type SceneInput, storyletsNow, tellsNow } from './storylets.ts';

/** What the author's scenes bring to a turn. */
export interface AuthoredTurn {
  world: World;
  knot: string;
  paragraphs: NonNullable<Brief['authored']>['paragraphs'];
  choices: InkChoice[];
  effects: Effect[];
  question: Question | null;
  notices: string[];
  /** Ids of those who must be there. */
  people: string[];
  /** Where in the paragraphs a knot begins; null when none does. */
  starts: number | null;
  /** Nobody wrote it: a model may tell it in other words, from the notes. */
  isGenerated: boolean;
  notes: string[];
}

interface Telling {
  seed: string;
  /** How the roll of this turn ended. */
  band: Outcome | null;
}

/** Goes on with the scene whose choice was chosen; null when there is none. */
export function goOn(mark: AuthoredMark, input: SceneInput, telling: Telling): AuthoredTurn | null {
  const { state, open } = input.world.ink;
  if (state === null || open === null) return null;
  return run({ state, choice: mark.index }, open, input, telling);
}

/** Begins at a knot, whatever its conditions say. */
export function beginAt({ knot, set }: StoryStart, input: SceneInput, telling: Telling): AuthoredTurn | null {
  return run({ knot, state: input.world.ink.state, variables: set }, knot, input, telling);
}

/** Begins the scene that tells this beat, or else one that may come now; null when there is none. */
export function begin(beat: PlotBeat | null, input: SceneInput, telling: Telling): AuthoredTurn | null {
  const { storylets } = input.campaign;
  const told = beat === null ? [] : storylets.filter((one) => one.beat === beat.id && tellsNow(one, input));
  const notices: string[] = [];
  let { world } = input;
  for (const { id } of beat === null ? storyletsNow(input) : told) {
    const turn =
      resumed(id, { ...input, world }, telling) ??
      run({ knot: id, state: world.ink.state }, id, { ...input, world }, telling);
    if (turn === null) continue;
    if (turn.paragraphs.length > 0) {
      const told = beat === null ? turn.world : decidedBy(beat, turn.world, input);
      return { ...turn, world: told, notices: [...notices, ...turn.notices] };
    }
    // A scene that cannot be played, or says nothing, is over.
    notices.push(...turn.notices);
    world = turn.world;
  }
  return notices.length === 0
    ? null
    : {
        world,
        knot: '',
        paragraphs: [],
        choices: [],
        effects: [],
        question: null,
        notices,
        people: [],
        starts: null,
        isGenerated: false,
        notes: [],
      };
}

/** Goes on with a scene that the player has walked out of: with its question, and not from its beginning. */
function resumed(knot: string, input: SceneInput, { seed, band }: Telling): AuthoredTurn | null {
  const { campaign, world, scene } = input;
  const { left, state } = world.ink;
  if (left?.knot !== knot || state === null || campaign.ink === null) return null;
  const from = { left: left.state, state };
  try {
    const result = runKnot({ ink: campaign.ink, from, input, seed: `${seed}/ink/${scene}`, band });
    const { text, from: speaker } = left.question;
    const paragraphs = [{ text: askedShortly(text), ...(speaker !== null && { speaker }), tags: [] }];
    const knots = [...result.knots, knot];
    return turnOf({ ...result, knots, paragraphs, question: left.question }, world.ink.came, input, true);
  } catch (error) {
    // The author has changed it: it begins anew.
    if (error instanceof InkFailure) return null;
    throw error;
  }
}

/** Where a knot tells a beat, its choices decide it; only a decision that ends the story stays open when one walks out. */
function decidedBy(beat: PlotBeat, world: World, input: SceneInput): World {
  if (world.plot.deciding !== beat.id || isLast(beat, input.campaign)) return world;
  return { ...world, plot: { ...world.plot, deciding: null } };
}

/** The outcome of the beat that an open knot tells which an author's choice is, in its words; null when it is none. */
export function outcomeChosen(
  text: string,
  { campaign, world }: Pick<SceneInput, 'campaign' | 'world'>,
): PlotMark | null {
  const told = campaign.storylets.find(({ id }) => id === world.ink.open)?.beat;
  const beat = campaign.beats.find(({ id }) => id === told);
  const plain = (words: string) => asOrder(words).toLowerCase();
  const index = (beat?.outcomes ?? []).findIndex(({ description }) => plain(description) === plain(text));
  return beat === undefined || index === -1 ? null : { owner: beat.id, index };
}

/** One scene after the other, told as one. */
export function joined(one: AuthoredTurn, other: AuthoredTurn | null): AuthoredTurn {
  if (other === null) return one;
  return {
    ...other,
    knot: other.knot || one.knot,
    paragraphs: [...one.paragraphs, ...other.paragraphs],
    // Who is in a scene that begins is there; of those before it, whoever is spoken of in it.
    people: other.starts === null ? [...one.people, ...other.people] : other.people,
    starts: other.starts === null ? null : one.paragraphs.length + other.starts,
    isGenerated: one.isGenerated && (other.isGenerated || other.paragraphs.length === 0),
    notes: [...one.notes, ...other.notes],
    effects: [...one.effects, ...other.effects],
    notices: [...one.notices, ...other.notices],
  };
}

/** What is told of where the story stands now: of two scenes in one, the second. */
export function standing(turn: AuthoredTurn | null): AuthoredTurn['paragraphs'] {
  return turn?.paragraphs.slice(turn.starts ?? 0) ?? [];
}

/** Ids of those who are there because the author's scene says so. */
export function peopleIn(turn: AuthoredTurn | null): string[] {
  const hasMoved = turn?.effects.some(({ kind }) => kind === 'moved') === true;
  const paragraphs = turn?.starts === null && hasMoved ? [] : standing(turn);
  const speakers = paragraphs.flatMap(({ speaker }) => speaker ?? []);
  return [...new Set([...(turn?.people ?? []), ...speakers])];
}

/** The world after the player has walked out of a scene. One that can end the story is not lost by it, and goes on later. */
export function leftOpen(world: World, { storylets }: SceneInput['campaign']): World {
  const { open, state } = world.ink;
  if (open === null) return world;
  const { left: _, ...ink } = world.ink;
  const canEnd = storylets.some(({ id, endings }) => id === open && endings.length > 0);
  const waits = canEnd && state !== null && world.question !== null;
  const left = waits ? { left: { knot: open, state, question: world.question as Question } } : {};
  return { ...world, ink: { ...ink, open: null, ...left } };
}

/** The same after what comes next has been chosen: it may come again. */
export function comesAgain(knot: string | null, world: World, { storylets }: SceneInput['campaign']): World {
  const canEnd = storylets.some(({ id, endings }) => id === knot && endings.length > 0);
  if (knot === null || !canEnd || world.ink.open === knot) return world;
  const { [knot]: _, ...came } = world.ink.came;
  return { ...world, ink: { ...world.ink, came } };
}

function run(from: KnotStart, knot: string, input: SceneInput, { seed, band }: Telling): AuthoredTurn | null {
  const { campaign, world, scene } = input;
  if (campaign.ink === null) return null;
  const came = { ...world.ink.came, [knot]: scene };
  try {
    const result = runKnot({ ink: campaign.ink, from, input, seed: `${seed}/ink/${scene}`, band });
    return turnOf(result, came, input, 'knot' in from);
  } catch (error) {
    if (!(error instanceof InkFailure)) throw error;
    const failed = { ...world, ink: { ...world.ink, open: null, came } };
    return {
      ...{ world: failed, knot, paragraphs: [], choices: [], effects: [], question: null, people: [] },
      ...{ starts: null, isGenerated: false, notes: [] },
      notices: [`A scene of the author could not be played. ${error.message}`],
    };
  }
}

function turnOf(
  result: KnotResult,
  came: Record<string, number>,
  input: SceneInput,
  begins: boolean,
): AuthoredTurn {
  const { knot, choices, effects, done, notices, state } = result;
  const storylet = input.campaign.storylets.find(({ id }) => id === knot);
  const isGenerated = storylet?.isGenerated ?? false;
  // Of a scene that comes again, what a choice brought before is not told in the same words once more.
  const repeats = !begins && storylet?.again != null;
  const isOld = repeats && done && result.paragraphs.every((one) => isSaid(one, input));
  const own = isOld ? [] : result.paragraphs;
  const said = repeats ? own.map(({ text }): [string, number] => [saidMark(text), input.scene]) : [];
  const texts = own.map(({ text }) => text);
  // What a scene is about is enough to tell it; what comes of a choice is said nowhere else.
  const notes = begins && storylet?.gist !== undefined ? [storylet.gist] : texts;
  // A scene that another one leads to has come as well.
  const ran = result.knots.filter((name) => input.campaign.storylets.some(({ id }) => id === name));
  const now = Object.fromEntries([knot, ...ran].map((id) => [id, input.scene]));
  const open = ran.at(-1) ?? (begins ? null : input.world.ink.open) ?? knot;
  const led = open === knot ? [] : (input.campaign.storylets.find(({ id }) => id === open)?.with ?? []);
  const { posts, place } = result.world;
  const brought = Object.keys(posts).filter(
    (id) => posts[id] !== input.world.posts[id] && (posts[id] === null || posts[id] === place),
  );
  return {
    world: {
      ...result.world,
      told: { ...result.world.told, ...Object.fromEntries(said) },
      ink: {
        ...(result.world.ink.left !== undefined &&
          result.world.ink.left.knot !== open && { left: result.world.ink.left }),
        ...{ state, open: done ? null : open, came: { ...came, ...now } },
      },
    },
    knot,
    paragraphs: own.map(({ text, speaker }) => ({
      text,
      ...(speaker !== undefined && { speaker }),
    })),
    choices,
    effects,
    question: done ? null : questionOf(result, storylet),
    // Whom the player was with does not come along unless somebody says so.
    people: effects.some(({ kind }) => kind === 'moved')
      ? [...brought, ...led]
      : [
          ...brought,
          ...led,
          ...(storylet?.with ?? []).filter((id) => begins || input.world.here.includes(id)),
          ...(isGenerated ? actingIn(texts, input) : []),
        ],
    notices,
    starts: begins ? 0 : null,
    isGenerated,
    notes: isGenerated ? notes : [],
  };
}

/** By which it is known that the author's scene was told with this paragraph. */
function saidMark(text: string): string {
  return fingerprint(`said/${text}`);
}

function isSaid({ text }: { text: string }, { world }: SceneInput): boolean {
  return world.told[saidMark(text)] !== undefined;
}

/** Ids of those who do or say something in the text of a generated scene, which need not name them in its tags. */
function actingIn(texts: readonly string[], { campaign, world }: SceneInput): string[] {
  return campaign.people
    .filter((person) => {
      const { id } = person;
      const name = `(?:${namesOf(person, campaign.people).map(RegExp.escape).join('|')})`;
      const acts = new RegExp(
        `(?:^|[.!?”]\\s)${name}(?! (?:is not|was)\\b)[\\s,]|\\b(?:says|asks) ${name}\\b`,
        'iu',
      );
      return world.plot.dead[id] === undefined && texts.some((text) => acts.test(text));
    })
    .map(({ id }) => id);
}

/** What the author's choices answer: what a tag says, else that there is something to decide. */
function questionOf({ question, paragraphs, knot }: KnotResult, storylet: Storylet | undefined): Question {
  const said = question?.kind ?? storylet?.question;
  const kind = QUESTION_KINDS.find((word) => word === said) ?? 'decision';
  const speaker = paragraphs.findLast((paragraph) => paragraph.speaker !== undefined)?.speaker;
  return {
    kind,
    from: question?.from ?? speaker ?? storylet?.with[0] ?? null,
    about: knot,
    text: question?.text ?? paragraphs.at(-1)?.text ?? '',
  };
}

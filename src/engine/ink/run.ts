import { fingerprint } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { nameKey, personNamed, placeNamed, thingNamed, topicNamed } from '../../campaign/ink/names.ts';
import type { InkStory } from '../../campaign/ink/story.ts';
import { questionKind } from '../../campaign/ink/storylets.ts';
import { type InkTag, isStoryletTag, readTag, tagValue } from '../../campaign/ink/tags.ts';
import { withoutEmphasis } from '../../campaign/prose.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { Question } from '../../contracts/question.ts';
import type { Paragraph } from '../../contracts/telling.ts';
import type { ExpressionInput } from '../plot/expression.ts';
import type { World } from '../world.ts';
import { choiceOf, type InkChoice } from './choices.ts';
import { InkFailure, whereIs } from './failure.ts';
import { bindFunctions, type SceneChance } from './functions.ts';
import { type InkMachine, LIMITS, machineFor } from './machine.ts';
import { Overlay } from './overlay.ts';
import {
  forgettingVisits,
  isUnchanged,
  readSaved,
  restore,
  restoreLasting,
  saveScene,
  withLasting,
} from './saved.ts';

/** Where a scene begins or goes on. `state` is what the last scene in ink of this story returned. */
export type KnotStart =
  | { knot: string; state?: string | null; variables?: Readonly<Record<string, string | number | boolean>> }
  | { state: string; choice: number }
  /** Where it was left, with the variables and visits of the state that the story has come to since. */
  | { left: string; state: string };

export interface KnotRun extends SceneChance {
  ink: InkStory;
  from: KnotStart;
  /** The world before the scene, and what conditions can ask of it. */
  input: ExpressionInput;
}

export interface InkParagraph extends Paragraph {
  /** Tags that mean nothing to the engine, and `mood`; a speaker without a profile is among them. */
  tags: InkTag[];
}

/** A scene that was run up to its choices or its end. */
export interface KnotResult {
  /** The knot that began it. */
  knot: string;
  paragraphs: InkParagraph[];
  choices: InkChoice[];
  /** Names of the knots that were run: the one that began it, and those that it has led to. */
  knots: string[];
  /** What it did, in order. */
  effects: Effect[];
  /** The world with those effects. */
  world: World;
  /** To be kept and given back, also when the scene is over: variables and visits outlive it. */
  state: string;
  /** Whether it is over. */
  done: boolean;
  /** What it ends on, when the author says so. */
  question?: Question;
  /** The author has changed the scene since it was saved: it begins anew, or it is gone. */
  changed?: 'edited' | 'gone';
  /** What is to be told to whoever writes the scenes, in sentences. */
  notices: string[];
}

/** Runs a scene up to its next choices. It throws an {@link InkFailure}, and then nothing has happened. */
export function runKnot({ ink, from, input, seed, band }: KnotRun): KnotResult {
  const machine = machineFor(ink);
  const overlay = new Overlay(input);
  try {
    bindFunctions(machine.story, overlay, { seed, band });
    const { knot, changed } = enter(machine, ink, from, seed);
    if (changed === 'gone') return gone(machine, ink, knot, overlay);
    const told = tell(machine, overlay);
    const choices = choicesOf(machine, { ...input, world: overlay.world }, ink, knot);
    const done = choices.length === 0;
    const paragraphs = told.map((line) => paragraphOf(line, input));
    const question = done ? undefined : questionOf(told, paragraphs, knot, input);
    const state = saveScene(machine.story, knot, done, ink);
    machine.release();
    return {
      knot,
      paragraphs,
      choices,
      knots: machine.knots(),
      effects: overlay.effects,
      world: overlay.world,
      state,
      done,
      ...(question !== undefined && { question }),
      ...(changed !== undefined && { changed }),
      notices: [...(changed === undefined ? [] : [noticeOf(knot, changed)]), ...overlay.notices],
    };
  } catch (error) {
    throw placed(machine.failure(error), machine, ink);
  }
}

/** A failure inside a function knows no place; it is where the story stands. */
function placed(failure: InkFailure, { path }: InkMachine, ink: InkStory): InkFailure {
  if (failure.details['file'] !== undefined || failure.kind === 'bad state') return failure;
  const where = whereIs(path(), ink);
  return where === null ? failure : new InkFailure(failure.kind, failure.message, where, failure.cause);
}

interface Entered {
  knot: string;
  changed?: 'edited' | 'gone';
}

/** Puts the story where the scene begins or goes on. */
function enter({ story }: InkMachine, ink: InkStory, from: KnotStart, seed: string): Entered {
  const saved = from.state === undefined || from.state === null ? null : readSaved(from.state);
  if ('left' in from) {
    const left = readSaved(from.left);
    if (!isUnchanged(left, ink))
      throw new InkFailure('missing', `The scene "${left.knot}" was changed.`, null);
    restore(story, saved === null ? left : withLasting(left, saved));
    return { knot: left.knot };
  }
  const begin = (knot: string, changed?: 'edited'): Entered => {
    if (saved === null) story.state.storySeed = seedNumber(seed);
    else restoreLasting(story, changed === undefined ? saved : forgettingVisits(saved, knot));
    if (!Object.hasOwn(ink.knots, knot)) {
      if ('choice' in from) return { knot, changed: 'gone' };
      throw new InkFailure('missing', `There is no knot "${knot}".`, null);
    }
    story.ChoosePathString(knot);
    return { knot, ...(changed !== undefined && { changed }) };
  };
  if ('knot' in from) {
    const entered = begin(from.knot);
    for (const [name, value] of Object.entries(from.variables ?? {}))
      if (story.variablesState.GlobalVariableExistsWithName(name)) story.variablesState.$(name, value);
    return entered;
  }
  if (saved === null) throw new InkFailure('bad state', 'There is no scene to go on with.', null);
  if (!isUnchanged(saved, ink)) return begin(saved.knot, 'edited');
  restore(story, saved);
  if (story.currentChoices[from.choice] === undefined)
    throw new InkFailure('bad state', `There is no choice ${from.choice} in this scene.`, null);
  story.ChooseChoiceIndex(from.choice);
  return { knot: saved.knot };
}

/** ink draws from a whole number. */
const seedNumber = (seed: string): number => Number.parseInt(fingerprint(seed), 36) % 1_000_000;

interface Line {
  text: string;
  tags: InkTag[];
}

/** Everything up to the next choices, line by line. */
function tell(machine: InkMachine, overlay: Overlay): Line[] {
  const { story } = machine;
  const lines: Line[] = [];
  let waiting: InkTag[] = [];
  let length = 0;
  while (story.canContinue) {
    const text = (story.Continue() ?? '').trim();
    const [complaint] = machine.complaints();
    // A scene that runs out is over; the validator has told of the loose end.
    if (complaint !== undefined && !/ran out of content/.test(complaint)) throw new Error(complaint);
    length += text.length;
    if (length > LIMITS.characters)
      throw new InkFailure('too long', `This scene has more than ${LIMITS.characters} characters.`, null);
    const tags = [...waiting, ...(story.currentTags ?? []).map(readTag)];
    waiting = text === '' ? tags : [];
    if (text !== '') lines.push({ text, tags });
  }
  const last = lines.at(-1);
  if (last !== undefined) last.tags.push(...waiting);
  if (overlay.effects.length > LIMITS.effects)
    throw new InkFailure('too long', `This scene changes the world more than ${LIMITS.effects} times.`, null);
  return lines;
}

function choicesOf({ story }: InkMachine, input: ExpressionInput, ink: InkStory, knot: string): InkChoice[] {
  const choices = story.currentChoices;
  if (choices.length > LIMITS.choices)
    throw new InkFailure(
      'too long',
      `This scene offers more than ${LIMITS.choices} choices.`,
      ink.knots[knot] ?? null,
    );
  return choices.map(({ text, tags }, index) =>
    choiceOf({ index, text: withoutEmphasis(text.trim()), tags: tags ?? [] }, input),
  );
}

function paragraphOf({ text, tags }: Line, { campaign }: ExpressionInput): InkParagraph {
  const words = tagValue(tags, 'speaker');
  const speaker = words === undefined ? undefined : personNamed(words, campaign.people)?.id;
  const read = ['question', 'asks', 'about', ...(speaker === undefined ? [] : ['speaker'])];
  const others = tags.filter((tag) => !isStoryletTag(tag) && !read.includes(tag.name));
  return { text: withoutEmphasis(text), ...(speaker !== undefined && { speaker }), tags: others };
}

/** What the scene ends on: the last kind that was named, put by whoever spoke last or must be there. */
function questionOf(
  lines: readonly Line[],
  paragraphs: readonly InkParagraph[],
  knot: string,
  { campaign }: ExpressionInput,
): Question | undefined {
  const tags = lines.flatMap((line) => line.tags);
  const kind = questionKind(tagValue(tags, 'question'));
  const text = paragraphs.at(-1)?.text;
  if (kind === null || text === undefined) return undefined;
  const speaker = paragraphs.findLast((paragraph) => paragraph.speaker !== undefined)?.speaker;
  const from = speaker ?? campaign.storylets.find(({ id }) => id === knot)?.with[0] ?? null;
  const about = tagValue(tags, 'about');
  return {
    kind,
    from,
    about: about === undefined ? null : meantBy(about, campaign),
    text: tagValue(tags, 'asks') ?? text,
  };
}

/** The id of what a question is about. */
function meantBy(words: string, campaign: Campaign): string {
  return (
    personNamed(words, campaign.people)?.id ??
    placeNamed(words, campaign.places)?.id ??
    topicNamed(words, campaign.topics)?.id ??
    thingNamed(words, campaign, null) ??
    nameKey(words)
  );
}

function gone({ story }: InkMachine, ink: InkStory, knot: string, { world }: Overlay): KnotResult {
  const state = saveScene(story, knot, true, ink);
  return {
    ...{ knot, paragraphs: [], choices: [], knots: [], effects: [], world, state, done: true },
    changed: 'gone',
    notices: [noticeOf(knot, 'gone')],
  };
}

function noticeOf(knot: string, changed: 'edited' | 'gone'): string {
  return changed === 'edited'
    ? `The author has changed the scene "${knot}", so it begins again.`
    : `The author has taken out the scene "${knot}", so the story goes on after it.`;
}

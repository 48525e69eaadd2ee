import { fingerprint } from '../../base/random.ts';
import { isSameKey } from '../../campaign/ink/names.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import type { Effect } from '../../contracts/effect.ts';
import { ruleOf } from '../../rules/acts.ts';
import type { InkChoice } from '../ink/choices.ts';
import { InkFailure } from '../ink/failure.ts';
import { type KnotResult, type KnotRun, runKnot } from '../ink/run.ts';
import { type ExpressionInput, holds } from '../plot/expression.ts';
import type { ChoiceAhead, Shared, World } from '../world.ts';
import type { SceneInput } from './storylets.ts';

interface DoneBefore {
  world: World;
  /** What the player has learned from the scenes that are over by it. */
  effects: Effect[];
}

/**
 * The world in which the author's scenes know what was done outside them. A scene that might come, and one of whose choices
 * has been made already, is over as if it had been made there: by what was told, shown or given to the same person, or
 * because a telling did what the choice says.
 */
export function withDoneBefore(input: SceneInput, seed: string): DoneBefore {
  return input.campaign.storylets.reduce<DoneBefore>(
    (done, storylet) => {
      const found = choiceMade(storylet, { ...input, world: done.world }, seed);
      if (found === null) return done;
      const { result, shared } = found;
      const effects = result.effects.filter(({ kind }) => kind === 'learned' || kind === 'told');
      return { world: over(done.world, storylet, result, shared), effects: [...done.effects, ...effects] };
    },
    { world: input.world, effects: [] },
  );
}

function choiceMade(
  storylet: Storylet,
  input: SceneInput,
  seed: string,
): { result: KnotResult; shared: Shared | null } | null {
  const { campaign, world, scene } = input;
  const { id, shares } = storylet;
  const done = world.done.filter(({ knot }) => knot === id);
  const isShared = shares.some(({ person, what }) => world.shared.some((one) => isOf(one, person, what)));
  if ((!isShared && done.length === 0) || campaign.ink === null) return null;
  const before = { ...input, world: withGiven(world) };
  if (!isAhead(storylet, before)) return null;
  const run = { ink: campaign.ink, input: before, seed: `${seed}/ink/${scene}`, band: null };
  try {
    const begun = runKnot({ ...run, from: { knot: id, state: world.ink.state } });
    for (const choice of begun.choices.filter(isPlain)) {
      const shared = madeBy(choice, world) ?? null;
      if (shared === null && !done.some(({ text }) => text === choice.text)) continue;
      const from = { state: begun.state, choice: choice.index };
      const chosen = runKnot({ ...run, from, input: { ...before, world: begun.world } });
      return { result: { ...chosen, effects: [...begun.effects, ...chosen.effects] }, shared };
    }
  } catch (error) {
    // Whoever plays the scene is told what is wrong with it.
    if (!(error instanceof InkFailure)) throw error;
  }
  return null;
}

/** The world in which the player still has what they have given: the author's scene is for whoever has it. */
function withGiven(world: World): World {
  const isCarried = (what: string) => world.items.some(({ id }) => id === what);
  const given = world.shared
    .filter(({ what, isGiven }) => isGiven === true && what.startsWith('item:') && !isCarried(what))
    .map(({ what }) => ({ id: what, name: what.replace(/^item:/u, '').replaceAll('-', ' ') }));
  return given.length === 0 ? world : { ...world, items: [...world.items, ...given] };
}

/** Scenes of the author's that may come and that it does not matter to miss: no beat, no ending, none that comes again. */
function isAhead({ id, beat, again, endings, when }: Storylet, input: ExpressionInput): boolean {
  const { ink } = input.world;
  if (beat !== undefined || again !== null || endings.length > 0) return false;
  if (ink.came[id] !== undefined || ink.open === id) return false;
  return when === undefined || holds(when, input);
}

/** What the dice decide has not been done by being told. */
function isPlain({ modifier, locked }: InkChoice): boolean {
  return modifier === undefined && locked === null;
}

/** Choices that a telling is compared with, and how many scenes they are of: those that may come next. */
const MOST_AHEAD = 8;
const MOST_SCENES = 3;
/** The answer may come a scene late. */
const SOON = 2;

/** Which choice of which scene it is. */
export function aheadId({ knot, text }: ChoiceAhead): string {
  return `${knot}|${fingerprint(text)}`;
}

/** A choice with the name of its scene, which says what it is about. */
export function aheadInWords({ knot, text }: ChoiceAhead): string {
  return `${knot.replaceAll('_', ' ')}: ${text}`;
}

/** What could be done here in scenes of the author's that may come, and that a telling may do before they do. */
export function choicesAhead(input: ExpressionInput, seed: string): ChoiceAhead[] {
  const { campaign, world, scene } = input;
  const { ink } = campaign;
  if (ink === null) return [];
  const isNear = ({ at, with: people }: Storylet) =>
    (at.length === 0 || at.includes(world.place ?? '')) && people.every((id) => world.here.includes(id));
  const run = { ink, input, seed: `${seed}/ink/${scene}`, band: null };
  const { open, state } = world.ink;
  const going = open === null || state === null ? [] : stepsAfter(open, state, run);
  const ahead = campaign.storylets
    .filter((storylet) => isNear(storylet) && isAhead(storylet, { ...input, scene: scene + SOON }))
    .toSorted((one, other) => other.urgency - one.urgency)
    .slice(0, MOST_SCENES)
    .flatMap(({ id }, index) => {
      const begun = played({ ...run, from: { knot: id, state } });
      if (begun === null) return [];
      // Of the scene that comes first also what follows its choices.
      return [...plainIn(begun, id), ...(index === 0 ? stepsAfter(id, begun.state, run) : [])];
    });
  const isFirst = (one: ChoiceAhead, index: number, all: readonly ChoiceAhead[]) =>
    all.findIndex((other) => aheadId(other) === aheadId(one)) === index;
  return [...going, ...ahead].filter(isFirst).slice(0, MOST_AHEAD);
}

/** What could be chosen after each of the choices that a scene has come to. */
function stepsAfter(knot: string, state: string, run: Omit<KnotRun, 'from'>): ChoiceAhead[] {
  const steps: ChoiceAhead[] = [];
  for (let choice = 0; ; choice += 1) {
    const chosen = played({ ...run, from: { state, choice } });
    if (chosen === null || chosen.changed !== undefined) return steps;
    steps.push(...plainIn(chosen, knot));
  }
}

function plainIn({ choices }: KnotResult, knot: string): ChoiceAhead[] {
  return choices.filter(isPlain).map(({ text }) => ({ knot, text }));
}

/** What comes of a scene or a choice; null where there is none, or the author's ink does not run. */
function played(run: KnotRun): KnotResult | null {
  try {
    return runKnot(run);
  } catch (error) {
    if (!(error instanceof InkFailure)) throw error;
    return null;
  }
}

function madeBy({ intent }: InkChoice, { shared }: World): Shared | undefined {
  const { act, target = '', item, fact } = intent;
  return shared.find(
    (one) => isOf(one, target, fact ?? item ?? '') && (one.isGiven === true || !ruleOf(act).gives),
  );
}

function isOf(shared: Shared, person: string, what: string): boolean {
  return shared.person === person && isSameKey(shared.what, what);
}

/** What the author's scene says is so; what it does to people, hours and belongings the deed has done by the rules. */
function over(
  world: World,
  { id }: Storylet,
  { world: then, state }: KnotResult,
  shared: Shared | null,
): World {
  const { flags, learned } = then.plot;
  return {
    ...world,
    plot: { ...world.plot, flags, ...(learned !== undefined && { learned }) },
    told: then.told,
    knows: then.knows,
    shared: world.shared.filter((one) => one !== shared),
    done: world.done.filter(({ knot }) => knot !== id),
    // It did not come in any scene that could be counted.
    ink: { ...world.ink, state, came: { ...world.ink.came, [id]: 0 } },
  };
}

/** The author's choices without those that were made before, as long as there is something to choose. */
export function withoutDone(
  choices: InkChoice[],
  { knows, done }: Pick<World, 'knows' | 'done'>,
): InkChoice[] {
  const open = choices.filter(({ text, intent: { target = '', item, fact } }) => {
    if (done.some((one) => one.text === text)) return false;
    const what = fact ?? item;
    return what === undefined || !(knows[target] ?? []).some((known) => isSameKey(known, what));
  });
  return open.length < FEWEST ? choices : open;
}

const FEWEST = 2;

import { isSameKey } from '../../campaign/ink/names.ts';
import type { Storylet } from '../../campaign/ink/story.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { InkChoice } from '../ink/choices.ts';
import { InkFailure } from '../ink/failure.ts';
import { type KnotResult, runKnot } from '../ink/run.ts';
import { holds } from '../plot/expression.ts';
import type { Shared, World } from '../world.ts';
import type { SceneInput } from './storylets.ts';

interface DoneBefore {
  world: World;
  /** What the player has learned from the scenes that are over by it. */
  effects: Effect[];
}

/** Acts by which a thing changes hands; who was only shown it does not have it. */
const GIVING: ReadonlySet<string> = new Set(['give', 'trade', 'bargain']);

/**
 * The world in which the author's scenes know what was done outside them. A scene that might come, and one of whose choices
 * has been made already by what was told, shown or given to the same person, is over as if it had been made there.
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
): { result: KnotResult; shared: Shared } | null {
  const { campaign, world, scene } = input;
  const { id, shares, beat, again, endings, when } = storylet;
  if (campaign.ink === null || shares.length === 0 || beat !== undefined || again !== null) return null;
  if (endings.length > 0 || world.ink.came[id] !== undefined || world.ink.open === id) return null;
  if (!shares.some(({ person, what }) => world.shared.some((one) => isOf(one, person, what)))) return null;
  if (when !== undefined && !holds(when, input)) return null;
  const run = { ink: campaign.ink, input, seed: `${seed}/ink/${scene}`, band: null };
  try {
    const begun = runKnot({ ...run, from: { knot: id, state: world.ink.state } });
    for (const choice of begun.choices) {
      const shared = choice.modifier === undefined ? madeBy(choice, world) : undefined;
      if (shared === undefined || choice.locked !== null) continue;
      const from = { state: begun.state, choice: choice.index };
      const chosen = runKnot({ ...run, from, input: { ...input, world: begun.world } });
      return { result: { ...chosen, effects: [...begun.effects, ...chosen.effects] }, shared };
    }
  } catch (error) {
    // Whoever plays the scene is told what is wrong with it.
    if (!(error instanceof InkFailure)) throw error;
  }
  return null;
}

function madeBy({ intent }: InkChoice, { shared }: World): Shared | undefined {
  const { act, target = '', item, fact } = intent;
  return shared.find(
    (one) => isOf(one, target, fact ?? item ?? '') && (one.isGiven === true || !GIVING.has(act)),
  );
}

function isOf(shared: Shared, person: string, what: string): boolean {
  return shared.person === person && isSameKey(shared.what, what);
}

/** What the author's scene says is so; what it does to people, hours and belongings the deed has done by the rules. */
function over(world: World, { id }: Storylet, { world: then, state }: KnotResult, shared: Shared): World {
  const { flags, learned } = then.plot;
  return {
    ...world,
    plot: { ...world.plot, flags, ...(learned !== undefined && { learned }) },
    told: then.told,
    knows: then.knows,
    shared: world.shared.filter((one) => one !== shared),
    // It did not come in any scene that could be counted.
    ink: { ...world.ink, state, came: { ...world.ink.came, [id]: 0 } },
  };
}

/** The author's choices without those that were made before, as long as there is something to choose. */
export function withoutDone(choices: InkChoice[], { knows }: Pick<World, 'knows'>): InkChoice[] {
  const open = choices.filter(({ intent: { target = '', item, fact } }) => {
    const what = fact ?? item;
    return what === undefined || !(knows[target] ?? []).some((known) => isSameKey(known, what));
  });
  return open.length < FEWEST ? choices : open;
}

const FEWEST = 2;

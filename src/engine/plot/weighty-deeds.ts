/** What the player did that weighs most in the whole story, for whoever tells its end. */
import type { Deed } from '../../contracts/brief.ts';
import type { Effect } from '../../contracts/effect.ts';
import { ruleOf } from '../../rules/acts.ts';
import type { World } from '../world.ts';
import type { PlotState, WeightyDeed } from './plot-state.ts';

const MOST_KEPT = 16;
const MOST_DEEDS = 8;
/** A deed by whose kind people are wronged, helped or given something. */
const WEIGHTY_ACT = 3;
const DECIDED = 5;
/** Nobody but this player has done it. */
const MADE_UP = 2;
/** What changes of one kind are worth together at most: an author may set many flags at once. */
const MOST_OF_A_KIND = 6;
const OPINION_STEP = 8;

const WEIGHTS: Partial<Record<Effect['kind'], number>> = {
  ended: 6,
  death: 6,
  promise: 5,
  state: 4,
  told: 4,
  hurt: 3,
  item: 2,
  learned: 1,
  flag: 1,
};

/** The world with a deed, and when people came to be as they are now; of deeds those that weigh least are forgotten. */
export function withDeedWeighed(
  world: World,
  deed: Pick<Deed, 'act' | 'text' | 'target' | 'decision'>,
  effects: readonly Effect[],
  { scene, isOwn }: { scene: number; isOwn: boolean },
): World {
  const { plot } = world;
  const weight =
    weightOf(effects) +
    (ruleOf(deed.act).weighty === true ? WEIGHTY_ACT : 0) +
    (deed.decision === null ? 0 : DECIDED) +
    (isOwn ? MADE_UP : 0);
  const concerned = [deed.target?.id, ...effects.map((effect) => personOf(effect))];
  const people = [...new Set(concerned.filter((id) => id?.startsWith('person:') === true))] as string[];
  const others = (plot.weighty ?? []).filter((other) => other.scene !== scene);
  const weighty = heaviest([...others, { scene, text: deed.text, weight, people }], MOST_KEPT);
  const changed = effects.flatMap((effect) => (effect.kind === 'state' ? [[effect.person, scene]] : []));
  const statesAt = { ...plot.statesAt, ...Object.fromEntries(changed) };
  return { ...world, plot: { ...plot, weighty, statesAt } };
}

/** What the player did that weighs most in the whole story, in the words of the choices. */
export function deedsRecalled({ weighty, chosen }: PlotState): string[] {
  // Stories of earlier versions have only kept what was chosen last.
  if (weighty === undefined)
    return chosen
      .filter((text) => !/^(?:wanted|outcome):/.test(text))
      .slice(0, MOST_DEEDS)
      .reverse();
  return heaviest(weighty, MOST_DEEDS).map(({ text }) => text);
}

/** The heaviest, in the order in which they were done. Of two that weigh the same the later one counts. */
function heaviest(deeds: readonly WeightyDeed[], most: number): WeightyDeed[] {
  return deeds
    .toSorted((one, other) => other.weight - one.weight || other.scene - one.scene)
    .slice(0, most)
    .toSorted((one, other) => one.scene - other.scene);
}

/** Whether something of weight was done to somebody since they came to be as they are said to be. */
export function isOutOfDate(person: string, { weighty = [], statesAt = {} }: PlotState): boolean {
  const since = statesAt[person];
  return since !== undefined && weighty.some(({ scene, people }) => scene > since && people.includes(person));
}

function weightOf(effects: readonly Effect[]): number {
  const kinds = Map.groupBy(effects, ({ kind }) => kind);
  return [...kinds.values()]
    .map((alike) => alike.reduce((sum, effect) => sum + worth(effect), 0))
    .reduce((sum, of) => sum + Math.min(of, MOST_OF_A_KIND), 0);
}

function worth(effect: Effect): number {
  if (effect.kind === 'opinion') return Math.floor(Math.abs(effect.to - effect.from) / OPINION_STEP);
  return WEIGHTS[effect.kind] ?? 0;
}

function personOf(effect: Effect): string | undefined {
  return 'person' in effect && effect.kind !== 'opinion' && effect.kind !== 'state'
    ? effect.person
    : undefined;
}

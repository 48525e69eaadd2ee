import type { JsonObject } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { costOf, MOST_STEPS } from '../../campaign/expression/cost.ts';
import { namesIn } from '../../campaign/expression/names.ts';
import { parseExpression } from '../../campaign/expression/parse.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';
import { joined, variable } from './plot-state.ts';
import { flagsOf, hasItem, isLearned } from './what-is-so.ts';

export interface ExpressionMatter {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  /** What skills have written into the session state, without the engine's own part of it. */
  skillState?: JsonObject;
}

/**
 * Whether a CEL expression holds. A name it does not know makes it false, and so does work beyond the limit; the
 * validator has warned of both. In `flag`, `knows`, `has`, `world` and `player` a key that nothing has set is false.
 */
export function holds(expression: string, matter: ExpressionMatter): boolean {
  try {
    const parsed = parseExpression(expression);
    const names = withUnset(namesFor(matter), askedIn(parsed.ast), matter);
    return costOf(parsed.ast, names) <= MOST_STEPS && parsed(names) === true;
  } catch {
    return false;
  }
}

interface Asked {
  root: string;
  field: string;
}

function askedIn(ast: Parameters<typeof namesIn>[0]): Asked[] {
  return namesIn(ast).flatMap(({ root, field }) => (field === undefined ? [] : [{ root, field }]));
}

/** Only what is asked for is looked up, since a large campaign has thousands of facts. */
function withUnset(
  names: Record<string, unknown>,
  asked: readonly Asked[],
  { campaign, world }: ExpressionMatter,
): Record<string, unknown> {
  const answers: Record<string, (field: string) => unknown> = {
    knows: (field) => isLearned(field, world, campaign),
    has: (field) => hasItem(field, world),
    flag: () => false,
    world: () => false,
    player: () => false,
  };
  const filled: Record<string, unknown> = { ...names };
  for (const [root, answer] of Object.entries(answers)) {
    const known = (names[root] ?? {}) as Record<string, unknown>;
    const missing = asked.filter((name) => name.root === root && !Object.hasOwn(known, name.field));
    filled[root] = { ...known, ...Object.fromEntries(missing.map(({ field }) => [field, answer(field)])) };
  }
  return filled;
}

/** `player`, `world`, `flag`, `scene`, and everybody by the name of their folder. */
function namesFor(matter: ExpressionMatter): Record<string, unknown> {
  const { campaign, persona, world, scene } = matter;
  const standings = Object.values(world.reputations);
  const mean =
    standings.length === 0 ? 0 : standings.reduce((sum, value) => sum + value, 0) / standings.length;
  const people = campaign.people.map(({ id }): [string, unknown] => {
    const perception = number(world.opinions[id] ?? 0);
    const state = world.plot.states[id] ?? '';
    return [
      variable(id.slice('person:'.length)),
      { trust: perception, perception, state, dead: id in world.plot.dead },
    ];
  });
  const flags = named(flagsOf(matter));
  return {
    ...Object.fromEntries(people),
    player: {
      ...named(world.plot.gained.map((state) => [state, true])),
      ...named(Object.entries(persona.stats)),
      reputation: number(mean),
      reputation_with: Object.fromEntries(
        Object.entries(world.reputations).map(([id, value]) => [id.replace(/^faction:/, ''), number(value)]),
      ),
    },
    world: {
      ...named([
        ['time', world.part],
        ['day', world.day],
        ['place', campaign.places.find(({ id }) => id === world.place)?.name ?? ''],
      ]),
      ...flags,
    },
    flag: flags,
    scene: BigInt(scene),
  };
}

/** Whole numbers are whole in CEL too, so that they can be reckoned with. */
function number(value: number): number | bigint {
  return Number.isInteger(Math.round(value * 10) / 10) ? BigInt(Math.round(value)) : value;
}

/** Each value under its name as written, joined up, and in small letters: `Burden_of_Knowledge`, `burden_of_knowledge`. */
function named(entries: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const known = typeof value === 'number' ? number(value) : value;
      return [...new Set([name, joined(name), variable(name)])].map((form) => [form, known]);
    }),
  );
}

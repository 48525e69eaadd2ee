import type { Campaign } from '../../campaign/campaign.ts';
import { costOf, MOST_STEPS } from '../../campaign/expression/cost.ts';
import { parseExpression } from '../../campaign/expression/parse.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';
import { joined, variable } from './plot-state.ts';

export interface ExpressionMatter {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
}

/**
 * Whether a CEL expression holds. A name it does not know makes it false, and so does work beyond the limit; the
 * validator has warned of both.
 */
export function holds(expression: string, matter: ExpressionMatter): boolean {
  try {
    const parsed = parseExpression(expression);
    const names = namesFor(matter);
    return costOf(parsed.ast, names) <= MOST_STEPS && parsed(names) === true;
  } catch {
    return false;
  }
}

/** `player`, `world`, `scene`, and everybody by the name of their folder. */
function namesFor({ campaign, persona, world, scene }: ExpressionMatter): Record<string, unknown> {
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
      ...named(Object.entries(world.plot.flags)),
    },
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

import { evaluate } from '@marcbachmann/cel-js';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';

export interface ExpressionMatter {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
}

/** Whether a CEL expression holds. A name it does not know makes it false; the validator has warned of it. */
export function holds(expression: string, matter: ExpressionMatter): boolean {
  try {
    return evaluate(expression, namesFor(matter)) === true;
  } catch {
    return false;
  }
}

/** `player`, `world`, `scene`, and everybody by the name of their folder. */
function namesFor({ campaign, persona, world, scene }: ExpressionMatter): Record<string, unknown> {
  const standings = Object.values(world.standing);
  const mean =
    standings.length === 0 ? 0 : standings.reduce((sum, value) => sum + value, 0) / standings.length;
  const people = campaign.people.map(({ id }): [string, unknown] => {
    const perception = number(world.regard[id] ?? 0);
    const state = world.plot.states[id] ?? '';
    return [
      variable(id.slice('person:'.length)),
      { trust: perception, perception, state, dead: id in world.plot.dead },
    ];
  });
  return {
    ...Object.fromEntries(people),
    player: {
      ...Object.fromEntries(world.plot.gained.map((state) => [variable(state), true])),
      ...Object.fromEntries(
        Object.entries(persona.stats).map(([name, value]) => [variable(name), number(value)]),
      ),
      reputation: number(mean),
      reputation_with: Object.fromEntries(
        Object.entries(world.standing).map(([id, value]) => [id.replace(/^faction:/, ''), number(value)]),
      ),
    },
    world: Object.fromEntries(
      Object.entries(world.plot.flags).map(([key, value]) => [
        key,
        typeof value === 'number' ? number(value) : value,
      ]),
    ),
    scene: BigInt(scene),
  };
}

/** Whole numbers are whole in CEL too, so that they can be reckoned with. */
function number(value: number): number | bigint {
  return Number.isInteger(Math.round(value * 10) / 10) ? BigInt(Math.round(value)) : value;
}

/** `Burden of Knowledge` is `burden_of_knowledge` in an expression. */
function variable(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, '');
}

import { getOwn, type JsonObject } from '../../base/json.ts';
import { remembering } from '../../base/remembering.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { costOf, stepsAllowed } from '../../campaign/expression/cost.ts';
import { namesIn } from '../../campaign/expression/names.ts';
import { type ParsedExpression, parseExpression } from '../../campaign/expression/parse.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';
import { joined, variable } from './plot-state.ts';
import { flagNamed, flagsOf, hasItem, isLearned, isMet, peopleByName } from './what-is-so.ts';

export interface ExpressionInput {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  /** What skills have written into the session state, without the engine's own part of it. */
  skillState?: JsonObject;
}

/**
 * Whether a CEL expression holds. A name it does not know makes it false, and so does work beyond the limit; the
 * validator has warned of both. In `flag`, `knows`, `has`, `met`, `world` and `player` a key that nothing has set is false.
 */
export function holds(expression: string, input: ExpressionInput): boolean {
  try {
    const { parsed, asked } = read(expression);
    const names = namesFor(asked, input);
    return costOf(parsed.ast, names) <= stepsAllowed(expressionsIn(input.campaign)) && parsed(names) === true;
  } catch {
    return false;
  }
}

interface ReadExpression {
  parsed: ParsedExpression;
  /** What it asks for, by what it asks; undefined where the whole of it is asked for. */
  asked: ReadonlyMap<string, readonly (string | undefined)[]>;
}

/** Reading takes longer than evaluating, and the same conditions are looked at in every scene. */
const read = remembering((expression): ReadExpression => {
  const parsed = parseExpression(expression);
  const names = Map.groupBy(namesIn(parsed.ast), ({ root }) => root);
  return { parsed, asked: new Map([...names].map(([root, all]) => [root, all.map(({ field }) => field)])) };
});

const counts = new WeakMap<Campaign, number>();

/** How many conditions of a campaign, its scenes included, are expressions. They share what a scene may spend on them. */
function expressionsIn(campaign: Campaign): number {
  const before = counts.get(campaign);
  if (before !== undefined) return before;
  const all = [
    ...campaign.beats.map(({ conditions }) => conditions),
    ...campaign.endings.map(({ frontMatter }) => frontMatter.conditions),
  ];
  const ofPlot = all.filter((conditions) => typeof conditions?.custom?.['expression'] === 'string').length;
  const count = ofPlot + (campaign.ink?.conditions ?? 0);
  counts.set(campaign, count);
  return count;
}

/**
 * Of `player`, `world`, `flag`, `knows`, `has`, `met`, `scene`, and everybody by the name of their folder, what is asked
 * for: a large campaign has thousands of facts, and a skill may have written thousands of values.
 */
function namesFor(asked: ReadExpression['asked'], input: ExpressionInput): Record<string, unknown> {
  const { campaign, world, scene } = input;
  const names: Record<string, unknown> = { scene: BigInt(scene) };
  const people = peopleByName(campaign);
  for (const name of asked.keys()) {
    const id = people.get(name)?.at(-1);
    if (id === undefined) continue;
    const perception = number(world.opinions[id] ?? 0);
    const state = world.plot.states[id] ?? '';
    names[name] = { trust: perception, perception, state, dead: id in world.plot.dead };
  }
  const roots = rootsFor(input);
  for (const [root, fields] of asked) {
    const found = getOwn(roots, root);
    if (found === undefined) continue;
    const { answer, all } = found;
    const wanted = fields.flatMap((field) =>
      field === undefined ? [] : [[field, answer(field) ?? false] as const],
    );
    // Where the map itself is asked for, such as in `'x' in flag`, all of it is needed.
    names[root] = { ...(fields.includes(undefined) && all?.()), ...Object.fromEntries(wanted) };
  }
  return names;
}

interface Root {
  answer: (field: string) => unknown;
  all?: () => Record<string, unknown>;
}

function rootsFor(input: ExpressionInput): Record<string, Root> {
  const { campaign, world } = input;
  return {
    knows: { answer: (field) => isLearned(field, world, campaign) },
    has: { answer: (field) => hasItem(field, world) },
    met: { answer: (field) => isMet(field, world, campaign) },
    flag: { answer: (field) => celValue(flagNamed(field, input)), all: () => named(flagsOf(input)) },
    world: {
      answer: (field) => celValue(flagNamed(field, input)) ?? ownOf(worldNames(input), field),
      all: () => ({ ...worldNames(input), ...named(flagsOf(input)) }),
    },
    player: { answer: (field) => ownOf(playerNames(input), field), all: () => playerNames(input) },
  };
}

function ownOf(names: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(names, field) ? names[field] : undefined;
}

function worldNames({ campaign, world }: ExpressionInput): Record<string, unknown> {
  return named([
    ['time', world.part],
    ['day', world.day],
    ['place', campaign.places.find(({ id }) => id === world.place)?.name ?? ''],
  ]);
}

function playerNames({ persona, world }: ExpressionInput): Record<string, unknown> {
  const standings = Object.entries(world.reputations);
  const mean =
    standings.length === 0 ? 0 : standings.reduce((sum, [, value]) => sum + value, 0) / standings.length;
  return {
    ...named(world.plot.gained.map((state) => [state, true])),
    ...named(Object.entries(persona.stats)),
    reputation: number(mean),
    reputation_with: Object.fromEntries(
      standings.map(([id, value]) => [id.replace(/^faction:/, ''), number(value)]),
    ),
  };
}

/** Whole numbers are whole in CEL too, so that they can be reckoned with. */
function number(value: number): number | bigint {
  return Number.isInteger(Math.round(value * 10) / 10) ? BigInt(Math.round(value)) : value;
}

function celValue(value: unknown): unknown {
  return typeof value === 'number' ? number(value) : value;
}

/** Each value under its name as written, joined up, and in small letters: `Burden_of_Knowledge`, `burden_of_knowledge`. */
function named(entries: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const forms = [name, joined(name), variable(name)];
      return forms.map((form) => [form, celValue(value)]);
    }),
  );
}

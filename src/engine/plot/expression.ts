import type { JsonObject } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { costOf, stepsAllowed } from '../../campaign/expression/cost.ts';
import { type Name, namesIn } from '../../campaign/expression/names.ts';
import { type ParsedExpression, parseExpression } from '../../campaign/expression/parse.ts';
import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';
import { joined, variable } from './plot-state.ts';
import { flagsOf, hasItem, isLearned, isMet } from './what-is-so.ts';

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
    const names = withUnset(namesFor(input, new Set(asked.map(({ root }) => root))), asked, input);
    return costOf(parsed.ast, names) <= stepsAllowed(expressionsIn(input.campaign)) && parsed(names) === true;
  } catch {
    return false;
  }
}

interface ReadExpression {
  parsed: ParsedExpression;
  asked: readonly Name[];
}

/** Reading takes longer than evaluating, and the same conditions are looked at in every scene. */
const known = new Map<string, ReadExpression>();
const MOST_KNOWN = 5_000;

function read(expression: string): ReadExpression {
  const before = known.get(expression);
  if (before !== undefined) return before;
  const parsed = parseExpression(expression);
  const fresh = { parsed, asked: namesIn(parsed.ast) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(expression, fresh);
  return fresh;
}

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

/** Only what is asked for is looked up, since a large campaign has thousands of facts. */
function withUnset(
  names: Record<string, unknown>,
  asked: readonly Name[],
  { campaign, world }: ExpressionInput,
): Record<string, unknown> {
  const answers: Record<string, (field: string) => unknown> = {
    knows: (field) => isLearned(field, world, campaign),
    has: (field) => hasItem(field, world),
    met: (field) => isMet(field, world, campaign),
    flag: () => false,
    world: () => false,
    player: () => false,
  };
  const filled: Record<string, unknown> = { ...names };
  for (const [root, answer] of Object.entries(answers)) {
    const fields = asked.filter((name) => name.root === root).map(({ field }) => field);
    if (fields.length === 0) continue;
    const given = (names[root] ?? {}) as Record<string, unknown>;
    const wanted = fields.flatMap((field): [string, unknown][] =>
      field === undefined ? [] : [[field, Object.hasOwn(given, field) ? given[field] : answer(field)]],
    );
    // There may be thousands of names; all of them are needed only where the map itself is asked for.
    filled[root] = { ...(fields.includes(undefined) && given), ...Object.fromEntries(wanted) };
  }
  return filled;
}

/** Of `player`, `world`, `flag`, `scene`, and everybody by the name of their folder, those that are asked for. */
function namesFor(input: ExpressionInput, roots: ReadonlySet<string>): Record<string, unknown> {
  const { campaign, persona, world, scene } = input;
  const standings = Object.values(world.reputations);
  const mean =
    standings.length === 0 ? 0 : standings.reduce((sum, value) => sum + value, 0) / standings.length;
  const people = campaign.people.flatMap(({ id }): [string, unknown][] => {
    const name = variable(id.slice('person:'.length));
    if (!roots.has(name)) return [];
    const perception = number(world.opinions[id] ?? 0);
    const state = world.plot.states[id] ?? '';
    return [[name, { trust: perception, perception, state, dead: id in world.plot.dead }]];
  });
  const flags = roots.has('world') || roots.has('flag') ? namedFlags(input) : {};
  return {
    ...Object.fromEntries(people),
    ...(roots.has('player') && {
      player: {
        ...named(world.plot.gained.map((state) => [state, true])),
        ...named(Object.entries(persona.stats)),
        reputation: number(mean),
        reputation_with: Object.fromEntries(
          Object.entries(world.reputations).map(([id, value]) => [
            id.replace(/^faction:/, ''),
            number(value),
          ]),
        ),
      },
    }),
    ...(roots.has('world') && {
      world: {
        ...named([
          ['time', world.part],
          ['day', world.day],
          ['place', campaign.places.find(({ id }) => id === world.place)?.name ?? ''],
        ]),
        ...flags,
      },
    }),
    flag: flags,
    scene: BigInt(scene),
  };
}

interface NamedFlags {
  skillState: JsonObject | undefined;
  names: Record<string, unknown>;
}

/** By the flags of a world, which is never changed: many conditions are looked at in the same scene. */
const namesOfFlags = new WeakMap<object, NamedFlags>();

function namedFlags(input: ExpressionInput): Record<string, unknown> {
  const { skillState, world } = input;
  const before = namesOfFlags.get(world.plot.flags);
  if (before !== undefined && before.skillState === skillState) return before.names;
  const names = named(flagsOf(input));
  namesOfFlags.set(world.plot.flags, { skillState, names });
  return names;
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

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ToolInvocation } from '../contracts/plan.ts';
import type { Skill } from '../skills/skill.ts';

const RESULTS = ['failure', 'partial', 'success'] as const;
/** Most people whose pictures are looked for in one scene. */
const MOST_PORTRAITS = 2;
const MOST_RECALLED = 4;

/** Parts of the context that each script is given. Facts are for telling only; the rest both need. */
const FOR_NARRATION = [
  'title',
  'tone',
  'beat',
  'ending',
  'isHurt',
  'persona',
  'opening',
  'place',
  'from',
  'time',
  'people',
  'left',
  'things',
  'exits',
  'topics',
  'facts',
];
const FOR_CHOICES = [
  'place',
  'time',
  'people',
  'things',
  'exits',
  'topics',
  'absent',
  'items',
  'recent',
  'persona',
  'decisions',
  'wanted',
  'calling',
  'factions',
];

export interface SceneMatter {
  context: JsonObject;
  skills: readonly Skill[];
  /** What every script is told: seed, scene, scene type, deed. */
  base: JsonObject;
  /** What to look for in memory; empty when there is nothing to go by. */
  query: string;
}

/**
 * The tools of a scene, as parallel as the data allows: what is asked, then the dice, then the telling and the
 * keeping, then the choices. Whatever no skill can do is left out, and only the telling is required.
 */
export function composeScene({ context, skills, base, query }: SceneMatter): ToolInvocation[] {
  const tools = new Tools(skills);
  const recall =
    query === '' ? null : tools.add('recall', 'memory', 'recall-memory', { query, limit: MOST_RECALLED });
  const impressions = newcomers(context);
  const meet =
    impressions.length === 0
      ? null
      : tools.add('meet', 'perception', 'initialize-perception', {
          seed: base['seed'] ?? '',
          npcs: impressions,
          traits: traitsOf(context),
        });
  const roll = rollInput(context, `${String(base['seed'])}/roll/${String(base['scene'])}`);
  const dice = roll === null ? null : tools.add('roll', 'dice', 'roll-dice', roll);
  keep(tools, context, [dice, meet]);
  const narrate = tools.add(
    'narrate',
    'narration',
    'narrate',
    {
      ...base,
      seed: wordSeed(context, base),
      ...parts(context, FOR_NARRATION),
      ...byOutcome(context, 'deeds', (deed) => ({ deed })),
    },
    [dice, recall, meet],
    { required: true },
  );
  for (const [index, input] of portraits(context).entries())
    tools.add(`portrait-${index + 1}`, 'portraits', 'lookup-portrait', input);
  // Choices take up what was just told, so they wait for it; if they fail the scene still stands.
  tools.add('choices', 'choices', 'generate-choices', { ...base, ...parts(context, FOR_CHOICES) }, [
    narrate,
    recall,
  ]);
  return tools.list;
}

/** Told again, only the words are drawn anew: dice and choices keep the seed. */
function wordSeed({ telling }: JsonObject, { seed = '' }: JsonObject): Json {
  return typeof telling === 'number' ? `${String(seed)}/telling/${telling}` : seed;
}

/** What the deed has done is written down by those who keep count of it. */
function keep(tools: Tools, context: JsonObject, after: (string | null)[]): void {
  const effects = context['effects'];
  if (!isJsonObject(effects)) return;
  for (const [kind, capability, script] of [
    ['perception', 'perception', 'update-perception'],
    ['reputation', 'reputation', 'update-reputation'],
  ] as const) {
    const own = { changes: effects[kind] ?? [] };
    const cases = byOutcome(context, 'effects', (one) => ({
      changes: isJsonObject(one) ? (one[kind] ?? []) : [],
    }));
    if (!hasChanges(own) && !Object.values(cases['byOutcome'] ?? {}).some(hasChanges)) continue;
    tools.add(`keep-${kind}`, capability, script, { ...own, ...cases }, after);
  }
  if (isJsonObject(effects['memory'])) {
    const cases = byOutcome(context, 'effects', (one) =>
      isJsonObject(one) ? (one['memory'] as JsonObject) : {},
    );
    tools.add('remember', 'memory', 'store-memory', { ...effects['memory'], ...cases }, after);
  }
}

function hasChanges(input: unknown): boolean {
  return isJsonObject(input) && Array.isArray(input['changes']) && input['changes'].length > 0;
}

/** Input that depends on how the roll ends: the script takes the case that the dice have decided. */
function byOutcome(
  context: JsonObject,
  key: 'deeds' | 'effects',
  wrap: (value: Json) => JsonObject,
): { byOutcome?: JsonObject; otherwise?: string } {
  const roll = context['roll'];
  const cases = isJsonObject(roll) ? roll[key] : null;
  if (!isJsonObject(roll) || !isJsonObject(cases)) return {};
  return {
    byOutcome: Object.fromEntries(RESULTS.map((result) => [result, wrap(cases[result] ?? null)])),
    otherwise: String(roll['otherwise']),
  };
}

function rollInput(context: JsonObject, seed: string): JsonObject | null {
  const roll = context['roll'];
  return isJsonObject(roll) ? { ...parts(roll, ['formula', 'modifiers', 'bands', 'purpose']), seed } : null;
}

/** Those who are met for the first time, and make up their minds. */
function newcomers(context: JsonObject): JsonObject[] {
  return peopleIn(context)
    .filter(({ met }) => met === false)
    .map(({ id, name, factions, likes, dislikes }) => ({
      id: id ?? '',
      name: name ?? '',
      factions: factions ?? [],
      likes: likes ?? [],
      dislikes: dislikes ?? [],
    }));
}

function portraits(context: JsonObject): JsonObject[] {
  return peopleIn(context)
    .filter(({ met, description }) => met === false && typeof description === 'string')
    .slice(0, MOST_PORTRAITS)
    .map(({ id, name, description, portrait }) => ({
      characterId: id ?? '',
      name: name ?? '',
      description: description ?? '',
      ...(typeof portrait === 'string' && { portrait }),
    }));
}

function traitsOf({ persona }: JsonObject): Json {
  return isJsonObject(persona) && Array.isArray(persona['traits']) ? persona['traits'] : [];
}

function peopleIn(context: JsonObject): JsonObject[] {
  return Array.isArray(context['people']) ? context['people'].filter(isJsonObject) : [];
}

function parts(context: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(
    keys.filter((key) => context[key] !== undefined).map((key) => [key, context[key] as Json]),
  );
}

/** Collects tools; each goes to the best skill that offers what is needed. */
class Tools {
  readonly list: ToolInvocation[] = [];
  readonly #skills: readonly Skill[];

  constructor(skills: readonly Skill[]) {
    this.#skills = skills;
  }

  /** The id of the tool; null when nobody can do it. */
  add(
    toolId: string,
    capability: string,
    script: string,
    input: JsonObject,
    after: readonly (string | null)[] = [],
    { required = false } = {},
  ): string | null {
    const able = this.#skills
      .filter(({ capabilities, scripts }) => capabilities.includes(capability) && scripts.length > 0)
      .sort((a, b) => b.priority - a.priority || a.name.localeCompare(b.name, 'en'));
    const skill = able.find(({ scripts }) => scripts.some(({ name }) => name === script)) ?? able[0];
    const entry = skill?.scripts.find(({ name }) => name === script) ?? soleScript(skill);
    if (skill === undefined || entry === undefined) return null;
    const dependencies = after.filter((id) => id !== null);
    this.list.push({
      toolId,
      toolPath: `skills/${skill.name}/${entry.path}`,
      input,
      dependencies,
      required,
      async: true,
    });
    return toolId;
  }
}

/** A skill with one script means that one, whatever it is called. */
function soleScript(skill: Skill | undefined): Skill['scripts'][number] | undefined {
  return skill?.scripts.length === 1 ? skill.scripts[0] : undefined;
}

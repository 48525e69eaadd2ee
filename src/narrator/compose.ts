import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import type { ToolInvocation } from '../contracts/plan.ts';
import type { Skill } from '../skills/skill.ts';
import type { SceneNeeds } from './needs.ts';
import type { Matter } from './skills/matter.ts';
import type { OtherScript } from './skills/others.ts';
import { Tools } from './skills/tools.ts';

const RESULTS = ['failure', 'partial', 'success'] as const;
const MOST_RECALLED = 4;

/** Parts of the context that each script is given. Facts are for telling only; the rest both need. */
const FOR_NARRATION = [
  'title',
  'constraints',
  'promises',
  'tone',
  'beat',
  'ending',
  'isHuman',
  'isHurt',
  'persona',
  'opening',
  'place',
  'from',
  'time',
  'people',
  'partner',
  'left',
  'dead',
  'things',
  'exits',
  'topics',
  'facts',
];
const FOR_CHOICES = [
  'constraints',
  'pace',
  'promises',
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
  needs: SceneNeeds;
  matter: Matter;
  /** Skills that the scene calls for besides. */
  others: readonly OtherScript[];
  log: Log;
}

/**
 * The tools of a scene, as parallel as the data allows: what is asked, then the dice, then the telling and the
 * keeping, then the choices. Whatever no skill can do is left out, and only the telling is required.
 */
export function composeScene({
  context,
  skills,
  base,
  needs,
  matter,
  others,
  log,
}: SceneMatter): ToolInvocation[] {
  const tools = new Tools(skills, matter, log);
  const recall =
    needs.query === ''
      ? null
      : tools.add('recall', 'memory', 'recall-memory', { query: needs.query, limit: MOST_RECALLED });
  const impressions = newcomers(context);
  const meet =
    impressions.length === 0
      ? null
      : tools.add('meet', 'perception', 'initialize-perception', {
          seed: base['seed'] ?? '',
          npcs: impressions,
          traits: traitsOf(context),
        });
  const opinions =
    needs.opinions === null ? null : tools.add('opinions', 'perception', 'query-perception', needs.opinions);
  const standings =
    needs.standings === null
      ? null
      : tools.add('standings', 'reputation', 'query-reputation', needs.standings);
  const asked = [recall, meet, opinions, standings, ...addOthers(tools, skills, others)];
  const roll = rollInput(context, `${String(base['seed'])}/roll/${String(base['scene'])}`);
  // What people think is worth something in a roll, so it is known before.
  const dice =
    roll === null ? null : tools.add('roll', 'dice', 'roll-dice', roll, { after: [opinions, standings] });
  // What comes to mind must not depend on whether this scene was written down a moment sooner.
  keep(tools, context, [dice, recall, meet, opinions, standings]);
  const portraits = needs.portraits.map((input, index) =>
    tools.add(`portrait-${index + 1}`, 'portraits', 'lookup-portrait', input),
  );
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
    { after: [dice, ...asked, ...(needs.showsPortraits ? portraits : [])], required: true },
  );
  // Choices take up what was just told, so they wait for it; if they fail the scene still stands.
  tools.add(
    'choices',
    'choices',
    'generate-choices',
    { ...base, ...parts(context, FOR_CHOICES) },
    { after: [narrate, recall, meet, opinions, standings] },
  );
  return tools.list;
}

/** What others' skills have to say, and what those need before them. The ids of what was added. */
function addOthers(tools: Tools, skills: readonly Skill[], others: readonly OtherScript[]): string[] {
  const ids = new Map<string, string>();
  const add = (
    { skill, script }: Pick<OtherScript, 'skill' | 'script'>,
    seen: readonly string[],
  ): string | null => {
    const known = ids.get(skill.name);
    if (known !== undefined) return known;
    const needed = (skill.manifest.dependencies ?? []).filter((name) => !seen.includes(name));
    const before = needed.map((name) => {
      const other = skills.find((candidate) => candidate.name === name);
      const [first] = other?.scripts ?? [];
      return other === undefined || first === undefined
        ? null
        : add({ skill: other, script: first }, [...seen, skill.name]);
    });
    if (before.includes(null)) return null;
    const id = `also-${skill.name}`;
    if (!tools.addScript(id, skill, script, {}, { after: before })) return null;
    ids.set(skill.name, id);
    return id;
  };
  for (const other of others) add(other, [other.skill.name]);
  return [...ids.values()];
}

/** Told again, only the words are drawn anew: dice and choices keep the seed. */
function wordSeed({ telling }: JsonObject, { seed = '' }: JsonObject): Json {
  return typeof telling === 'number' ? `${String(seed)}/telling/${telling}` : seed;
}

/** What the deed has done is written down by those who keep count of it. */
function keep(tools: Tools, context: JsonObject, after: readonly (string | null)[]): void {
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
    tools.add(`keep-${kind}`, capability, script, { ...own, ...cases }, { after });
  }
  if (isJsonObject(effects['memory'])) {
    const cases = byOutcome(context, 'effects', (one) =>
      isJsonObject(one) && isJsonObject(one['memory']) ? one['memory'] : {},
    );
    tools.add('remember', 'memory', 'store-memory', { ...effects['memory'], ...cases }, { after });
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

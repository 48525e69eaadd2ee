import type { JsonObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { MemoryNote } from '../contracts/effect.ts';
import type { ToolInvocation } from '../contracts/plan.ts';
import type { SkillRuns } from '../contracts/skill-manifest.ts';
import { STANDARD_BANDS, STANDARD_DICE } from '../rules/roll.ts';
import type { Skill, SkillScript } from '../skills/skill.ts';
import type { SceneNeeds } from './needs.ts';
import type { KnownValues } from './skills/known-values.ts';
import type { OtherScript } from './skills/others.ts';
import { Tools } from './skills/tools.ts';
import { otherId, portraitId, scheduledId, TOOL_IDS } from './tool-ids.ts';

const MOST_RECALLED = 4;
const LONGEST_PURPOSE = 200;

export interface ScenePlan {
  brief: Brief;
  skills: readonly Skill[];
  deed: Deed | null;
  needs: SceneNeeds;
  /** Whether dice decide the deed and have not fallen yet. */
  isRisky: boolean;
  /** What to remember where no engine says so. */
  memory: MemoryNote | null;
  values: KnownValues;
  /** Skills that the scene calls for besides. */
  others: readonly OtherScript[];
  /** How the scene should feel; empty unless somebody has decided that. */
  mood: string;
  /** Id of the person or thread that the scene is about; null unless somebody has decided that. */
  focus: string | null;
  log: Log;
}

/**
 * The tools of a scene, as parallel as the data allows: what is asked, then the dice, then the telling and the keeping,
 * then the choices. Whatever no skill can do is left out, and only the telling is required. What a tool needs to know of
 * the settled turn is not here: the engine binds it when the tool starts.
 */
export function composeScene(plan: ScenePlan): ToolInvocation[] {
  const { brief, skills, deed, needs, values, others } = plan;
  const tools = new Tools(skills, values, plan.log);
  const asked = [
    needs.query === ''
      ? null
      : tools.add(TOOL_IDS.recall, 'memory', 'recall-memory', { query: needs.query, limit: MOST_RECALLED }),
    needs.lore === null ? null : tools.add(TOOL_IDS.lore, 'memory', 'recall-lore', needs.lore),
    needs.opinions === null
      ? null
      : tools.add(TOOL_IDS.opinions, 'perception', 'query-perception', needs.opinions),
    needs.reputations === null
      ? null
      : tools.add(TOOL_IDS.reputations, 'reputation', 'query-reputation', needs.reputations),
    ...addOthers(tools, skills, others),
    ...addScheduled(tools, plan, 'ask', []),
  ];
  // What people think is worth something in a roll, so it is known before.
  // Without an engine nobody knows what counts.
  const evaluate =
    plan.isRisky && deed !== null && plan.memory === null
      ? tools.add(TOOL_IDS.evaluate, 'choices', 'evaluate-choice', evaluateInput(deed), { after: asked })
      : null;
  const roll = plan.isRisky
    ? tools.add(TOOL_IDS.roll, 'dice', 'roll-dice', rollInput(brief, deed), { after: [...asked, evaluate] })
    : null;
  const before = [...asked, evaluate, roll];
  const meet = brief.people.some(({ met }) => !met)
    ? tools.add(TOOL_IDS.meet, 'perception', 'initialize-perception', meetInput(brief), { after: before })
    : null;
  keep(tools, plan, [...before, meet]);
  const portraits = needs.portraits.map(({ script, input }, index) =>
    tools.add(portraitId(index + 1), 'portraits', script, input),
  );
  const narrate = tools.add(
    TOOL_IDS.narrate,
    'narration',
    'narrate',
    { brief: toldBrief(plan) },
    { after: [...before, meet, ...(needs.showsPortraits ? portraits : [])], required: true },
  );
  // Choices take up what was just told, so they wait for it; if they fail the scene still stands.
  tools.add(
    TOOL_IDS.choices,
    'choices',
    'generate-choices',
    { brief: toldBrief(plan) },
    { after: [narrate, ...before, meet] },
  );
  addScheduled(tools, plan, 'tell', [narrate]);
  return tools.list;
}

/** Scripts that run because their manifest says so; what they answer counts if it is known before the telling. */
function addScheduled(
  tools: Tools,
  { skills, brief }: ScenePlan,
  phase: SkillRuns['phase'],
  after: readonly (string | null)[],
): string[] {
  const isNow = ({ runs }: SkillScript) =>
    runs.phase === phase &&
    (runs.when === 'every_scene' || (runs.when === 'on_arrival' && brief.place?.arrived === true));
  return skills.flatMap((skill) =>
    skill.scripts.filter(isNow).flatMap((script) => {
      const id = scheduledId(skill.name, script.name);
      return tools.addScript(id, skill, script, {}, { after }) ? [id] : [];
    }),
  );
}

/** What is judged; an engine says what counts. */
function evaluateInput({ act, target, text }: Deed): JsonObject {
  return { intent: { verb: act, target: target?.id ?? null, text, tags: [] } };
}

/** What a writer can be told without an engine. */
function toldBrief({ brief, needs, deed, mood, focus }: ScenePlan): JsonObject {
  return {
    seed: brief.seed,
    scene: brief.scene,
    sceneType: needs.sceneType,
    deed: deed as JsonObject | null,
    ...((mood !== '' || focus !== null) && { direction: { mood, focus } }),
  };
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
    const id = otherId(skill.name);
    if (!tools.addScript(id, skill, script, {}, { after: before })) return null;
    ids.set(skill.name, id);
    return id;
  };
  for (const other of others) add(other, [other.skill.name]);
  return [...ids.values()];
}

/** What the deed has done is written down by those who keep count of it; without an engine only that it was done. */
function keep(tools: Tools, { brief, memory, deed }: ScenePlan, after: readonly (string | null)[]): void {
  if (deed === null) return;
  const isSettled = memory === null;
  if (isSettled && brief.people.length > 0)
    tools.add(TOOL_IDS.keepOpinions, 'perception', 'update-perception', { changes: [] }, { after });
  if (isSettled && brief.threads.factions.length > 0)
    tools.add(TOOL_IDS.keepReputations, 'reputation', 'update-reputation', { changes: [] }, { after });
  const note: JsonObject = isSettled ? { summary: deed.text } : { ...memory };
  tools.add(TOOL_IDS.remember, 'memory', 'store-memory', note, { after });
}

/** The standard roll; an engine says what the rules of the story make of it. */
function rollInput({ seed, scene }: Brief, deed: Deed | null): JsonObject {
  return {
    formula: STANDARD_DICE,
    modifiers: [],
    bands: STANDARD_BANDS.map((band) => ({ ...band })) as JsonObject[],
    purpose: (deed?.text ?? '').slice(0, LONGEST_PURPOSE),
    seed: `${seed}/roll/${scene}`,
  };
}

/** Those who are met for the first time make up their minds. */
function meetInput({ seed, people, you }: Brief): JsonObject {
  return {
    seed,
    npcs: people
      .filter(({ met }) => !met)
      .map(({ id, name, factions, likes, dislikes }) => ({ id, name, factions, likes, dislikes })),
    traits: you.traits,
  };
}

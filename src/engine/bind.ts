import { asJson, isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Brief } from '../contracts/brief.ts';
import type { BindInput } from '../plan/executor.ts';
import type { PreparedTool } from '../plan/prepare.ts';
import { inputSchemaOf, isInputFor } from '../planner/skills/schemas.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { asChecked } from '../sdk/read-input.ts';
import type { SkillLibrary } from '../skills/library.ts';
import type { SkillScript } from '../skills/skill.ts';
import { answersIn } from './answers.ts';
import { scoreChanges } from './scores.ts';
import { paragraphsIn } from './telling-of.ts';
import type { Settlement, Turn } from './turn.ts';

type Outputs = Readonly<Record<string, JsonObject | null>>;

const LONGEST_PURPOSE = 200;

/** The conversation with language models that goes on while a scene is made. */
interface BoundConversation {
  settled(brief: Brief): void;
  told(paragraphs: readonly string[]): void;
}

/**
 * What the tools of a scene are given. Those that ask get what they were planned with; the dice get what counts by what
 * was answered; everybody after that gets the settled turn, which is settled when the first of them asks.
 */
export function bindingFor(
  turn: Turn,
  skills: SkillLibrary,
  conversation: BoundConversation | null = null,
  onTelling: (settlement: Settlement) => void = () => {},
): BindInput {
  return async (tool, outputs) => {
    if (tool.id === TOOL_IDS.narrate) onTelling(await settled(turn, outputs));
    const bound = await boundInput(turn, tool, outputs);
    if (conversation !== null && tool.id === TOOL_IDS.narrate)
      conversation.settled(briefFor(await settled(turn, outputs), tool.input));
    if (conversation !== null && tool.id === TOOL_IDS.choices) tellHow(conversation, bound?.['telling']);
    if (bound === null || bound === tool.input) return bound;
    const script = scriptOf(tool, skills);
    const wanted = script === null ? bound : fitted(bound, script);
    // A script with needs of its own keeps what was planned for it.
    return script === null || isInputFor(script, wanted) ? wanted : tool.input;
  };
}

/** Whoever asks a model after this knows how it was told. */
function tellHow(conversation: BoundConversation, telling: Json | undefined): void {
  if (!isJsonObject(telling) || !Array.isArray(telling['paragraphs'])) return;
  conversation.told(telling['paragraphs'].flatMap(textOf));
}

function textOf(paragraph: Json): string[] {
  const text = isJsonObject(paragraph) ? paragraph['text'] : paragraph;
  return typeof text === 'string' ? [text] : [];
}

/** Settled by what was answered so far, unless it is settled already. */
function settled(turn: Turn, outputs: Outputs): Promise<Settlement> {
  return turn.settlement ?? turn.settle(answersIn(outputs));
}

async function boundInput(turn: Turn, tool: PreparedTool, outputs: Outputs): Promise<JsonObject | null> {
  const { input } = tool;
  switch (tool.id) {
    case TOOL_IDS.reputations:
      return { ...input, standings: turn.reputations };
    case TOOL_IDS.evaluate:
      return evaluateInput(turn, input, outputs);
    case TOOL_IDS.roll:
      return rollInput(turn, input, outputs);
    case TOOL_IDS.meet:
      return meetInput(await settled(turn, outputs), input);
    case TOOL_IDS.keepOpinions:
      return changesInput(await settled(turn, outputs), 'opinion', input);
    case TOOL_IDS.keepReputations:
      return changesInput(await settled(turn, outputs), 'reputation', input);
    case TOOL_IDS.remember: {
      const { memory, world } = await settled(turn, outputs);
      if (memory === null) return null;
      return { ...memory, ...(world.toRemember.length > 0 && { also: world.toRemember }) };
    }
    case TOOL_IDS.narrate:
    case TOOL_IDS.choices:
      return tellInput(await turn.withImpressions(answersIn(outputs)), input, outputs);
    default:
      return input;
  }
}

/** What the rules count for the deed; the skill may weigh it otherwise. */
function evaluateInput(turn: Turn, input: JsonObject, outputs: Outputs): JsonObject | null {
  const check = turn.settlement !== null ? null : turn.checkWith(answersIn(outputs));
  if (check === null) return null;
  return {
    ...input,
    formula: check.formula,
    bands: check.bands.map(({ outcome, up_to }) => ({ outcome, ...(up_to !== undefined && { up_to }) })),
    modifiers: check.modifiers.map(({ value, reason }) => ({ value, reason })),
    episodes: [],
  };
}

function rollInput(turn: Turn, input: JsonObject, outputs: Outputs): JsonObject | null {
  const check = turn.settlement !== null ? null : turn.checkWith(answersIn(outputs));
  if (check === null) return null;
  return {
    formula: check.formula,
    modifiers: check.modifiers.map(({ value, reason }) => ({ value, reason })),
    bands: check.bands.map((band) => ({ ...band })) as JsonObject[],
    purpose: String(input['purpose'] ?? '').slice(0, LONGEST_PURPOSE),
    seed: turn.rollSeed,
  };
}

/** Who is seen for the first time in this scene. */
function meetInput({ brief, world }: Settlement, input: JsonObject): JsonObject | null {
  const hasOpinion = (person: string) =>
    world.canon.some(({ id, opinion }) => id === person && opinion !== undefined);
  const npcs = brief.people
    .filter(({ id, met }) => !met && !hasOpinion(id))
    .map(({ id, name, factions, likes, dislikes }) => ({ id, name, factions, likes, dislikes }));
  return npcs.length === 0 ? null : { ...input, npcs, reputation: world.reputations };
}

function changesInput(
  { effects }: Settlement,
  kind: 'opinion' | 'reputation',
  input: JsonObject,
): JsonObject | null {
  const changes = scoreChanges(effects).filter((change) => change.kind === kind);
  if (changes.length === 0) return null;
  const key = kind === 'opinion' ? 'npc' : 'faction';
  return {
    ...input,
    changes: changes.map(({ id, from, to, reason }) => ({ [key]: id, change: to - from, reason })),
    ...(kind === 'reputation' && {
      standings: Object.fromEntries(changes.map(({ id, from }) => [id, from])),
    }),
  };
}

/** The brief; for those after the telling also the telling. */
function tellInput(settlement: Settlement, input: JsonObject, outputs: Outputs): JsonObject {
  const telling = asTold(outputs[TOOL_IDS.narrate]?.['narration']);
  return {
    ...input,
    brief: asJson(briefFor(settlement, input)),
    ...(telling !== null && { telling }),
  };
}

/** The brief as it is told from: with what the plan says of the tone. */
function briefFor({ brief }: Settlement, input: JsonObject): Brief {
  const direction = isJsonObject(input['brief']) ? input['brief']['direction'] : undefined;
  return { ...brief, ...(direction !== undefined && { direction: direction as Brief['direction'] }) };
}

/** What a narrator gave, be it one text or a telling, as those read it who come after. */
function asTold(narration: Json | undefined): JsonObject | null {
  const paragraphs = paragraphsIn(narration).map(({ text }) => text);
  if (paragraphs.length === 0) return null;
  return { ...(isJsonObject(narration) && narration), paragraphs };
}

function scriptOf({ script }: PreparedTool, skills: SkillLibrary): SkillScript | null {
  return skills.get(script.skill)?.scripts.find(({ name }) => name === script.name) ?? null;
}

/** What a script's schema names of an input, and of the brief in it the parts it names. */
function fitted(input: JsonObject, script: SkillScript): JsonObject {
  const schema = inputSchemaOf(script);
  if (schema === 'any' || schema === 'broken') return input;
  const { properties } = schema.document;
  if (!isJsonObject(properties)) return input;
  const named = Object.entries(input).filter(([key]) => Object.hasOwn(properties, key));
  return Object.fromEntries(
    named.map(([key, value]) => [key, key === 'brief' ? partsOf(value, properties['brief']) : value]),
  );
}

function partsOf(brief: Json, schema: Json | undefined): Json {
  const parts = isJsonObject(schema) ? schema['properties'] : null;
  if (!isJsonObject(parts) || !isJsonObject(brief)) return brief;
  return asChecked(Object.fromEntries(Object.entries(brief).filter(([name]) => Object.hasOwn(parts, name))));
}

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Effect } from '../contracts/effect.ts';
import type { ExecutionResult, ToolResult } from '../contracts/execution-result.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Telling } from '../contracts/telling.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { intentFrom } from './intents.ts';
import type { SceneRoll } from './roll.ts';
import type { SceneUiEvent } from './ui-events.ts';

/** What a skill may put before the player at once. */
const MAX_PARAGRAPHS = 12;
const MAX_PARAGRAPH = 4000;
const MAX_CHOICES = 6;
/** What is enough to choose from. */
const MIN_CHOICES = 3;
const MAX_CHOICE = 300;

export interface Reason {
  kind: string;
  ref: string;
  text: string;
}

export interface Choice {
  id: string;
  text: string;
  hint?: string;
  difficulty?: string;
  because: Reason[];
}

/** A choice with what the engine needs to carry it out. */
export interface OfferedChoice extends Choice {
  intent: Intent;
}

/**
 * A skill that failed while a scene was made. The story goes on without it, and a sentence in `notices` says so; to try
 * again is to take the scene back and choose `chosen` anew. A breach of the protocol is for developers: it has a fault
 * but no notice.
 */
export interface SceneFault {
  toolId: string;
  skill: string;
  /** `network` when something could not be reached, which may be over soon; `protocol` when the script is wrong. */
  kind: 'skill' | 'network' | 'protocol';
  /** In which plan for the choice it failed first. */
  attempt?: number;
  /** The skill told of an error and did its work all the same. */
  isRecovered?: true;
  /** The player was told of the same cause in an earlier scene. */
  isKnown?: true;
  /** The script's own code or one of ours. */
  code: string;
  /** What the script says of it; for those who ask for details. */
  detail: string;
}

/**
 * No plan worked, so the scene is a stopgap: `narrator` is `fallback`, the prose says no more than that the moment
 * passes, and the choices are plain ones. It is kept like any other scene. The player may
 * - go on: choose one of `choices`;
 * - try again: take the scene back (undo to the scene before) and choose `chosen` anew, or open the story anew if it was
 *   the first;
 * - restart the session: forget which skills failed (`SkillHealth.reset`), then try again.
 */
export interface SceneFailure {
  /** How often it was tried: five, unless the machine is shutting down. */
  attempts: number;
  /** The stable code of what ended it: `max_replan_attempts`. */
  error: string;
  /** For the player, in plain words. */
  message: string;
  /** What went wrong in each attempt, for those who ask for details. */
  details: string[];
}

/** A plan that did not lead to the scene, and why. */
export interface FailedAttempt {
  attempt: number;
  requestId: string | null;
  message: string;
  tools: { toolId: string; skill: string; state: string; error?: string }[];
}

/** What the player sees of one turn of the story; also a line of `play --json`. */
export interface Scene {
  scene: number;
  sceneType: string;
  location: string;
  prose: string[];
  /** Who speaks in each paragraph, where the writer says so. */
  speakers?: (string | null)[];
  choices: Choice[];
  chosen?: { id: string; text: string };
  roll?: SceneRoll;
  /** The author's moment that happened. */
  beat?: { id: string; title: string };
  /** How the story ended; it is the last scene then. */
  ending?: { id: string; title: string };
  /** Who takes part; with `left` those the player was with before the scene took them elsewhere. */
  npcs: { id: string; name: string; role: string; left?: true }[];
  /** What has changed in the world. */
  effects: Effect[];
  assets: JsonObject[];
  /** What skills want shown besides prose, choices and dice. Absent when there is nothing. */
  uiEvents?: SceneUiEvent[];
  notices: string[];
  /** Skills that did not do their part; the scene was told without them. Absent when all went well. */
  faults?: SceneFault[];
  /** Only in a fallback scene; see `SceneFailure`. */
  failure?: SceneFailure;
  narrator: string;
  plan: {
    requestId: string | null;
    attempts: number;
    tools: { toolId: string; skill: string; state: string; executionTimeMs: number; retryCount: number }[];
    /** Plans for the same choice that came to nothing before. Absent when the first one worked. */
    failed?: FailedAttempt[];
  };
  timings: { totalMs: number; planMs: number; executeMs: number };
  /** Which telling of the same choice it is, when it is not the first. */
  telling?: number;
}

/** What the tools of a plan told, in the order of the plan; else what the plan itself has to say. */
export function tellingOf({ result, narration }: ReplanOutcome): Telling {
  const told = (result?.toolResults ?? [])
    .filter((tool) => tool.state === 'success' && hasTold(tool))
    .map(({ output }) => output['narration']);
  const [first] = told.filter(isJsonObject);
  /** Ids that every teller names; undefined when one of them says nothing of it. */
  const idsIn = (key: string) =>
    told.length > 0 && told.every((one) => isJsonObject(one) && Array.isArray(one[key]))
      ? told.flatMap((one) => textsIn(isJsonObject(one) ? one[key] : undefined))
      : undefined;
  const [facts, mentioned] = [idsIn('told'), idsIn('mentioned')];
  const text = narration ?? result?.narrative ?? '';
  const stopgap = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const model = first?.['model'];
  return {
    paragraphs: told.length > 0 ? told.flatMap(paragraphsIn) : stopgap,
    ...(told.some(hasSpeakers) && { speakers: told.flatMap(speakersIn) }),
    writer: first?.['writer'] === 'model' || first?.['writer'] === 'authored' ? first['writer'] : 'built-in',
    ...(typeof model === 'string' && { model: plainText(model, 80) }),
    ...(facts !== undefined && { told: facts }),
    ...(mentioned !== undefined && { mentioned }),
    recalled: 0,
  };
}

function textsIn(value: Json | undefined): string[] {
  return (Array.isArray(value) ? value : []).filter((entry) => typeof entry === 'string');
}

/** Whether the prose comes from a narrator and not from a stopgap. */
export function isNarrated(outcome: ReplanOutcome): boolean {
  return toldBy(outcome) !== null;
}

/** Whose words the prose is: the skill, and the model if the skill names one; null when no skill told it. */
export function toldBy({ state, result }: ReplanOutcome): string | null {
  if (state !== 'SUCCESS') return null;
  const told = result?.toolResults.find(hasTold);
  if (told === undefined) return null;
  const narration = told.output['narration'];
  const model = isJsonObject(narration) ? narration['model'] : undefined;
  return typeof model === 'string' ? `${told.skill} (${plainText(model, 80)})` : told.skill;
}

export function hasTold({ output }: ToolResult): boolean {
  return paragraphsIn(output?.['narration']).length > 0;
}

function paragraphsIn(narration: Json | undefined): string[] {
  return entriesIn(narration).map(({ text }) => text);
}

function speakersIn(narration: Json | undefined): (string | null)[] {
  return entriesIn(narration).map(({ speaker }) => speaker);
}

function hasSpeakers(narration: Json | undefined): boolean {
  return speakersIn(narration).some((speaker) => speaker !== null);
}

/** Paragraphs with who speaks in them; a script may give bare texts, with the speakers beside them or not at all. */
function entriesIn(narration: Json | undefined): { text: string; speaker: string | null }[] {
  const entries = isJsonObject(narration) ? narration['paragraphs'] : [narration];
  const beside = isJsonObject(narration) ? narration['speakers'] : null;
  if (!Array.isArray(entries)) return [];
  return entries
    .slice(0, MAX_PARAGRAPHS)
    .map((entry, index) => {
      const { text, speaker } = isJsonObject(entry)
        ? entry
        : { text: entry, speaker: Array.isArray(beside) ? beside[index] : null };
      return {
        text: typeof text === 'string' ? plainText(text, MAX_PARAGRAPH) : '',
        speaker: typeof speaker === 'string' ? speaker : null,
      };
    })
    .filter(({ text }) => text !== '');
}

/**
 * The choices that tools offered. Where several did, whoever offered enough to choose from makes room for one of the
 * others, so that a skill of anybody's can put something before the player.
 */
export function choicesOf(result: ExecutionResult | null): OfferedChoice[] {
  const offers = (result?.aggregatedUiEvents ?? [])
    .filter(({ event }) => event === 'narrative_choice')
    .map(({ payload }) => choicesIn(payload ?? {}))
    .filter((choices) => choices.length > 0);
  const main = offers.findLast((choices) => choices.length >= MIN_CHOICES) ?? offers.at(-1) ?? [];
  const [other] = offers
    .filter((choices) => choices !== main)
    .flat()
    .filter(({ text }) => !main.some((choice) => choice.text === text));
  return other === undefined ? main : [...main.slice(0, MIN_CHOICES), { ...other, id: `also-${other.id}` }];
}

/** Bare strings are taken too; the planner will read them as text. */
function choicesIn(payload: JsonObject): OfferedChoice[] {
  const details = Array.isArray(payload['details'])
    ? payload['details'].slice(0, MAX_CHOICES).flatMap(choiceFrom)
    : [];
  if (details.length > 0) return details;
  const texts = Array.isArray(payload['choices']) ? payload['choices'] : [];
  return texts
    .slice(0, MAX_CHOICES)
    .flatMap((text) => (typeof text === 'string' ? [plainText(text, MAX_CHOICE)] : []))
    .filter((text) => text !== '')
    .map(bareChoice);
}

function bareChoice(text: string, index: number): OfferedChoice {
  return { id: `choice-${index + 1}`, text, because: [], intent: intentFrom(undefined, text) };
}

function choiceFrom(detail: Json): OfferedChoice[] {
  if (!isJsonObject(detail)) return [];
  const { id, intent, hint, difficulty, because } = detail;
  const text = typeof detail['text'] === 'string' ? plainText(detail['text'], MAX_CHOICE) : '';
  if (typeof id !== 'string' || text === '') return [];
  return [
    {
      id,
      text,
      ...(typeof hint === 'string' && { hint: plainText(hint, MAX_CHOICE) }),
      ...(typeof difficulty === 'string' && { difficulty: plainText(difficulty, MAX_CHOICE) }),
      because: Array.isArray(because) ? because.flatMap(reasonFrom) : [],
      intent: intentFrom(intent, text),
    },
  ];
}

function reasonFrom(entry: Json): Reason[] {
  if (!isJsonObject(entry)) return [];
  const { kind, ref, text } = entry;
  return typeof kind === 'string' && typeof text === 'string'
    ? [{ kind, ref: typeof ref === 'string' ? ref : '', text: plainText(text, MAX_CHOICE) }]
    : [];
}

/** What the page and the terminal may see of a choice. */
export function shown({ intent: _, ...choice }: OfferedChoice): Choice {
  return choice;
}

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Intent } from '../plan/generator.ts';
import type { ReplanOutcome } from '../plan/replan.ts';

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

/** What the player sees of one turn of the story; also a line of `play --json`. */
export interface Scene {
  scene: number;
  sceneType: string;
  location: string;
  prose: string[];
  choices: Choice[];
  chosen?: { id: string; text: string };
  npcs: { id: string; name: string; role: string }[];
  assets: JsonObject[];
  notices: string[];
  narrator: string;
  plan: {
    requestId: string | null;
    attempts: number;
    tools: { toolId: string; skill: string; state: string; executionTimeMs: number; retryCount: number }[];
  };
  timings: { totalMs: number; planMs: number; executeMs: number };
}

/** The paragraphs that the tools of a plan told, in the order of the plan; else what the plan itself has to say. */
export function proseOf({ result, narration }: ReplanOutcome): string[] {
  const told = (result?.toolResults ?? [])
    .filter(({ state }) => state === 'success')
    .flatMap(({ output }) => paragraphsIn(output['narration']));
  if (told.length > 0) return told;
  const text = narration ?? result?.narrative ?? '';
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

/** Whether the prose comes from a narrator and not from a stopgap. */
export function isNarrated({ state, result }: ReplanOutcome): boolean {
  return (
    state === 'SUCCESS' &&
    (result?.toolResults ?? []).some(({ output }) => paragraphsIn(output?.['narration']).length > 0)
  );
}

function paragraphsIn(narration: Json | undefined): string[] {
  if (typeof narration === 'string') return [narration];
  if (!isJsonObject(narration) || !Array.isArray(narration['paragraphs'])) return [];
  return narration['paragraphs'].filter(
    (entry): entry is string => typeof entry === 'string' && entry.trim() !== '',
  );
}

/** The choices that a tool offered. Bare strings are taken too; the planner will read them as text. */
export function choicesOf(result: ExecutionResult | null): OfferedChoice[] {
  const payload = result?.aggregatedUiEvents.findLast(({ event }) => event === 'narrative_choice')?.payload;
  if (payload === undefined) return [];
  const details = Array.isArray(payload['details']) ? payload['details'].flatMap(choiceFrom) : [];
  if (details.length > 0) return details;
  const texts = Array.isArray(payload['choices']) ? payload['choices'] : [];
  return texts.flatMap((text, index) =>
    typeof text === 'string' && text !== '' ? [bareChoice(text, index)] : [],
  );
}

function bareChoice(text: string, index: number): OfferedChoice {
  return { id: `choice-${index + 1}`, text, because: [], intent: { verb: '', text } };
}

function choiceFrom(detail: Json): OfferedChoice[] {
  if (!isJsonObject(detail)) return [];
  const { id, text, intent, hint, difficulty, because } = detail;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  return [
    {
      id,
      text,
      ...(typeof hint === 'string' && { hint }),
      ...(typeof difficulty === 'string' && { difficulty }),
      because: Array.isArray(because) ? because.flatMap(reasonFrom) : [],
      intent: intentFrom(intent, text),
    },
  ];
}

function reasonFrom(entry: Json): Reason[] {
  if (!isJsonObject(entry)) return [];
  const { kind, ref, text } = entry;
  return typeof kind === 'string' && typeof text === 'string'
    ? [{ kind, ref: typeof ref === 'string' ? ref : '', text }]
    : [];
}

function intentFrom(value: Json | undefined, text: string): Intent {
  if (!isJsonObject(value) || typeof value['verb'] !== 'string') return { verb: '', text };
  const { verb, target, stakes, tags } = value;
  return {
    verb,
    text,
    ...(typeof target === 'string' && { target }),
    ...(typeof stakes === 'string' && { stakes }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => typeof tag === 'string') }),
  };
}

/** What the page and the terminal may see of a choice. */
export function shown({ intent: _, ...choice }: OfferedChoice): Choice {
  return choice;
}

import { isJsonObject, type JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Progress } from '../plan/progress.ts';
import type { SceneRoll } from './roll.ts';

/** So much of what skills show is kept with a scene. */
const MOST_EVENTS = 20;
const MOST_PAYLOAD = 4096;
const LONGEST_NAME = 80;

/** Events that have a place of their own in a scene: choices, prose as it is written, faces. */
const ELSEWHERE = new Set(['narrative_choice', 'narration_delta', 'portrait']);

/** Something that a skill wants shown beside the prose. What it means to show is up to the page and the terminal. */
export interface SceneUiEvent {
  skill: string;
  event: string;
  payload: JsonObject;
  /** The file behind its `assetId`. */
  asset?: { path: string; mediaType: string };
  /** Its payload was too large to keep. */
  isCut?: true;
}

/** What the skills of a plan want shown, in the order of the plan. */
export function uiEventsIn(result: ExecutionResult | null, hasRoll: boolean): SceneUiEvent[] {
  return (result?.aggregatedUiEvents ?? [])
    .filter(({ event }) => !ELSEWHERE.has(event) && !(hasRoll && event === 'dice_roll'))
    .slice(0, MOST_EVENTS)
    .map(({ toolId, event, payload = {} }) => {
      const isCut = Buffer.byteLength(JSON.stringify(payload)) > MOST_PAYLOAD;
      const asset = result?.aggregatedAssets.find(
        (one) => one.toolId === toolId && one.assetId === payload['assetId'],
      );
      return {
        skill: result?.toolResults.find((tool) => tool.toolId === toolId)?.skill ?? toolId,
        event: plainText(event, LONGEST_NAME),
        payload: isCut ? {} : payload,
        ...(asset !== undefined && { asset: { path: asset.path, mediaType: asset.mediaType } }),
        ...(isCut && { isCut }),
      };
    });
}

/** The roll as the dice skill shows it: which dice are seen is its decision, what they came to is not. */
export function rollShown(roll: SceneRoll, result: ExecutionResult | null): SceneRoll {
  const shown = result?.aggregatedUiEvents.findLast(({ event }) => event === 'dice_roll')?.payload;
  const dice = shown?.['dice'];
  return isDice(dice) ? { ...roll, dice } : roll;
}

/** The dice of a roll as its skill shows them at this moment; null when it is about something else. */
export function diceShownIn(progress: Progress): SceneRoll['dice'] | null {
  if (progress.type !== 'event' || progress.event.type !== 'ui_event') return null;
  const { event, payload } = progress.event;
  const dice = event === 'dice_roll' ? payload?.['dice'] : null;
  return isDice(dice) ? dice : null;
}

export function isDice(value: unknown): value is SceneRoll['dice'] {
  return (
    Array.isArray(value) &&
    value.every(
      (term) =>
        isJsonObject(term) &&
        typeof term['text'] === 'string' &&
        Array.isArray(term['dice']) &&
        term['dice'].every((die) => isJsonObject(die) && typeof die['value'] === 'number'),
    )
  );
}

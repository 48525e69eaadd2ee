import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ToolInput } from '../contracts/tool-input.ts';
import { ScriptError } from './error.ts';
import { callHost } from './host.ts';

/**
 * Asks the language model within the story for JSON by a schema. An answer that does not fit in every part is given all
 * the same, for a reader that takes what it can use. Throws a `ScriptError` when there is no answer.
 */
export async function askInStory(
  host: ToolInput['host'],
  asked: { task: string; prompt: string; schema: JsonObject } & JsonObject,
): Promise<Json> {
  try {
    const result = await callHost(
      host,
      'generate',
      { story: true, ...asked },
      {
        signal: new AbortController().signal,
        // A model may think for long; hearing of it keeps the connection alive.
        onProgress: () => {},
      },
    );
    return isJsonObject(result) ? (result['json'] ?? null) : null;
  } catch (error) {
    const json = error instanceof ScriptError ? error.details?.['json'] : undefined;
    if (json === undefined) throw error;
    return json;
  }
}

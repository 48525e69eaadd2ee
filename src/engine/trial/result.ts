import { isJsonObject, type Json } from '../../base/json.ts';
import type { Effect } from '../../contracts/effect.ts';
import type { Intent } from '../../contracts/intent.ts';

/** The ids of facts that a scene told, and of what it named, as its writer says; null when it does not say. */
export function toldIn(trace: Json): ReadonlySet<string> | null {
  const results = isJsonObject(trace) && Array.isArray(trace['toolResults']) ? trace['toolResults'] : [];
  const tellings = results.flatMap((result) => {
    const output = isJsonObject(result) ? result['output'] : null;
    return isJsonObject(output) && isJsonObject(output['narration']) ? [output['narration']] : [];
  });
  const lists = tellings
    .flatMap(({ told, mentioned }) => [told, mentioned])
    .filter((list) => Array.isArray(list));
  if (lists.length === 0) return null;
  return new Set(lists.flat().filter((id) => typeof id === 'string'));
}

/**
 * Whether a scene tells what came of the choice: its prose names what the choice was about, its writer says so, or what
 * changed concerns it. The author's own choices are followed by the author's own words. Null when it is about nothing.
 */
export function isResultTold(
  intent: Intent,
  effects: readonly Effect[],
  { told, prose }: { told: ReadonlySet<string>; prose: readonly string[] },
): boolean | null {
  if (intent.authored !== undefined) return true;
  const about = [intent.target, intent.topic, intent.item, intent.fact].filter((id) => id !== undefined);
  if (about.length === 0) return null;
  const touched = effects.flatMap((effect) => Object.values(effect));
  const text = prose.join(' ').toLowerCase();
  return about.some((id) => told.has(id) || touched.includes(id) || text.includes(nameIn(id)));
}

/** `item:brass-lamp` is the brass lamp; what has no name of its own is never found in a text. */
function nameIn(id: string): string {
  const [, words] = /^(?:item|thing):(?:.*\/)?([\w-]+)$/.exec(id) ?? [];
  return words?.replaceAll('-', ' ') ?? '\0';
}

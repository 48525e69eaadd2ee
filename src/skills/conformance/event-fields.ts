import { asJson, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import {
  AssetEventSchema,
  DoneEventSchema,
  ErrorEventSchema,
  LogEventSchema,
  type ProtocolEvent,
  StatePatchEventSchema,
  UiEventSchema,
} from '../../contracts/event.ts';
import { nearest } from '../../contracts/nearest.ts';
import { ENGINE_KEYS, readProposal } from '../../contracts/proposed-effect.ts';
import { STANDARD_UI_EVENTS } from '../../contracts/ui-event.ts';
import { validator } from '../../contracts/validate.ts';
import type { Fault } from './checks.ts';

const FIELDS: Readonly<Record<ProtocolEvent['type'], readonly string[]>> = {
  log: Object.keys(LogEventSchema.properties),
  state_patch: Object.keys(StatePatchEventSchema.properties),
  asset: Object.keys(AssetEventSchema.properties),
  ui_event: Object.keys(UiEventSchema.properties),
  error: Object.keys(ErrorEventSchema.properties),
  done: Object.keys(DoneEventSchema.properties),
};

/** What in the events of one run was hardly meant: fields and names that are nearly known, payloads that lack something. */
export function meantFaults(events: readonly ProtocolEvent[]): Fault[] {
  const assets = announcedIn(events);
  return events.flatMap((event) => [
    ...misspeltFields(event),
    ...(event.type === 'ui_event' ? uiFaults(event.event, event.payload ?? {}, assets) : []),
  ]);
}

function announcedIn(events: readonly ProtocolEvent[]): Set<string> {
  return new Set(events.flatMap((event) => (event.type === 'asset' ? [event.assetId] : [])));
}

/** A field that nobody knows is ignored, so one that is nearly known is lost. */
function misspeltFields(event: ProtocolEvent): Fault[] {
  const known = FIELDS[event.type];
  const { timestamp: _, ...fields } = asJson(event);
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .flatMap((field) => {
      const meant = nearest(field, known);
      if (meant === undefined || Object.hasOwn(fields, meant)) return [];
      const message = `wrote a ${event.type} event with the field "${field}", which is ignored. Did you mean "${meant}"?`;
      return [{ check: 'event-fields' as const, message }];
    });
}

function uiFaults(name: string, payload: JsonObject, assets: ReadonlySet<string>): Fault[] {
  const schema = Object.hasOwn(STANDARD_UI_EVENTS, name) ? STANDARD_UI_EVENTS[name] : undefined;
  if (schema === undefined) {
    const meant = nearest(name, Object.keys(STANDARD_UI_EVENTS));
    if (meant === undefined) return [];
    const message = `sent the ui_event "${name}", which is shown only by its name. Did you mean "${meant}"?`;
    return [{ check: 'ui-events', message }];
  }
  const wrong = validator(schema)(payload).map(({ message }) => message);
  const assetId: Json | undefined = payload['assetId'];
  const isMissing =
    (name === 'picture' || name === 'sound') && typeof assetId === 'string' && !assets.has(assetId);
  if (isMissing) wrong.push(`No asset "${assetId}" was announced in the same run.`);
  return wrong.map((problem) => ({
    check: 'ui-events' as const,
    message: `sent the ui_event "${name}" with a payload that cannot be shown. ${problem}`,
  }));
}

/** What of a run's output a player would get to see or the story would keep, in short lines. */
export function reachesPlayer(
  events: readonly ProtocolEvent[],
  declared: readonly string[] | null,
): string[] {
  const assets = announcedIn(events);
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'state_patch':
        return Object.entries(event.patch).flatMap(([key, value]) =>
          key === 'effects'
            ? effectsIn(value).map((effect) => effectSeen(effect, declared))
            : [`state "${key}": ${keptAs(key, value)}`],
        );
      case 'asset':
        return [`file "${event.assetId}" (${event.mediaType}) in the gallery`];
      case 'ui_event':
        return [
          Object.hasOwn(STANDARD_UI_EVENTS, event.event) &&
          uiFaults(event.event, event.payload ?? {}, assets).length === 0
            ? `"${event.event}" as a part of the scene`
            : `"${event.event}" as a placeholder with its name and payload`,
        ];
      case 'error':
        return [`error ${event.errorCode} as a notice`];
      default:
        return [];
    }
  });
}

/** Keys of the state that the engine reads, and what it reads them for. */
const READ_BY_ENGINE: Readonly<Record<string, string>> = {
  narration: 'the prose of the scene',
  roll: 'the roll that decides the deed',
  perception: "people's opinions",
  reputation: 'reputations with factions',
  memories: 'what is recalled',
  portraits: 'faces',
};
const KEPT_BY_ENGINE: readonly string[] = ENGINE_KEYS;

function keptAs(key: string, value: Json): string {
  if (KEPT_BY_ENGINE.includes(key)) return 'refused, because this key is kept by the engine';
  const known = Object.hasOwn(READ_BY_ENGINE, key) ? READ_BY_ENGINE[key] : undefined;
  if (known !== undefined) return known;
  const shape = isJsonObject(value)
    ? `an object with ${Object.keys(value).join(', ') || 'nothing'}`
    : JSON.stringify(value);
  return `kept with the story, for conditions and other skills (${shape.slice(0, 120)})`;
}

export function effectsIn(value: Json): JsonObject[] {
  return (Array.isArray(value) ? value : []).filter(isJsonObject);
}

function effectSeen(proposed: JsonObject, declared: readonly string[] | null): string {
  const { kind, ...effect } = proposed;
  if (typeof readProposal(proposed, declared) === 'string')
    return `effect ${JSON.stringify(kind ?? null)}: refused`;
  const what = [effect['name'], effect['text'], effect['person']].find((one) => typeof one === 'string');
  return `effect ${JSON.stringify(kind ?? null)}${what === undefined ? '' : `: ${String(what).slice(0, 80)}`}`;
}

/** Effects that would be refused in any story: of a kind that there is not, not declared, or without what they need. */
export function effectFaults(events: readonly ProtocolEvent[], declared: readonly string[] | null): Fault[] {
  return events.flatMap((event) => {
    if (event.type !== 'state_patch' || event.patch['effects'] === undefined) return [];
    const fault = (effect: Json, reason: string) => ({
      check: 'effects' as const,
      message: `proposed ${JSON.stringify(effect).slice(0, 200)}, which is refused. ${reason}`,
    });
    const { effects } = event.patch;
    if (!Array.isArray(effects)) return [fault(effects, '"effects" is a list of objects.')];
    return effects.flatMap((effect) => {
      const read = readProposal(isJsonObject(effect) ? effect : {}, declared);
      return typeof read === 'string' ? [fault(effect, read)] : [];
    });
  });
}

/** What a script can say by a patch besides keeping its own state. */
const SPOKEN_BY_PATCH = ['narration', 'effects'];

/** Patches that write to the engine's own part of the state, and keys that are nearly ones it listens to. */
export function stateKeyFaults(events: readonly ProtocolEvent[]): Fault[] {
  return events.flatMap((event) =>
    event.type === 'state_patch' ? Object.keys(event.patch).flatMap(keyFault) : [],
  );
}

function keyFault(key: string): Fault[] {
  if (KEPT_BY_ENGINE.includes(key))
    return [
      {
        check: 'state-keys',
        message: `patched "${key}" in the state, which the engine keeps; the patch is not taken over. Use a key of your own, or propose "effects".`,
      },
    ];
  const meant = SPOKEN_BY_PATCH.includes(key) ? undefined : nearest(key, SPOKEN_BY_PATCH);
  if (meant === undefined) return [];
  const message = `patched "${key}" in the state, which is kept and does nothing. Did you mean "${meant}"?`;
  return [{ check: 'state-keys', message }];
}

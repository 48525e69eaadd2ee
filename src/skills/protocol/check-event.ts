import { ProtocolViolationError, UnknownEventTypeError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import type { JsonObject } from '../../base/json.ts';
import {
  AssetEventSchema,
  DoneEventSchema,
  ErrorEventSchema,
  type EventType,
  LogEventSchema,
  PROTOCOL_VERSION,
  type ProtocolEvent,
  StatePatchEventSchema,
  UiEventSchema,
} from '../../contracts/event.ts';
import { type Validator, validator } from '../../contracts/validate.ts';

const CHECKS: ReadonlyMap<unknown, Validator<ProtocolEvent>> = new Map<EventType, Validator<ProtocolEvent>>([
  ['log', validator(LogEventSchema)],
  ['state_patch', validator(StatePatchEventSchema)],
  ['asset', validator(AssetEventSchema)],
  ['ui_event', validator(UiEventSchema)],
  ['error', validator(ErrorEventSchema)],
  ['done', validator(DoneEventSchema)],
]);

/** A parsed line as an event, or a ProtocolViolationError that says what is wrong with it. */
export function checkEvent(value: JsonObject, line: number): ProtocolEvent {
  const check = CHECKS.get(value['type']);
  if (check?.accepts(value)) return value;
  if (value['version'] !== PROTOCOL_VERSION) {
    const found = value['version'] === undefined ? 'none' : excerptOf(value['version']);
    throw new ProtocolViolationError(
      'protocol_violation',
      `Line ${line} must have "version": "${PROTOCOL_VERSION}", but has ${found}.`,
      { line },
    );
  }
  if (check === undefined) {
    if (typeof value['type'] === 'string') throw new UnknownEventTypeError(value['type'], line);
    throw new ProtocolViolationError('protocol_violation', `Line ${line} has no "type" of event.`, { line });
  }
  const problems = check(value).map(({ message }) => message);
  throw new ProtocolViolationError('protocol_violation', `Line ${line}: ${problems.join(' ')}`, {
    line,
    problems,
  });
}

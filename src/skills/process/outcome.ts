import type { ErrorCode } from '../../base/error-codes.ts';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import type { ErrorCategory, ToolError } from '../../contracts/execution-result.ts';
import type { TimedEvent } from '../protocol/decoder.ts';
import { whatWasBlocked } from './confine/blocked.ts';

/** Why we ended a process that had not ended by itself. */
export type StopReason = 'timeout' | 'violation' | 'lingering' | 'cancelled';

/** Everything that decides how an attempt is judged. */
export interface Ending {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  events: readonly TimedEvent[];
  stderr: string;
  stopReason: StopReason | null;
  /** The first rule broken on stdout, the time limit reached, or why the process could not start. */
  error: NarratoriaError | null;
  /** Whether it was kept from something, or may have been. */
  isConfined: boolean;
}

/** Null when the attempt succeeded; else what went wrong, by the table in docs/protocol.md. */
export function judge(ending: Ending): ToolError | null {
  if (ending.error !== null) return toToolError(ending.error);
  const done = ending.events.findLast((event) => event.type === 'done');
  if (ending.stopReason === 'lingering' && ending.exitCode !== 0) {
    return failure(
      'no_exit_after_done',
      'The script emitted done but did not end within two seconds.',
      ending,
    );
  }
  if (ending.signal !== null) {
    return failure('process_failed', `The script was ended by ${ending.signal}.`, ending);
  }
  if (ending.exitCode !== 0) {
    return failure('process_failed', `The script ended with exit code ${ending.exitCode}.`, ending);
  }
  if (done === undefined) return failure('missing_done', 'The script ended without a done event.', ending);
  return done.ok ? null : controlledFailure(ending, done.summary);
}

export function cancelled(): NarratoriaError {
  return new NarratoriaError('plan_cancelled', 'The script was stopped because the plan was cancelled.');
}

export function toToolError(error: NarratoriaError): ToolError {
  const details = {
    ...error.details,
    ...(error.hint === undefined ? {} : { hint: error.hint }),
  } as JsonObject;
  return { code: error.code, message: error.message, category: categoryOf(error.code), details };
}

/** `done{ok:false}`: the script's own last error event says why. */
function controlledFailure(ending: Ending, summary: string | undefined): ToolError {
  const error = ending.events.findLast((event) => event.type === 'error');
  if (error === undefined) {
    return {
      code: 'tool_failed',
      message: summary ?? 'The script said it failed, without a reason.',
      category: 'tool_failure',
    };
  }
  const details = { ...hintFor(ending, error.errorMessage), ...(error.details as JsonObject | undefined) };
  return {
    code: error.errorCode,
    message: error.errorMessage,
    category: 'tool_failure',
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

function failure(code: ErrorCode, message: string, ending: Ending): ToolError {
  const lastWords = ending.stderr.trim().split('\n').at(-1) ?? '';
  return {
    code,
    message: lastWords === '' ? message : `${message} Its last words on stderr: ${lastWords.slice(0, 300)}`,
    category: categoryOf(code),
    details: { exitCode: ending.exitCode, signal: ending.signal, ...hintFor(ending) },
  };
}

/** What the skill was kept from, when its last words tell. */
function hintFor({ isConfined, stderr }: Ending, others = ''): { hint?: string } {
  const hint = isConfined ? whatWasBlocked(`${others}\n${stderr}`) : null;
  return hint === null ? {} : { hint };
}

function categoryOf(code: ErrorCode): ErrorCategory {
  switch (code) {
    case 'tool_timeout':
    case 'plan_timeout':
      return 'timeout';
    case 'invalid_json':
    case 'line_too_long':
    case 'protocol_violation':
    case 'output_limit':
    case 'state_limit':
      return 'invalid_json';
    case 'cyclic_dependency':
      return 'circular_dependency';
    case 'tool_failed':
    case 'dependency_failed':
      return 'tool_failure';
    default:
      return 'process_error';
  }
}

import type { ErrorCode } from './error-codes.ts';
import { excerptOf } from './excerpt.ts';

interface ErrorOptions {
  /** What the user can do about it, one sentence. */
  hint?: string;
  /** Facts a program may act on. */
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** Every error of ours: a stable code, a sentence for people, facts for programs. */
export class NarratoriaError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, { hint, details = {}, cause }: ErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = hint;
    this.details = details;
  }

  /** The shape programs see: `{code, message, details}`. */
  toJSON(): { code: ErrorCode; message: string; hint?: string; details: Record<string, unknown> } {
    return {
      code: this.code,
      message: this.message,
      ...(this.hint === undefined ? {} : { hint: this.hint }),
      details: this.details,
    };
  }
}

/** One thing wrong in a document, with the place it is wrong at (a JSON pointer). */
export interface Problem {
  code: ErrorCode;
  pointer: string;
  message: string;
}

export class InvalidPlanError extends NarratoriaError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], code: ErrorCode = 'invalid_plan') {
    const [first, ...others] = problems;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    super(code, `${first?.message ?? 'The plan is not valid.'}${more}`, { details: { problems } });
    this.problems = problems;
  }
}

export class CyclicDependencyError extends InvalidPlanError {
  /** The tools on the cycle, first repeated last: `['a', 'b', 'a']`. */
  readonly cycle: readonly string[];

  constructor(problem: Problem, cycle: readonly string[]) {
    super([problem], 'cyclic_dependency');
    this.cycle = cycle;
    this.details['cycle'] = cycle;
  }
}

export class PlanExecutionError extends NarratoriaError {
  readonly failedTools: readonly string[];

  constructor(message: string, failedTools: readonly string[], cause?: unknown) {
    super('plan_execution_failed', message, { details: { failedTools }, cause });
    this.failedTools = failedTools;
  }
}

export class ToolTimeoutError extends NarratoriaError {
  constructor(code: 'tool_timeout' | 'plan_timeout', timeoutMs: number) {
    const whose = code === 'tool_timeout' ? 'The script' : 'The plan';
    super(code, `${whose} did not finish within ${timeoutMs} ms and was stopped.`, {
      details: { timeoutMs },
    });
  }
}

export class ProtocolViolationError extends NarratoriaError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(code, message, { details });
  }
}

export class UnknownEventTypeError extends ProtocolViolationError {
  constructor(type: string, line: number) {
    super(
      'protocol_violation',
      `Line ${line} has the event type ${excerptOf(type)}, which this protocol does not know.`,
      { type: type.slice(0, 80), line },
    );
  }
}

export class ScriptNotFoundError extends NarratoriaError {
  constructor(message: string, details: Record<string, unknown>) {
    super('script_not_found', message, { details });
  }
}

export class SkillNotAvailableError extends NarratoriaError {
  constructor(skill: string, reason: string) {
    super('skill_not_available', `The skill "${skill}" is not available: ${reason}.`, {
      details: { skill, reason },
    });
  }
}

export class MaxReplanAttemptsError extends NarratoriaError {
  constructor(attempts: number, reasons: readonly string[]) {
    super('max_replan_attempts', `No plan worked after ${attempts} attempts.`, {
      details: { attempts, reasons },
    });
  }
}

import type { ErrorCode } from '../../../base/error-codes.ts';
import { NarratoriaError } from '../../../base/errors.ts';

/** What goes between the threads. */
export type Request = { id: number; name: string; input: unknown };
export type Answer = { id: number; result: unknown } | { id: number; error: PlainError };

/** An error as data: a class does not survive the way from thread to thread. */
export interface PlainError {
  code: ErrorCode | null;
  message: string;
  hint?: string;
  details: Record<string, unknown>;
  stack?: string;
}

export function toPlain(error: unknown): PlainError {
  if (!(error instanceof NarratoriaError)) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { code: null, message, details: {}, ...(stack === undefined ? {} : { stack }) };
  }
  const cause = error.cause instanceof Error ? error.cause.stack : undefined;
  return { ...error.toJSON(), ...(cause === undefined ? {} : { stack: cause }) };
}

export function fromPlain({ code, message, hint, details, stack }: PlainError): Error {
  const cause = stack === undefined ? undefined : stack;
  if (code === null) return new Error(message, { cause });
  return new NarratoriaError(code, message, { ...(hint === undefined ? {} : { hint }), details, cause });
}

import { ERROR_CODES, type ErrorCode } from '../base/error-codes.ts';
import type { NarratoriaError } from '../base/errors.ts';
import { isJsonObject, type JsonObject } from '../base/json.ts';

/** The `error` of a JSON-RPC answer. */
export interface RpcError {
  code: number;
  message: string;
  data?: JsonObject;
}

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** JSON-RPC leaves −32099…−32000 to the server; errors of other layers share the first of these. */
const OURS = -32000;
const NUMBERS: Partial<Record<ErrorCode, number>> = {
  host_unauthorized: -32001,
  host_out_of_scope: -32002,
  host_rate_limited: -32003,
  host_unavailable: -32004,
  host_not_permitted: -32005,
  internal_error: INTERNAL_ERROR,
};

export function fromOurs({ code, message, hint, details }: NarratoriaError): RpcError {
  const { retryAfterMs, problems, json } = details;
  return {
    code: NUMBERS[code] ?? OURS,
    message,
    data: {
      code,
      hint: hint ?? ERROR_CODES[code].action,
      ...(typeof retryAfterMs === 'number' ? { retryAfterMs } : {}),
      ...(Array.isArray(problems) ? { problems: problems as JsonObject[] } : {}),
      // What a model answered and does not fit: a script may use what of it does.
      ...(code === 'answer_invalid' && isJsonObject(json) ? { json } : {}),
    },
  };
}

/** For what nobody foresaw: the caller learns that it happened, only the log learns what. */
export function internalError(): RpcError {
  return {
    code: INTERNAL_ERROR,
    message: 'Something went wrong inside Narratoria; its log has the details.',
    data: { code: 'internal_error', hint: ERROR_CODES.internal_error.action },
  };
}

export function parseError(message: string): RpcError {
  return { code: PARSE_ERROR, message, data: { hint: 'Send one JSON-RPC 2.0 request as JSON in UTF-8.' } };
}

export function invalidRequest(message: string, hint: string): RpcError {
  return { code: INVALID_REQUEST, message, data: { hint } };
}

export function methodNotFound(message: string, methods: readonly string[]): RpcError {
  return { code: METHOD_NOT_FOUND, message, data: { methods: [...methods] } };
}

export function invalidParams(message: string, problems: readonly JsonObject[] = []): RpcError {
  return { code: INVALID_PARAMS, message, data: { problems: [...problems] } };
}

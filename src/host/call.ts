import { NarratoriaError } from '../base/errors.ts';
import { getOwn, isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Log } from '../base/log.ts';
import { withinTime } from '../base/within-time.ts';
import { nearest } from '../contracts/nearest.ts';
import { validator } from '../contracts/validate.ts';
import { DESCRIBE } from './describe.ts';
import { notPermitted, outOfScope, timedOut } from './failures.ts';
import type { Grant } from './grants.ts';
import type { HostLimits } from './limits.ts';
import type { RpcCall, RpcId } from './message.ts';
import type { HostMethod, MethodTable } from './method.ts';
import { fromOurs, internalError, invalidParams, methodNotFound, type RpcError } from './rpc-error.ts';

/** What every call of one request shares. */
export interface CallContext {
  grant: Grant;
  methods: MethodTable;
  limits: HostLimits;
  /** Aborted when the token ends or the caller hangs up. */
  stop: AbortSignal;
  log: Log | undefined;
  /** Told what came of each call; null when it was answered. */
  performed(method: string, error: RpcError | null): void;
  /** Tells the caller of a request that wants to know how a call is getting on. */
  progress(id: RpcId | undefined, progress: JsonObject): void;
}

/** What came of a call; a result is JSON text already, so that nothing can go wrong with it any more. */
export type Outcome = { json: string } | { error: RpcError };

const LONGEST_NAME = 80;

export async function perform(call: RpcCall, context: CallContext): Promise<Outcome> {
  const method = context.methods.get(call.method);
  if (method === undefined) return { error: unknownMethod(call.method, [...context.methods.keys()]) };
  try {
    const { skill, methods } = context.grant.scope;
    if (call.method !== DESCRIBE && !methods.includes(call.method)) throw notPermitted(skill, call.method);
    const checked = checkParams(call.params, method, context.grant);
    if ('error' in checked) return checked;
    return { json: await run(call, method, checked.params, context) };
  } catch (error) {
    return { error: explain(error, call.method, context) };
  }
}

async function run(
  { method: name, id }: RpcCall,
  method: HostMethod,
  params: JsonObject,
  { grant, stop, limits, progress }: CallContext,
): Promise<string> {
  const ms = method.timeoutMs ?? limits.callTimeoutMs;
  const result = await grant.limit.run(stop, () =>
    withinTime((signal) => method.handle(params, grant.scope, signal, (news) => progress(id, news)), {
      ms,
      late: () => timedOut(name, ms),
      stop,
    }),
  );
  return JSON.stringify(result) ?? 'null';
}

/** The params as the method gets them, or what is wrong with them. */
function checkParams(
  given: Json,
  method: HostMethod,
  grant: Grant,
): { params: JsonObject } | { error: RpcError } {
  if (!isJsonObject(given)) {
    return { error: invalidParams('"params" must be an object with named fields, not a list.') };
  }
  const params = withinScope(given, method, grant.scope.playthroughId);
  const problems = validator(method.params)(params);
  if (problems.length === 0) return { params };
  const [first] = problems;
  const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  return {
    error: invalidParams(
      `${first?.message}${more}`,
      problems.map(({ pointer, message }) => ({ pointer, message })),
    ),
  };
}

/** A script may repeat its own playthrough's id, whether the method wants it or not; it may name no other. */
function withinScope(params: JsonObject, method: HostMethod, playthroughId: string): JsonObject {
  const asked = getOwn(params, 'playthroughId');
  if (asked === undefined) return params;
  if (asked !== playthroughId) throw outOfScope(playthroughId, asked);
  const { properties } = method.params as { properties?: object };
  if (properties !== undefined && Object.hasOwn(properties, 'playthroughId')) return params;
  const { playthroughId: _, ...others } = params;
  return others;
}

function unknownMethod(name: string, known: readonly string[]): RpcError {
  const meant = nearest(name, known);
  const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  return methodNotFound(`There is no method ${JSON.stringify(shown)}.${advice}`, known);
}

/** Tells the caller as much as it may know, and the log the rest. */
function explain(error: unknown, method: string, { grant, log }: CallContext): RpcError {
  const facts = { method, scope: grant.scope, err: error };
  if (!(error instanceof NarratoriaError) || error.code === 'internal_error') {
    log?.error(facts, 'A host service failed.');
    return internalError();
  }
  if (error.code === 'host_out_of_scope' || error.code === 'host_not_permitted')
    log?.warn(facts, 'A script asked for what is not its own.');
  else log?.info(facts, 'A host service gave an error.');
  return fromOurs(error);
}

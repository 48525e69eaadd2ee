import type { Static, TSchema } from 'typebox';
import type { Json, JsonObject } from '../base/json.ts';
import type { Scope } from './scope.ts';

/** Tells the caller how a call is getting on, if it wants to know. */
export type Notify = (progress: JsonObject) => void;

/** Something a script may call. The layer that owns the data registers it. */
export interface HostMethod<Params extends TSchema = TSchema> {
  /** One sentence for the skill developer. */
  description: string;
  /** An object schema; what does not match it never reaches `handle`. */
  params: Params;
  /** How long one call may run, where the server's default does not fit. */
  timeoutMs?: number;
  /** Does the work for the playthrough in `scope`. A NarratoriaError it throws is shown to the caller. */
  handle(params: Static<Params>, scope: Scope, signal: AbortSignal, notify: Notify): Promise<Json>;
}

export type MethodTable = ReadonlyMap<string, HostMethod>;

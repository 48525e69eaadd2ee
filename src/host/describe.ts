import { Type } from 'typebox';
import type { JsonObject } from '../base/json.ts';
import type { HostMethod, MethodTable } from './method.ts';

/** The one service that every skill may call. */
export const DESCRIBE = 'describe';

const NoParams = Type.Object({}, { additionalProperties: false });

/** The method that tells a caller what it may call, and as whom. */
export function describeMethod(methods: MethodTable): HostMethod<typeof NoParams> {
  return {
    description:
      'Lists the methods this skill may call with their params, and tells for whom this token speaks.',
    params: NoParams,
    handle: async (_params, { ledger: _, suspend: __, methods: permitted, ...scope }) => ({
      methods: [...methods]
        .filter(([name]) => name === DESCRIBE || permitted.includes(name))
        .map(([name, { description, params }]) => ({ name, description, params: params as JsonObject })),
      scope,
    }),
  };
}

import { Type } from 'typebox';
import type { JsonObject } from '../base/json.ts';
import type { HostMethod, MethodTable } from './method.ts';

export const DESCRIBE = 'describe';

const NoParams = Type.Object({}, { additionalProperties: false });

/** Whether a skill that declares these services may call one; everybody may ask what there is. */
export function isDeclared(name: string, declared: readonly string[] | undefined): boolean {
  return name === DESCRIBE || declared === undefined || declared.includes(name);
}

/** The method that tells a caller what it may call, and as whom. */
export function describeMethod(methods: MethodTable): HostMethod<typeof NoParams> {
  return {
    description: 'Lists the methods with their params, and tells for whom this token speaks.',
    params: NoParams,
    handle: async (_params, { ledger: _, methods: declared, ...scope }) => ({
      methods: [...methods]
        .filter(([name]) => isDeclared(name, declared))
        .map(([name, { description, params }]) => ({ name, description, params: params as JsonObject })),
      scope,
    }),
  };
}

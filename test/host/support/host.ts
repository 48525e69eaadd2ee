import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterEach } from 'vitest';
import { NarratoriaError } from '../../../src/base/errors.ts';
import { createLog } from '../../../src/base/log.ts';
import type { HostLimits } from '../../../src/host/limits.ts';
import type { Scope } from '../../../src/host/scope.ts';
import { type HostOptions, HostServer } from '../../../src/host/server.ts';

export const SCOPE: Scope = {
  skill: 'memory',
  toolId: 'recall',
  planId: 'plan-1',
  playthroughId: 'playthrough-1',
  sessionId: 'session-1',
  scene: 7,
  methods: [
    'echo',
    'anything',
    'pause',
    'wait',
    'ignore',
    'fail',
    'refuse',
    'unspeakable',
    'named',
    'meddle',
    'late',
    'keep',
    'remember',
    'generate',
    'embed',
  ],
};

export interface TestHost {
  host: HostServer;
  /** What the log has, line by line. */
  logged: { level: string; msg: string; [field: string]: unknown }[];
  /** Signals of the calls to `wait` and `ignore`, in the order they were made. */
  signals: AbortSignal[];
  /** How many calls to `wait` or `pause` run now, and how many did at most. */
  running: { now: number; most: number };
}

const open: HostServer[] = [];

/** Closes every host a test has opened. */
afterEach(async () => {
  await Promise.all(open.splice(0).map((host) => host.close()));
});

/** A host server with methods that do what hosts can do: answer, fail, refuse, take time, hang. */
export function openHost(
  limits: Partial<HostLimits> = {},
  others: Omit<HostOptions, 'limits'> = {},
): TestHost {
  const logged: TestHost['logged'] = [];
  const log = createLog({ write: (line) => logged.push(JSON.parse(line)) });
  const host = new HostServer({ log, limits, ...others });
  const signals: AbortSignal[] = [];
  const running = { now: 0, most: 0 };
  open.push(host);

  const none = Type.Object({}, { additionalProperties: false });
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    try {
      return await work();
    } finally {
      running.now -= 1;
    }
  };
  host.register('echo', {
    description: 'Says what it is told.',
    params: Type.Object(
      { text: Type.String({ minLength: 1 }), times: Type.Optional(Type.Integer({ minimum: 1 })) },
      { additionalProperties: false },
    ),
    handle: async ({ text, times = 1 }, scope) => ({ text: text.repeat(times), for: scope.playthroughId }),
  });
  host.register('anything', {
    description: 'Gives back its params, whatever they are.',
    params: Type.Unsafe<Record<string, never>>({ type: 'object' }),
    handle: async (params) => params,
  });
  host.register('pause', {
    description: 'Takes a moment.',
    params: none,
    handle: () => counted(() => sleep(20, 'rested')),
  });
  host.register('wait', {
    description: 'Waits until it is told to stop.',
    params: none,
    handle: (_params, _scope, signal) => {
      signals.push(signal);
      return counted(() => sleep(60_000, null, { signal }));
    },
  });
  host.register('ignore', {
    description: 'Never ends and does not listen.',
    params: none,
    timeoutMs: 100,
    handle: (_params, _scope, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  host.register('fail', {
    description: 'Has a defect.',
    params: none,
    handle: () => {
      throw new TypeError('secret of the implementation');
    },
  });
  host.register('refuse', {
    description: 'Gives an error of ours.',
    params: none,
    handle: async () => {
      throw new NarratoriaError('file_unreadable', 'The lore cannot be read.', {
        hint: 'Look for it.',
        details: { path: '/home/player/private' },
      });
    },
  });
  host.register('unspeakable', {
    description: 'Gives what JSON cannot carry.',
    params: none,
    handle: async () => 1n as unknown as number,
  });
  return { host, logged, signals, running };
}

import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

export default defineConfig({
  test: {
    alias: { 'fast-check': path.join(import.meta.dirname, 'test/support/fast-check.ts') },
    include: ['test/**/*.test.ts'],
    globalSetup: [
      'test/support/build-once.ts',
      'test/models/support/bring-minilm.ts',
      'test/page/support/bring-chromium.ts',
    ],
    pool: 'forks',
    // One worker a core: a test file mostly waits for the processes that it started.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // The program is started hundreds of times; it need not be compiled anew each time.
    env: { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'narratoria-test-compiled') },
    // A machine that was busy is no failure; the summary names what passed only the second time.
    retry: 1,
    // No test is about how long it takes: these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

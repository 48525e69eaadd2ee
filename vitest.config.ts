import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: [
      'test/support/build-once.ts',
      'test/models/support/bring-minilm.ts',
      'test/page/support/bring-chromium.ts',
    ],
    pool: 'forks',
    // One worker a core: a test file mostly waits for the processes that it started.
    maxWorkers: '100%',
    // A machine that was busy is no failure; the summary names what passed only the second time.
    retry: 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

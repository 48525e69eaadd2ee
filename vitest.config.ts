import os from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { contentForTests } from './scripts/content/plugin.ts';
import { LongestFirst } from './test/support/longest-first.ts';
import { testProjects } from './test/support/projects.ts';

const files = testProjects();

export default defineConfig({
  plugins: [contentForTests],
  test: {
    alias: { 'fast-check': path.join(import.meta.dirname, 'test/support/fast-check.ts') },
    globalSetup: [
      'test/support/build-once.ts',
      'test/models/support/bring-minilm.ts',
      'test/page/support/bring-chromium.ts',
    ],
    setupFiles: ['test/support/leave-no-trace.ts'],
    // The scripts of the skills are imported as they are built, by Node itself.
    server: { deps: { external: [/\/scripts\/[^/]+\.mjs/] } },
    // More than there are cores: a test file mostly waits for the processes that it started.
    maxWorkers: os.availableParallelism() + 3,
    sequence: { sequencer: LongestFirst },
    env: {
      // Shipped skills are called as functions, but where their processes are what is tested.
      NARRATORIA_IN_PROCESS: '1',
    },
    // No test is about how long it takes: these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('unit', files.unit, { pool: 'threads', isolate: false }),
      project('process', files.process, { pool: 'forks', isolate: false }),
      project('alone', files.alone, { pool: 'forks', isolate: true }),
    ],
  },
});

function project(
  name: string,
  include: string[],
  how: { pool: 'threads' | 'forks'; isolate: boolean },
): TestProjectConfiguration {
  return { extends: true, test: { name, include, ...how } };
}

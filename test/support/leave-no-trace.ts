import { afterAll, vi } from 'vitest';

/** Test files share a worker: what one has done to its process is undone before the next. */
const environment = { ...process.env };
const folder = process.cwd();
const { exitCode } = process;

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (process.cwd() !== folder) process.chdir(folder);
  process.exitCode = exitCode;
});

import path from 'node:path';
import { isInProcess } from '../../src/base/in-process.ts';
import { InProcessRunner } from '../../src/skills/in-process/runner.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import type { ScriptRunner } from '../../src/skills/runner.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../skills');

/** Calls the shipped skills as functions and confines no others: for tests of what a story does, not of the processes it takes. */
export function storyRunner(shippedFolder = SHIPPED): ScriptRunner {
  return isInProcess('skills') ? new InProcessRunner({ shippedFolder, mechanisms: [] }) : new ProcessRunner();
}

import type { TestProject } from 'vitest/node';
import { describeFailure } from '../../bin/lib/failure.cjs';
import { setUpBuild } from '../../bin/lib/set-up.cjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** What is wrong with the build, or null; a test of its own fails on it, so that the others can run. */
    buildProblem: string | null;
  }
}

/** Vitest's global set-up: tests that start the program or a skill get it built from the sources as they are. */
export default async function buildOnce(project: TestProject): Promise<void> {
  try {
    await setUpBuild();
    project.provide('buildProblem', null);
  } catch (error) {
    const problem = describeFailure(error);
    console.error(problem);
    project.provide('buildProblem', problem);
  }
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ensureFolder, homeFolder } from '../base/home.ts';
import { type Log, openLog } from '../base/log.ts';
import { packageRoot } from '../base/package-root.ts';
import { SkillHealth } from '../skills/health.ts';
import { SkillLibrary } from '../skills/library.ts';
import { ScriptRunner } from '../skills/process/runner.ts';

/** What a command that runs skills works with. */
export interface Runtime {
  home: string;
  log: Log;
  skills: SkillLibrary;
  runner: ScriptRunner;
  /** Health of the skills in this session. */
  health: SkillHealth;
  sessionId: string;
  /** Aborted when the user presses Ctrl-C or the program is told to end. */
  signal: AbortSignal;
}

/**
 * Opens the home folder, the log and the skills, runs the command, and closes everything again whatever happens.
 * Skills are looked for at home first, then among the shipped ones, then in the folders the user named.
 */
export async function withRuntime<Result>(
  options: { skillFolders?: readonly string[] },
  command: (runtime: Runtime) => Promise<Result>,
): Promise<Result> {
  const home = ensureFolder(homeFolder());
  const log = openLog(home);
  const homeSkills = path.join(home, 'skills');
  const skills = await SkillLibrary.open({
    roots: [
      homeSkills,
      { folder: path.join(packageRoot(), 'skills'), dataFolder: homeSkills },
      ...(options.skillFolders ?? []).map((folder) => path.resolve(folder)),
    ],
  });
  for (const problem of skills.problems) log.warn(problem, 'skill problem');
  const runner = new ScriptRunner();
  const interruption = listenForInterruption();
  try {
    const { signal } = interruption;
    return await command({
      home,
      log,
      skills,
      runner,
      health: new SkillHealth(),
      sessionId: randomUUID(),
      signal,
    });
  } finally {
    await runner.close();
    interruption.stop();
  }
}

function listenForInterruption(): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const interrupt = (name: NodeJS.Signals) => controller.abort(name);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    stop() {
      for (const name of signals) process.off(name, interrupt);
    },
  };
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { isInProcess } from '../../base/in-process.ts';
import { type Log, openLog } from '../../base/log.ts';
import { packageRoot } from '../../base/package-root.ts';
import { keepHomePrivate } from '../../base/private-home.ts';
import { isSafeMode } from '../../base/safe-mode.ts';
import { recoverInterrupted } from '../../campaign/archive/staging.ts';
import { HostServer } from '../../host/server.ts';
import type { ExecuteOptions } from '../../plan/executor.ts';
import type { ExecutionLimits } from '../../plan/limits.ts';
import { SkillCatalog } from '../../skills/catalog.ts';
import { SkillHealth } from '../../skills/health.ts';
import { InProcessRunner } from '../../skills/in-process/runner.ts';
import type { SkillRoot } from '../../skills/library.ts';
import { ProcessRunner } from '../../skills/process/runner.ts';
import type { ScriptRunner } from '../../skills/runner.ts';
import { SkillSettings } from '../../skills/settings.ts';
import { openShippedStorage } from '../../skills/shipped-storage.ts';
import { readExecutionSettings } from './execution-settings.ts';

/** What a command that runs skills works with. */
export interface Runtime {
  home: string;
  log: Log;
  catalog: SkillCatalog;
  settings: SkillSettings;
  runner: ScriptRunner;
  host: HostServer;
  /** Health of the skills in this session. */
  health: SkillHealth;
  sessionId: string;
  /** Called when skills on disk have changed, if they are watched. */
  onSkillsChange(listener: () => void): void;
  /** Aborted when the user presses Ctrl-C or the program is told to end. */
  signal: AbortSignal;
  /** Aborted when scripts have to end too: five seconds after `signal`, or when the user insists. */
  ending: AbortSignal;
  /** How long and how wide plans may run, as the settings say. */
  limits: Partial<ExecutionLimits>;
}

/**
 * Opens the home folder, the log and the skills, runs the command, and closes everything again whatever happens.
 */
export async function withRuntime<Result>(
  options: {
    skillFolders?: readonly string[];
    /** Take up changes of skills on disk while the command runs. */
    watchSkills?: boolean;
    /** Use the skills of the home folder without asking the user first. */
    trustSkills?: boolean;
    /** Call the shipped skills as functions instead of starting a process for each call. */
    inProcess?: boolean;
  },
  command: (runtime: Runtime) => Promise<Result>,
): Promise<Result> {
  const home = ensureFolder(homeFolder());
  const log = openLog(home);
  for (const problem of keepHomePrivate(home)) log.warn({ home }, problem);
  // What cannot be tidied up now is tried again at the next start, or says so at the next import.
  await recoverInterrupted(path.join(home, 'campaigns')).catch((error: unknown) =>
    log.warn({ err: error }, 'what an import left behind cannot be removed'),
  );
  const settings = await SkillSettings.open(home);
  const trustSkills = options.trustSkills === true || process.env['NARRATORIA_TRUST_SKILLS'] === '1';
  if (trustSkills) process.stderr.write(`narratoria: ${TRUSTED}\n`);
  const roots = skillRoots(home, options.skillFolders);
  const catalog = await SkillCatalog.open({ roots, settings, log, trustSkills });
  const inProcess = options.inProcess === true || isInProcess('skills');
  const runner = inProcess ? new InProcessRunner({ shippedFolder: shippedSkills() }) : new ProcessRunner();
  const host = new HostServer({ log, socketFolder: () => runner.hostFolder });
  const { limits, problem } = await readExecutionSettings(home);
  if (problem !== null) log.warn({ home }, problem);
  const interruption = listenForInterruption(runner);
  const health = new SkillHealth();
  // A skill that was mended while it was out gets its chance, without a new start.
  const listeners: (() => void)[] = [() => runner.dropPrewarmed(() => true), () => health.reset()];
  if (options.watchSkills === true) catalog.watch(() => void listeners.map((tell) => tell()));
  try {
    const { signal, ending } = interruption;
    return await command({
      home,
      log,
      catalog,
      settings,
      runner,
      host,
      health,
      sessionId: randomUUID(),
      onSkillsChange: (listener) => void listeners.push(listener),
      signal,
      ending,
      limits,
    });
  } finally {
    catalog.close();
    await runner.close();
    await host.close();
    interruption.stop();
  }
}

/** What every execution of a plan in this runtime shares. Ask anew for each plan: the skills may have changed. */
export function executionOptions(
  runtime: Pick<Runtime, 'home' | 'catalog' | 'runner' | 'host' | 'health' | 'log' | 'limits' | 'ending'>,
): Omit<ExecuteOptions, 'session'> & { health: SkillHealth } {
  const { home, runner, host, health, log, limits, ending } = runtime;
  const { edition } = runtime.catalog;
  return {
    skills: edition.library,
    runner,
    health,
    limits,
    signal: ending,
    assetFolder: path.join(home, 'assets'),
    configOf: (skill) => edition.configOf(skill),
    secretsOf: (skill) => edition.secretsOf(skill),
    whyUnavailable: (skill) => edition.whyUnavailable(skill),
    whyNotStarted: (skill) => edition.whyNotStarted(skill),
    grantHost: async (scope) => {
      try {
        return await host.grant(scope);
      } catch (error) {
        log.warn({ err: error }, 'host services are not available');
        return null;
      }
    },
  };
}

const TRUSTED = 'Skills in your home folder run without being asked about (--trust-skills).';

/** Skills are looked for at home first, then among the shipped ones, then in the folders the user named. */
function skillRoots(home: string, named: readonly string[] = []): SkillRoot[] {
  const shipped = shippedSkills();
  const dataFolder = openShippedStorage(home, shipped);
  return [
    ...(isSafeMode() ? [] : [{ folder: path.join(home, 'skills'), origin: 'home' as const }]),
    { folder: shipped, dataFolder, origin: 'shipped' },
    ...named.map((folder) => ({ folder: path.resolve(folder), origin: 'named' as const })),
  ];
}

function shippedSkills(): string {
  return path.join(packageRoot(), 'skills');
}

/** The first signal lets scripts in flight finish, for as long as the runner waits; the second ends them at once. */
function listenForInterruption(runner: ScriptRunner): {
  signal: AbortSignal;
  ending: AbortSignal;
  stop(): void;
} {
  const [first, last] = [new AbortController(), new AbortController()];
  const interrupt = (name: NodeJS.Signals) => {
    if (first.signal.aborted) return last.abort(name);
    first.abort(name);
    void runner.close().then(() => last.abort(name));
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: first.signal,
    ending: last.signal,
    stop() {
      for (const name of signals) process.off(name, interrupt);
    },
  };
}

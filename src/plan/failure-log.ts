import type { Log } from '../base/log.ts';
import type { ToolResult } from '../contracts/execution-result.ts';
import type { HealthState } from '../skills/skill.ts';
import type { PreparedTool } from './prepare.ts';

/** So much of the end of stderr is in the log; the whole of what was kept is in the result. */
const LOGGED_STDERR = 2000;

/** What is said of a skill that got worse; of the other states nobody needs to know. */
const WORSE: Partial<Record<HealthState, string>> = {
  degraded: 'a skill keeps failing',
  permanentFailure: 'a skill is not used for the rest of the session',
};

/** One line for a tool that failed, with all that its author needs to find the cause. */
export function logFailure(log: Log, planId: string, { id, script }: PreparedTool, result: ToolResult): void {
  const { state, error, attempts } = result;
  if (error === undefined || error.code === 'plan_cancelled' || !['failed', 'timeout'].includes(state))
    return;
  const last = attempts.at(-1);
  log.warn(
    {
      planId,
      toolId: id,
      skill: script.skill,
      script: script.file,
      code: error.code,
      message: error.message,
      exitCode: last?.exitCode ?? null,
      signal: last?.signal ?? null,
      attempts: attempts.length,
      stderr: (last?.stderr ?? '').trimEnd().slice(-LOGGED_STDERR),
    },
    'a tool failed',
  );
}

/** One line when a skill gets worse. States do not come back within a session, so it is said once. */
export function logHealth(log: Log, result: ToolResult, before: HealthState, after: HealthState): void {
  const news = WORSE[after];
  if (news === undefined || before === after) return;
  const { skill, toolId, error } = result;
  log.warn({ skill, toolId, health: after, reason: error?.message ?? 'It failed too often.' }, news);
}

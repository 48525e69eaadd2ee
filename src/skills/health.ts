import type { ToolError } from '../contracts/execution-result.ts';
import type { HealthState } from './skill.ts';

/** How often a skill may fail in a row before its state gets worse. */
const FAILURES_TO_WORSEN = 3;

interface Standing {
  state: HealthState;
  /** Failures since the last success or change of state. */
  failures: number;
}

/**
 * How well each skill does in this session, by the specified transitions. An attempt is one run of one of its
 * scripts, retries included. A new session starts with everyone healthy.
 */
export class SkillHealth {
  readonly #records = new Map<string, Standing>();

  stateOf(skill: string): HealthState {
    return this.#records.get(skill)?.state ?? 'healthy';
  }

  /** Everyone who is not, or no longer, simply healthy. */
  all(): ReadonlyMap<string, HealthState> {
    return new Map([...this.#records].map(([skill, record]) => [skill, record.state]));
  }

  succeeded(skill: string): void {
    const record = this.#recordOf(skill);
    record.failures = 0;
    if (record.state !== 'permanentFailure') record.state = 'healthy';
  }

  /** One attempt failed. */
  failed(skill: string, error: ToolError): void {
    const record = this.#recordOf(skill);
    record.failures += 1;
    if (record.state === 'healthy' && isTransient(error)) {
      this.#enter(record, 'temporaryFailure');
    } else if (record.state === 'healthy' && record.failures >= FAILURES_TO_WORSEN) {
      this.#enter(record, 'degraded');
    } else if (record.state === 'degraded' && record.failures >= FAILURES_TO_WORSEN) {
      this.#enter(record, 'permanentFailure');
    }
  }

  /** The last retry of an invocation failed too. */
  exhausted(skill: string): void {
    const record = this.#recordOf(skill);
    if (record.state === 'temporaryFailure') this.#enter(record, 'permanentFailure');
  }

  /** As at the beginning of a session: everyone is healthy. */
  reset(): void {
    this.#records.clear();
  }

  #enter(record: Standing, state: HealthState): void {
    record.state = state;
    record.failures = 0;
  }

  #recordOf(skill: string): Standing {
    let record = this.#records.get(skill);
    if (record === undefined) {
      record = { state: 'healthy', failures: 0 };
      this.#records.set(skill, record);
    }
    return record;
  }
}

/** Timeouts and network errors pass; everything else counts towards degraded. */
export function isTransient(error: ToolError): boolean {
  return (
    error.category === 'timeout' ||
    /network|offline|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|fetch[ _]failed/i.test(error.code)
  );
}

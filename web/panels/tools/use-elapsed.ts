import { useEffect, useState } from 'react';
import type { PlanView } from '../../../src/contracts/api/events.ts';

const STEP_MS = 100;

/** How long a plan has been going: what the server last said, and the time since, while it runs. */
export function useElapsed(plan: PlanView): number {
  const known = Math.max(
    plan.totalMs,
    ...plan.tools.map(({ startedAtMs, executionTimeMs }) => (startedAtMs ?? 0) + executionTimeMs),
  );
  const [since, setSince] = useState(0);
  const isRunning = plan.state === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins anew with every word of the server
  useEffect(() => {
    setSince(0);
    if (!isRunning) return;
    const heardAt = performance.now();
    const timer = setInterval(() => setSince(performance.now() - heardAt), STEP_MS);
    return () => clearInterval(timer);
  }, [known, isRunning]);
  return isRunning ? known + since : known;
}

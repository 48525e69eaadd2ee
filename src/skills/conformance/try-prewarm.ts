import { toLine } from './practice-call.ts';
import type { Attempt, ScriptUnderTest } from './subject.ts';
import { quoteLine } from './transcript.ts';
import type { Tried } from './try-examples.ts';

const WAIT_MS = 300;
/** To confine a script and to start its interpreter may take longer than that. */
const LONGEST_START_MS = 5000;

/** A script that may be started ahead of need has to wait in silence, however long its input takes. */
export async function tryPrewarm(
  subject: ScriptUnderTest,
  { example, attempt: before }: Tried,
): Promise<void> {
  const text = toLine(await subject.callFor(example));
  const afterMs = WAIT_MS + Math.min(Math.round(before.trial.durationMs * 2), LONGEST_START_MS);
  const attempt = await subject.attempt({ text, afterMs });
  const impatience = impatienceOf(attempt, afterMs);
  subject.sheet.settle('prewarm-waits', impatience === null ? [] : [impatience]);
  if (attempt.trial.end === 'before its input') return;

  const fault = subject.newFault(attempt);
  const complaint =
    fault?.message ??
    (before.ok === true && attempt.ok === false
      ? `said done with "ok": false (${attempt.reason || 'without a reason'}), though the same input at once worked.`
      : null);
  const given = `When its input came ${afterMs} ms after its start`;
  subject.sheet.settle('prewarm-late', complaint === null ? [] : [`${given}, it ${complaint}`]);
}

function impatienceOf({ trial }: Attempt, afterMs: number): string | null {
  const remedy =
    'With "prewarm": true a script is started ahead of need: do nothing before the line on stdin has come, or take "prewarm" out of skill.json.';
  if (trial.earlyBytes > 0) {
    const [line = ''] = trial.stdout.subarray(0, trial.earlyBytes).toString('utf8').split('\n');
    return `Before its input had come, it wrote: ${quoteLine(line)}. ${remedy}`;
  }
  if (trial.end === 'before its input') {
    return `It ended within ${afterMs} ms, before its input had come. ${remedy}`;
  }
  return null;
}

import type { JsonObject } from '../../base/json.ts';
import type { InputSchema } from './input-schema.ts';
import { toLine, withUnknownFields } from './practice-call.ts';
import { spoilInput } from './spoil-input.ts';
import type { Attempt, ScriptUnderTest } from './subject.ts';
import type { Tried } from './try-examples.ts';

/** Refusing input takes no work, so a script that takes longer hangs. */
const REFUSAL_MS = 10_000;
const NOT_JSON = 'this is not JSON {\n';
const HOW_TO_REFUSE =
  'Look at the input first; answer a bad one with an error event, then done with "ok": false, and exit code 0.';

/** Fields from a later version must not matter. */
export async function tryUnknownFields(
  subject: ScriptUnderTest,
  { example, attempt: before }: Tried,
  schema: InputSchema | null,
): Promise<void> {
  const accepts = (input: JsonObject) => schema === null || schema.check.accepts(input);
  const call = withUnknownFields(await subject.callFor(example), accepts);
  const attempt = await subject.attempt({ text: toLine(call) });
  const fault = subject.newFault(attempt);
  const complaint =
    fault?.message ??
    (before.ok === true && attempt.ok === false
      ? `said done with "ok": false (${attempt.reason || 'without a reason'}), though the same input without them worked.`
      : null);
  const advice = 'Ignore fields you do not know: later versions may add some.';
  const given = 'Given fields that the protocol does not name (narratoriaUnknownField)';
  subject.sheet.settle('unknown-fields', complaint === null ? [] : [`${given}, it ${complaint} ${advice}`]);
}

/** What no script can work with: text that is not JSON, and nothing at all. */
export async function tryUnreadableInput(
  subject: ScriptUnderTest,
  schema: InputSchema | null,
): Promise<void> {
  const { sheet } = subject;
  const notJson = await subject.attempt({ text: NOT_JSON }, patience(subject));
  settleRefusal(subject, 'not-json', 'Given text that is not JSON', notJson, schema);

  const empty = await subject.attempt({ text: '' }, patience(subject));
  if (empty.trial.end === 'over time') {
    sheet.fail(
      'stdin-closed',
      `stdin was closed without any input, and ${empty.trial.timeLimitMs} ms later the script was still running. Take the end of stdin for the end: answer with an error event and done, and exit.`,
    );
    return;
  }
  sheet.pass('stdin-closed');
  settleRefusal(subject, 'empty-input', 'Given nothing on stdin', empty, schema);
}

/** JSON that breaks the input schema, one mistake at a time. */
export async function tryInvalidInput(
  subject: ScriptUnderTest,
  schema: InputSchema,
  { example }: Tried,
): Promise<void> {
  const complaints: string[] = [];
  const spoiled = spoilInput(schema, example.input);
  for (const { mistake, input } of spoiled) {
    const call = await subject.callFor({ ...example, input });
    const attempt = await subject.attempt({ text: toLine(call) }, patience(subject));
    const complaint = refusalComplaint(subject, attempt);
    if (complaint !== null) complaints.push(`Given an input ${mistake}, it ${complaint}`);
    if (attempt.trial.end === 'over time') break;
  }
  const remark =
    spoiled.length === 0 ? 'its input schema asks for nothing that could be missing or mistyped' : undefined;
  subject.sheet.settle('invalid-input', complaints, remark);
}

function settleRefusal(
  subject: ScriptUnderTest,
  check: 'not-json' | 'empty-input',
  given: string,
  attempt: Attempt,
  schema: InputSchema | null,
): void {
  if (schema === null && attempt.ok === true && subject.newFault(attempt) === undefined) {
    subject.sheet.pass(check, 'did not look at its input; without an inputSchema it need not');
    return;
  }
  const complaint = refusalComplaint(subject, attempt);
  subject.sheet.settle(check, complaint === null ? [] : [`${given}, it ${complaint}`]);
}

/** What is wrong with the answer to a bad input, as a clause that continues "it …". */
function refusalComplaint(subject: ScriptUnderTest, attempt: Attempt): string | null {
  if (attempt.trial.end === 'over time') {
    return `was still running ${attempt.trial.timeLimitMs} ms later. ${HOW_TO_REFUSE}`;
  }
  const fault = subject.newFault(attempt);
  if (fault !== undefined) return fault.message;
  if (attempt.ok === true) return `said done with "ok": true, as if nothing were wrong. ${HOW_TO_REFUSE}`;
  if (attempt.ok === false && attempt.reason === '') {
    return `said done with "ok": false, but no error event tells why. ${HOW_TO_REFUSE}`;
  }
  return null;
}

function patience({ script }: ScriptUnderTest): number {
  return Math.min(script.timeoutMs, REFUSAL_MS);
}

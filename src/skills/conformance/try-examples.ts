import type { AssetEvent } from '../../contracts/event.ts';
import { readAsset, type ScriptView } from '../process/asset-file.ts';
import type { CheckId, Fault } from './checks.ts';
import { effectFaults, meantFaults, reachesPlayer, stateKeyFaults } from './event-fields.ts';
import type { Example } from './examples.ts';
import { toLine } from './practice-call.ts';
import type { Attempt, ScriptUnderTest } from './subject.ts';

/** Checks that every ordinary run has to pass. */
const OF_EVERY_RUN: readonly CheckId[] = [
  'ndjson',
  'events',
  'event-fields',
  'ui-events',
  'state-keys',
  'effects',
  'one-done',
  'done-last',
  'exit-code',
  'in-time',
  'outcome',
  'assets',
];

/** Checks that each example can fail for a reason of its own; of the others the first example shows enough. */
const IN_FULL: ReadonlySet<CheckId> = new Set([
  'event-fields',
  'ui-events',
  'state-keys',
  'effects',
  'outcome',
  'assets',
]);

/** An example with what came of it. */
export interface Tried {
  example: Example;
  attempt: Attempt;
}

/**
 * Runs the script with each example and settles what holds for every run. Gives the example to go on with, the first
 * that worked; null when the script does not end, so that trying on would only take long.
 */
export async function tryExamples(
  subject: ScriptUnderTest,
  examples: readonly Example[],
): Promise<Tried | null> {
  const complaints = new Map<string, { fault: Fault; labels: string[] }>();
  const tried: Tried[] = [];
  for (const example of examples) {
    const attempt = await subject.attempt({ text: toLine(await subject.callFor(example)) });
    tried.push({ example, attempt });
    for (const fault of await faultsWith(subject, { example, attempt })) {
      subject.remember(fault);
      const key = IN_FULL.has(fault.check) ? `${fault.check} ${fault.message}` : fault.check;
      const known = complaints.get(key);
      if (known === undefined) complaints.set(key, { fault, labels: [example.label] });
      else known.labels.push(example.label);
    }
    if (hadToBeStopped(attempt)) break;
  }
  for (const check of OF_EVERY_RUN) {
    if (check === 'outcome' && examples.every(({ expect }) => expect === null)) continue;
    const ofCheck = [...complaints.values()].filter(({ fault }) => fault.check === check);
    subject.sheet.settle(check, ofCheck.map(toSentence));
  }
  const declared = subject.skill.manifest.permissions?.effects ?? null;
  const reached = new Set(
    tried.flatMap(({ attempt }) =>
      attempt.ok === true ? reachesPlayer(attempt.transcript.events, declared) : [],
    ),
  );
  subject.sheet.pass('reaches-player', [...reached].join('; ') || 'nothing of its output');
  if (tried.some(({ attempt }) => hadToBeStopped(attempt))) return null;
  return (
    tried.find(({ attempt }) => attempt.ok === true) ??
    tried.find(({ example }) => example.expect !== 'failure') ??
    null
  );
}

function hadToBeStopped({ trial }: Attempt): boolean {
  return trial.end !== 'by itself';
}

async function faultsWith(subject: ScriptUnderTest, { example, attempt }: Tried): Promise<Fault[]> {
  const outcome = attempt.faults.length === 0 ? outcomeFault(example, attempt) : null;
  const announced = attempt.transcript.events.filter((event) => event.type === 'asset');
  const assets = (await Promise.all(announced.map((event) => assetFault(event, subject.view)))).filter(
    (message) => message !== null,
  );
  return [
    ...attempt.faults,
    ...meantFaults(attempt.transcript.events),
    ...stateKeyFaults(attempt.transcript.events),
    ...effectFaults(attempt.transcript.events, subject.skill.manifest.permissions?.effects ?? null),
    ...(outcome === null ? [] : [{ check: 'outcome' as const, message: outcome }]),
    ...assets.map((message) => ({ check: 'assets' as const, message })),
  ];
}

function outcomeFault({ expect }: Example, { ok, reason }: Attempt): string | null {
  if (expect === 'success' && ok === false) {
    const why = reason === '' ? 'no error event tells why' : reason;
    return `said done with "ok": false (${why}). Mend the script, or mark the example {"input": …, "expect": "failure"} if it should fail.`;
  }
  if (expect !== 'failure') return null;
  if (ok === true) {
    return 'said done with "ok": true, but the example expects a failure. Refuse such input, or correct the example.';
  }
  return reason === ''
    ? 'said done with "ok": false, but no error event tells why. Emit an error event before done.'
    : null;
}

function toSentence({ fault, labels }: { fault: Fault; labels: readonly string[] }): string {
  const [first = '', ...others] = labels;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `With ${first}${more}, it ${fault.message}`;
}

/** What is wrong with an announced file, as a clause that continues "it …"; null when nothing is. */
async function assetFault(event: AssetEvent, view: ScriptView): Promise<string | null> {
  const read = await readAsset(event, view);
  if (typeof read !== 'string') return null;
  return `announced the asset "${event.assetId}" at ${event.path}, which ${read}. It will not be shown.`;
}

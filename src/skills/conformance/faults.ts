import { EVENT_TYPES } from '../../contracts/event.ts';
import { whatWasBlocked } from '../process/confine/blocked.ts';
import type { Fault } from './checks.ts';
import { linesOfType, type OutputLine, quoteLine, readTranscript, type Transcript } from './transcript.ts';
import { LINGER_MS, type Trial } from './trial.ts';

const DONE = '{"version":"0","type":"done","ok":true}';

/**
 * What is wrong with how a script ran, whatever it was asked. The message is a clause that continues "it …".
 * What only follows from a worse fault is left out: a script that had to be stopped has no exit code of its own.
 */
export function faultsOf(trial: Trial, transcript: Transcript = readTranscript(trial.stdout)): Fault[] {
  const late = lateness(trial);
  const broken = trial.end === 'flood' ? null : violation(transcript);
  return [
    ...(late === null ? [] : [late]),
    ...(broken === null ? [] : [broken]),
    ...(late === null ? exitFaults(trial) : []),
    ...doneFaults(transcript, late !== null || hasCrashed(trial) || broken !== null),
  ];
}

function lateness({ end, timeLimitMs, stderr }: Trial): Fault | null {
  switch (end) {
    case 'over time':
      return {
        check: 'in-time',
        message: `had not ended ${timeLimitMs} ms after its input and was stopped${lastWords(stderr)}. Make it faster, raise "timeout" in skill.json (at most 300000), or find what it waits for: after its line, stdin is closed.`,
      };
    case 'lingering':
      return {
        check: 'in-time',
        message: `said done but was still running ${LINGER_MS} ms later. Exit right after done; close timers, servers and connections first.`,
      };
    case 'flood':
      return {
        check: 'ndjson',
        message:
          'wrote without end and was stopped. Emit less; put large data in a file and announce it with an asset event.',
      };
    default:
      return null;
  }
}

function violation({ violation: broken }: Transcript): Fault | null {
  if (broken === null) return null;
  const { error, line } = broken;
  if (error.code === 'protocol_violation') {
    return {
      check: 'events',
      message: `broke the protocol. ${error.message} The line: ${quoteLine(line.text)}.${advice(line)}`,
    };
  }
  const remedy =
    error.code === 'invalid_json'
      ? 'Only events may go to stdout, one JSON object a line in UTF-8; write everything else to stderr.'
      : 'Emit less; put large data in a file and announce it with an asset event.';
  return {
    check: 'ndjson',
    message: `wrote what the runtime refuses. ${error.message.replace(/\.?$/, '.')} ${remedy}`,
  };
}

function advice({ value }: OutputLine): string {
  const type = value?.['type'];
  const isKnown = EVENT_TYPES.some((known) => known === type);
  return isKnown ? '' : ` The types are ${EVENT_TYPES.join(', ')}.`;
}

function exitFaults(trial: Trial): Fault[] {
  const words = lastWords(trial.stderr);
  const remedy = 'End with 0 also when the work failed: done with "ok": false is what tells that.';
  if (trial.signal !== null) {
    return [{ check: 'exit-code', message: `was ended by ${trial.signal}${words}. ${remedy}` }];
  }
  if (trial.exitCode === 0) return [];
  return [{ check: 'exit-code', message: `ended with exit code ${trial.exitCode}${words}. ${remedy}` }];
}

function hasCrashed({ exitCode, signal }: Trial): boolean {
  return signal !== null || exitCode !== 0;
}

function doneFaults(transcript: Transcript, isExcused: boolean): Fault[] {
  const [first, second] = linesOfType(transcript, 'done');
  if (first === undefined) {
    if (isExcused) return [];
    return [{ check: 'one-done', message: `ended without done. End every run with exactly one: ${DONE}` }];
  }
  const after = transcript.lines.find(
    ({ number, value }) => number > first.number && value?.['type'] !== 'done',
  );
  const faults: Fault[] = [];
  if (second !== undefined) {
    faults.push({
      check: 'one-done',
      message: `said done twice, in line ${first.number} and again in line ${second.number}: ${quoteLine(second.text)}. Say it once, as the very last thing.`,
    });
  }
  if (after !== undefined) {
    faults.push({
      check: 'done-last',
      message: `went on after done, in line ${after.number}: ${quoteLine(after.text)}. The runtime reads nothing after done; write it before.`,
    });
  }
  return faults;
}

/** The last line on stderr, which often names the cause, and what the skill was kept from if that is the cause. */
function lastWords(stderr: string): string {
  const line = stderr.split('\n').at(-1) ?? '';
  const blocked = whatWasBlocked(stderr);
  const hint = blocked === null ? '' : `; ${blocked.replace(/\.$/, '')}`;
  return line === '' ? '' : ` (on stderr: ${quoteLine(line)}${hint})`;
}

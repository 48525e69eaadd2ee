import type { JsonObject } from '../../base/json.ts';
import type { ToolInput } from '../../contracts/tool-input.ts';
import type { ScriptView } from '../process/asset-file.ts';
import { whatWasBlocked } from '../process/confine/blocked.ts';
import type { Skill, SkillScript } from '../skill.ts';
import type { TestBench } from './bench.ts';
import type { CheckId, CheckSheet, Fault } from './checks.ts';
import type { Example } from './examples.ts';
import { faultsOf } from './faults.ts';
import { practiceCall } from './practice-call.ts';
import type { PracticeHost } from './practice-host.ts';
import { linesOfType, readTranscript, type Transcript } from './transcript.ts';
import type { Trial, TrialInput } from './trial.ts';

/** One try of a script: what happened, and what is wrong with it whatever was asked. */
export interface Attempt {
  trial: Trial;
  transcript: Transcript;
  faults: readonly Fault[];
  /** What `done` said; null when there was none. */
  ok: boolean | null;
  /** What its error events said; empty when there were none. */
  reason: string;
}

interface SubjectOptions {
  script: SkillScript;
  skill: Skill;
  config: JsonObject;
  bench: TestBench;
  sheet: CheckSheet;
  host: PracticeHost | null;
}

/** The script that is being tested, and what has come to light about it so far. */
export class ScriptUnderTest {
  readonly script: SkillScript;
  readonly skill: Skill;
  readonly sheet: CheckSheet;
  readonly #config: JsonObject;
  readonly #bench: TestBench;
  readonly #host: PracticeHost | null;
  readonly #revokes: (() => void)[] = [];
  /** Checks it fails with ordinary input; other tries need not tell them again. */
  readonly #known = new Set<CheckId>();
  #hasStarted = false;
  #leftovers = 0;

  constructor({ script, skill, config, bench, sheet, host }: SubjectOptions) {
    this.script = script;
    this.skill = skill;
    this.sheet = sheet;
    this.#config = config;
    this.#bench = bench;
    this.#host = host;
  }

  /** What its scripts see, for the files they announce. */
  get view(): ScriptView {
    return this.#bench.view;
  }

  /** The most processes that one try has left behind. */
  get leftovers(): number {
    return this.#leftovers;
  }

  /** What one try gets on stdin. Its leave to call the host services ends with `release`. */
  async callFor(example: Example): Promise<ToolInput> {
    const call = practiceCall(this.skill.name, this.script, example, this.#config);
    if (this.#host === null) return call;
    const { manifest, name, origin } = this.skill;
    const { revoke, socketPath, ...port } = await this.#host.grant({
      skill: name,
      toolId: call.tool,
      planId: call.requestId,
      playthroughId: call.session.playthroughId,
      sessionId: call.session.sessionId,
      scene: call.session.scene,
      methods: manifest.permissions?.host ?? [],
    });
    this.#revokes.push(revoke);
    const isByPort = origin === 'shipped' || socketPath === undefined;
    return { ...call, host: isByPort ? port : { ...port, socketPath } };
  }

  /** Takes back the leave that the tries were given. */
  release(): void {
    for (const revoke of this.#revokes.splice(0)) revoke();
  }

  /** Throws a NarratoriaError when it cannot be started. */
  async attempt(input: TrialInput, timeLimitMs: number = this.script.timeoutMs): Promise<Attempt> {
    const trial = await this.#bench.run(this.script.file, input, timeLimitMs);
    if (!this.#hasStarted)
      this.sheet.pass('starts', isListed(this.skill, this.script) ? undefined : NOT_LISTED);
    this.#hasStarted = true;
    this.#leftovers = Math.max(this.#leftovers, trial.leftovers);
    const transcript = readTranscript(trial.stdout);
    const done = linesOfType(transcript, 'done')[0]?.value;
    const errors = linesOfType(transcript, 'error').map(({ value }) => describeError(value));
    const blocked = errors.length === 0 ? null : whatWasBlocked(`${errors.join('\n')}\n${trial.stderr}`);
    const ok = typeof done?.['ok'] === 'boolean' ? done['ok'] : null;
    const reason = [...errors, ...(blocked === null ? [] : [blocked.replace(/\.$/, '')])].join(', ');
    return { trial, transcript, faults: faultsOf(trial, transcript), ok, reason };
  }

  remember(fault: Fault): void {
    this.#known.add(fault.check);
  }

  /** The worst fault of a try that ordinary input has not shown already. */
  newFault({ faults }: Attempt): Fault | undefined {
    return faults.find(({ check }) => !this.#known.has(check));
  }
}

const NOT_LISTED = 'the manifest does not list it; a helper that is no script belongs outside scripts/';

function isListed({ manifest }: Skill, { name }: SkillScript): boolean {
  return manifest.scripts?.some((entry) => entry.name === name) ?? false;
}

function describeError(event: JsonObject | null | undefined): string {
  return `${event?.['errorCode']}: ${event?.['errorMessage']}`;
}

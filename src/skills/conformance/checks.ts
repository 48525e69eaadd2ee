/** Every check by its id, with what a skill that passes it does. Reports show them in this order. */
export const CHECKS = {
  manifest: 'has a valid manifest',
  prompt: 'has a prompt that can be read',
  'config-schema': 'describes its settings correctly',

  'input-schema': 'has an input schema that can be used',
  examples: 'has examples that fit its input schema',
  starts: 'can be started',
  ndjson: 'writes nothing but lines of JSON in UTF-8',
  events: 'emits nothing but events of the protocol',
  'event-fields': 'spells the fields of its events as they are known',
  'ui-events': 'sends events that can be shown',
  'state-keys': "leaves the engine's own part of the state alone",
  effects: 'proposes effects that can be applied, and only those it declares',
  'one-done': 'says done exactly once',
  'done-last': 'says nothing after done',
  'exit-code': 'ends with exit code 0',
  'in-time': 'ends in time',
  outcome: 'does with each example what the example expects',
  assets: 'announces only files that are there',
  'host-calls': 'calls host services as they are, and only those it declares',
  'reaches-player': 'shows what of its output reaches the player',
  'unknown-fields': 'ignores fields it does not know',
  'not-json': 'refuses input that is not JSON',
  'stdin-closed': 'ends when stdin closes without any input',
  'empty-input': 'refuses empty input',
  'invalid-input': 'refuses input that breaks its schema',
  'prewarm-waits': 'waits in silence until its input comes',
  'prewarm-late': 'works when its input comes late',
  'no-leftovers': 'leaves no process behind',
  'own-folder': "writes nothing into the skill's own files",
} as const;

export type CheckId = keyof typeof CHECKS;

/** One check of a skill, or of one of its scripts. */
export interface CheckRow {
  /** Null when it is about the skill as a whole. */
  script: string | null;
  check: CheckId;
  ok: boolean;
  /** Of a failed check: what was seen and what to do. Of a passed one: what it does, or a remark. */
  message: string;
}

export interface ConformanceReport {
  passed: boolean;
  checks: CheckRow[];
}

/** Something a trial of a script showed, and the check it falls under. */
export interface Fault {
  check: CheckId;
  message: string;
}

/** The rows of a skill or of one script as they come in. */
export class CheckSheet {
  readonly #script: string | null;
  readonly #onRow: (row: CheckRow) => void;

  constructor(script: string | null, onRow: (row: CheckRow) => void) {
    this.#script = script;
    this.#onRow = onRow;
  }

  pass(check: CheckId, remark: string = CHECKS[check]): void {
    this.#onRow({ script: this.#script, check, ok: true, message: remark });
  }

  fail(check: CheckId, message: string): void {
    this.#onRow({ script: this.#script, check, ok: false, message });
  }

  /** A row for each complaint; when there is none, the check is passed. */
  settle(check: CheckId, complaints: readonly string[], remark?: string): void {
    if (complaints.length === 0) this.pass(check, remark);
    for (const message of new Set(complaints)) this.fail(check, message);
  }
}

import path from 'node:path';
import type { JsonObject } from '../../src/base/json.ts';
import type { ScriptCall, ScriptRun } from '../../src/skills/call.ts';
import type { TimedEvent } from '../../src/skills/protocol/decoder.ts';
import type { ScriptRunner } from '../../src/skills/runner.ts';
import type { DroppedIn, Side } from './control.ts';

/** Lets scripts run as ever and changes what they have answered; speaks for the scripts of skills that were dropped in. */
export function answeringRunner(inner: ScriptRunner, { answers = {}, skills = [] }: Side): ScriptRunner {
  return {
    async run(call, signal) {
      const dropped = skills.find(({ name }) => call.file.includes(`${path.sep}${name}${path.sep}`));
      if (dropped !== undefined) return spokenFor(dropped, call);
      const change = answers[path.parse(call.file).name];
      const run = await inner.run(call, signal);
      return change === undefined
        ? run
        : { ...run, events: run.events.map((event) => changed(event, change)) };
    },
    get isClosing() {
      return inner.isClosing;
    },
    get hostFolder() {
      return inner.hostFolder;
    },
    tempFolderOf: (skill) => inner.tempFolderOf(skill),
    prewarm: () => {},
    dropPrewarmed: () => {},
    sweepSoon: () => inner.sweepSoon(),
    close: (graceMs) => inner.close(graceMs),
  };
}

function changed(event: TimedEvent, change: (answer: JsonObject) => JsonObject): TimedEvent {
  return event.type === 'state_patch' ? { ...event, patch: change(event.patch) } : event;
}

function spokenFor({ events }: DroppedIn, call: ScriptCall): ScriptRun {
  const now = Date.now();
  const timestamp = new Date(now).toISOString();
  const all = [...events, { type: 'done', ok: true }].map(
    (event) => ({ version: '0', timestamp, ...event }) as unknown as TimedEvent,
  );
  for (const event of all) call.onEvent?.(event);
  return {
    ...{ startedAt: now, executionTimeMs: 0, exitCode: 0, signal: null, stderr: '' },
    ...{ events: all, confinement: null, error: null },
  };
}

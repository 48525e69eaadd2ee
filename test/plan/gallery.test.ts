import { chmodSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import type { ErrorCategory, ToolResult } from '../../src/contracts/execution-result.ts';
import { findProgram } from '../../src/skills/process/interpreters.ts';
import { isVerifying } from '../support/length.ts';
import {
  makeTempFolder,
  openWorkshop,
  planOf,
  sessionWith,
  step,
  toolResult,
  type Workshop,
  waitUntilNone,
} from '../support/skills.ts';

const GALLERY = path.join(import.meta.dirname, 'gallery/skills');

/** What becomes of one script of the gallery. */
interface Exhibit {
  script: string;
  state: ToolResult['state'];
  category?: ErrorCategory;
  code?: string;
  input?: JsonObject;
  /** The tool's output, where it matters. */
  output?: Json;
  /** A program the script cannot do without. */
  needs?: string;
  /** It leaves a process outside its group, which only a sweep finds. */
  escapes?: boolean;
  more?: (result: ToolResult) => void;
}

/** Far more than any exhibit takes that is not stopped by its own time limit. */
const AT_ONCE_MS = 15_000;

const CRASHES: Exhibit[] = [
  {
    script: 'crash-before-done.sh',
    state: 'failed',
    category: 'process_error',
    code: 'process_failed',
    output: {},
    more: ({ attempts, error }) => {
      expect(attempts[0]).toMatchObject({ exitCode: 3, signal: null, stderr: 'the lamp fell over\n' });
      expect(error?.message).toContain('the lamp fell over');
    },
  },
  {
    script: 'crash-after-done.sh',
    state: 'failed',
    category: 'process_error',
    code: 'process_failed',
    output: {},
  },
  {
    script: 'signal-after-done.sh',
    state: 'failed',
    category: 'process_error',
    code: 'process_failed',
    more: ({ attempts }) => expect(attempts[0]).toMatchObject({ exitCode: null, signal: 'SIGSEGV' }),
  },
  {
    script: 'killed.sh',
    state: 'failed',
    category: 'process_error',
    code: 'process_failed',
    more: ({ attempts }) => expect(attempts[0]).toMatchObject({ exitCode: null, signal: 'SIGKILL' }),
  },
  { script: 'no-done.sh', state: 'failed', category: 'process_error', code: 'missing_done' },
  { script: 'closes-stdout.sh', state: 'failed', category: 'process_error', code: 'missing_done' },
  { script: 'closes-stdout-done.sh', state: 'success' },
  {
    script: 'fails-with-reason.sh',
    state: 'failed',
    category: 'tool_failure',
    code: 'no_torch',
    output: {},
    more: ({ error, events }) => {
      expect(error).toMatchObject({ message: 'There is no torch.', details: { slot: 2 } });
      expect(events.map(({ type }) => type)).toEqual(['state_patch', 'error', 'done']);
    },
  },
  { script: 'fails-without-reason.sh', state: 'failed', category: 'tool_failure', code: 'tool_failed' },
  { script: 'error-then-ok.sh', state: 'success', output: { lit: true } },
];

const HANGS: Exhibit[] = [
  { script: 'hang.sh', state: 'timeout', category: 'timeout', code: 'tool_timeout' },
  {
    script: 'ignore-sigterm.sh',
    state: 'timeout',
    category: 'timeout',
    code: 'tool_timeout',
    more: ({ attempts }) => {
      expect(attempts[0]?.signal).toBe('SIGKILL');
      expect(attempts[0]?.executionTimeMs).toBeGreaterThanOrEqual(2900);
    },
  },
  {
    script: 'stopped.sh',
    state: 'timeout',
    category: 'timeout',
    code: 'tool_timeout',
    more: ({ attempts }) => expect(attempts[0]?.signal).toBe('SIGKILL'),
  },
  { script: 'children-hang.sh', state: 'timeout', category: 'timeout', code: 'tool_timeout' },
  { script: 'closes-stdout-hangs.sh', state: 'timeout', category: 'timeout', code: 'tool_timeout' },
  {
    script: 'stderr-flood-hangs.sh',
    state: 'timeout',
    category: 'timeout',
    code: 'tool_timeout',
    more: ({ attempts }) => expect(attempts[0]?.stderr.length).toBeLessThanOrEqual(16 * 1024),
  },
  {
    script: 'done-then-hangs.sh',
    state: 'failed',
    category: 'process_error',
    code: 'no_exit_after_done',
    output: {},
    more: ({ executionTimeMs }) => expect(executionTimeMs).toBeGreaterThanOrEqual(1900),
  },
  { script: 'done-then-obeys.sh', state: 'success' },
];

const LEFTOVERS: Exhibit[] = [
  {
    script: 'children-left.sh',
    state: 'success',
    more: ({ executionTimeMs }) => expect(executionTimeMs).toBeLessThan(AT_ONCE_MS),
  },
  { script: 'job-control.bash', state: 'success', needs: 'bash', escapes: true },
  {
    script: 'daemon-left.sh',
    state: 'success',
    needs: 'setsid',
    escapes: true,
    more: ({ executionTimeMs }) => expect(executionTimeMs).toBeLessThan(AT_ONCE_MS),
  },
  {
    script: 'daemon-hangs.py',
    state: 'timeout',
    category: 'timeout',
    code: 'tool_timeout',
    needs: 'python3',
    escapes: true,
  },
];

const FLOODS: Exhibit[] = [
  {
    script: 'event-flood.sh',
    state: 'failed',
    category: 'invalid_json',
    code: 'output_limit',
    more: ({ events, warnings }) => {
      expect(events.length).toBeLessThanOrEqual(200);
      expect(warnings.join()).toMatch(/events .* left out/);
    },
  },
  { script: 'byte-flood.sh', state: 'failed', category: 'invalid_json', code: 'line_too_long' },
  { script: 'blank-flood.sh', state: 'failed', category: 'invalid_json', code: 'output_limit' },
  { script: 'giant-line.mjs', state: 'failed', category: 'invalid_json', code: 'line_too_long' },
  {
    script: 'long-line.mjs',
    state: 'success',
    more: ({ events }) => expect(JSON.stringify(events[0]).length).toBeGreaterThan(7 * 1024 * 1024),
  },
  {
    script: 'stderr-flood.sh',
    state: 'success',
    more: ({ attempts }) => {
      expect(attempts[0]?.stderr).toMatch(/last words\n$/);
      expect(attempts[0]?.stderr.length).toBeLessThanOrEqual(16 * 1024);
    },
  },
  { script: 'slow-drip.py', state: 'success', needs: 'python3', output: { drip: 'é' } },
  { script: 'never-reads.sh', state: 'success', input: { text: 'x'.repeat(1_000_000) } },
];

const BAD_LINES: Exhibit[] = [
  { script: 'half-line-exit-0.sh', state: 'failed', category: 'invalid_json', code: 'invalid_json' },
  { script: 'half-line-exit-1.sh', state: 'failed', category: 'process_error', code: 'process_failed' },
  { script: 'garbage.sh', state: 'failed', category: 'invalid_json', code: 'invalid_json' },
  { script: 'prose.sh', state: 'failed', category: 'invalid_json', code: 'invalid_json' },
  { script: 'invalid-utf8.sh', state: 'failed', category: 'invalid_json', code: 'invalid_json' },
  { script: 'json-array.sh', state: 'failed', category: 'invalid_json', code: 'invalid_json' },
  { script: 'windows-text.sh', state: 'success', output: { read: true } },
];

const BAD_EVENTS: Exhibit[] = [
  {
    script: 'two-dones.sh',
    state: 'success',
    more: ({ summary, events }) => {
      expect(summary).toBe('first');
      expect(events).toHaveLength(1);
    },
  },
  { script: 'two-dones-sad.sh', state: 'failed', category: 'tool_failure', code: 'tool_failed' },
  {
    script: 'events-after-done.sh',
    state: 'success',
    output: { before: true },
    more: ({ events }) => expect(events.map(({ type }) => type)).toEqual(['state_patch', 'done']),
  },
  { script: 'wrong-version.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
  { script: 'number-version.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
  {
    script: 'unknown-type.sh',
    state: 'failed',
    category: 'invalid_json',
    code: 'protocol_violation',
    more: ({ error, executionTimeMs }) => {
      expect(error?.message).toContain('"music"');
      expect(executionTimeMs).toBeLessThan(AT_ONCE_MS);
    },
  },
  {
    script: 'missing-field.sh',
    state: 'failed',
    category: 'invalid_json',
    code: 'protocol_violation',
    more: ({ error }) => expect(error?.message).toContain('message'),
  },
  { script: 'mistyped-field.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
  {
    script: 'deep-nesting.py',
    state: 'failed',
    category: 'invalid_json',
    code: 'protocol_violation',
    needs: 'python3',
  },
  { script: 'huge-number.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
  {
    script: 'proto-patch.sh',
    state: 'success',
    more: ({ output }) => {
      expect(Object.keys(output).toSorted()).toEqual(['__proto__', 'constructor']);
      expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
      expect(({} as JsonObject)['polluted']).toBeUndefined();
    },
  },
  {
    script: 'odd-timestamps.sh',
    state: 'success',
    more: ({ events }) => expect(events).toHaveLength(4),
  },
];

const BAD_ASSETS: Exhibit[] = [
  { script: 'asset-missing.sh', state: 'success', more: hasWarnings(1) },
  { script: 'asset-outside.sh', state: 'success', more: hasWarnings(3) },
  { script: 'asset-folder.sh', state: 'success', more: hasWarnings(1) },
  { script: 'asset-twice.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
  { script: 'asset-bad-mime.sh', state: 'failed', category: 'invalid_json', code: 'protocol_violation' },
];

const BAD_STARTS: Exhibit[] = [
  { script: 'no-run-bit', state: 'failed', category: 'process_error', code: 'script_not_executable' },
  { script: 'by-extension.sh', state: 'success' },
  { script: 'by-shebang', state: 'success' },
  {
    script: 'no-interpreter',
    state: 'failed',
    category: 'process_error',
    code: 'script_not_executable',
    more: ({ error }) => expect(error?.message).toContain('narratoria-no-such-interpreter'),
  },
  {
    script: 'no-interpreter-path',
    state: 'failed',
    category: 'process_error',
    code: 'script_not_executable',
  },
  { script: 'folder.sh', state: 'failed', category: 'process_error', code: 'script_not_found' },
];

const ROOMS: Record<string, Exhibit[]> = {
  'ends badly': CRASHES,
  'does not end': HANGS,
  'leaves processes behind': LEFTOVERS,
  'writes too much or too slowly': FLOODS,
  'writes lines that are no JSON objects': BAD_LINES,
  'writes events that break the protocol': BAD_EVENTS,
  'announces odd assets': BAD_ASSETS,
  'cannot be started': BAD_STARTS,
};

let workshop: Workshop;

beforeAll(async () => {
  const scratch = makeTempFolder();
  const root = path.join(scratch, 'skills');
  cpSync(GALLERY, root, { recursive: true });
  const scripts = path.join(root, 'misbehaving/scripts');
  for (const file of ['no-interpreter', 'no-interpreter-path', 'by-shebang']) {
    chmodSync(path.join(scripts, file), 0o755);
  }
  for (const file of ['no-run-bit', 'by-extension.sh']) chmodSync(path.join(scripts, file), 0o644);
  // In boxes in `npm run verify`: to start one takes far longer than to run an exhibit.
  const origin = isVerifying ? 'named' : 'shipped';
  workshop = await openWorkshop([{ folder: root, dataFolder: path.join(scratch, 'home'), origin }], scratch);
});

afterAll(() => workshop.close());

for (const [room, exhibits] of Object.entries(ROOMS)) {
  describe(`a script that ${room}`, () => {
    it.for(exhibits)('$script: $state $code', async (exhibit, { skip }) => {
      const { script, needs, escapes = false } = exhibit;
      skip(needs !== undefined && findProgram(needs) === null, `${needs} is not installed`);

      const plan = planOf([
        step('it', toolPath(script), exhibit.input === undefined ? {} : { input: exhibit.input }),
      ]);
      const result = await workshop.execute(plan, { session: sessionWith({ calm: true }) });

      const tool = toolResult(result, 'it');
      expect({ state: tool.state, category: tool.error?.category, code: tool.error?.code }).toEqual({
        state: exhibit.state,
        category: exhibit.category,
        code: exhibit.code,
      });
      expect(result.success).toBe(exhibit.state === 'success');
      expect(result.aggregatedState).toEqual({ ...tool.output, calm: true });
      expect(result.aggregatedAssets).toEqual([]);
      if (exhibit.output !== undefined) expect(tool.output).toEqual(exhibit.output);
      exhibit.more?.(tool);

      if (escapes) workshop.runner.sweep();
      expect(await waitUntilNone(workshop.processes)).toEqual([]);
    });
  });
}

describe('the process group of a script', () => {
  it.for(['children-left.sh', 'children-hang.sh', 'ignore-sigterm.sh'])(
    'ends with it, before anything is swept: %s',
    async (script) => {
      const { file, timeoutMs } = workshop.library.resolve(toolPath(script));
      await workshop.runner.run({
        file,
        cwd: workshop.root,
        inputLine: '{}\n',
        timeLimit: { ms: timeoutMs ?? 30_000, code: 'tool_timeout' },
      });
      expect(await waitUntilNone(workshop.processes)).toEqual([]);
    },
  );
});

describe('a script that disappears', () => {
  it('between the check of the plan and its start fails like any other that is not there', async () => {
    const file = workshop.library.resolve(toolPath('vanishes.sh')).file;
    const result = await workshop.execute(planOf([step('it', toolPath('vanishes.sh'))]), {
      onProgress: ({ type }) => {
        if (type === 'plan_started') rmSync(file);
      },
    });
    expect(toolResult(result, 'it')).toMatchObject({
      state: 'failed',
      error: { category: 'process_error', code: 'script_not_found' },
    });
  });
});

describe('the whole gallery in one plan', () => {
  it.runIf(isVerifying)('does not keep a well-behaved script from its work', async () => {
    const exhibits = [CRASHES, LEFTOVERS, FLOODS, BAD_LINES, BAD_EVENTS, BAD_ASSETS, BAD_STARTS]
      .flat()
      .filter(
        ({ state, needs }) => state !== 'timeout' && (needs === undefined || findProgram(needs) !== null),
      );
    const steps = exhibits.map(({ script }) =>
      step(script, toolPath(script), { required: false, async: true }),
    );
    const dependencies = exhibits.map(({ script }) => script);
    const last = step('good', toolPath('by-extension.sh'), { dependencies });

    const result = await workshop.execute(planOf([...steps, last], { parallel: true }), {
      limits: { planTimeoutMs: 600_000 },
    });

    expect(result.success).toBe(true);
    expect(result.toolResults.map(({ toolId, state }) => ({ toolId, state }))).toEqual([
      ...exhibits.map(({ script, state }) => ({ toolId: script, state })),
      { toolId: 'good', state: 'success' },
    ]);
    expect(result.disabledSkills).toEqual([]);
    expect(await waitUntilNone(workshop.processes)).toEqual([]);
  });
});

function toolPath(script: string): string {
  return `skills/misbehaving/scripts/${script}`;
}

function hasWarnings(count: number): (result: ToolResult) => void {
  return ({ warnings }) => expect(warnings).toHaveLength(count);
}

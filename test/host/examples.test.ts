import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { ToolHost, ToolInput } from '../../src/contracts/tool-input.ts';
import { HOST_LIMITS } from '../../src/host/limits.ts';
import type { Box } from '../../src/skills/process/confinement.ts';
import { findProgram } from '../../src/skills/process/interpreters.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { openHost, SCOPE } from './support/host.ts';

const EXAMPLES = [
  { file: 'describe.sh', language: 'sh', programs: ['sh', 'curl'], refused: 'host_failed' },
  { file: 'describe.py', language: 'python', programs: ['python3'], refused: 'host_unauthorized' },
  { file: 'describe.ts', language: 'ts', programs: [], refused: 'host_unauthorized' },
];

const page = readFileSync(path.join(import.meta.dirname, '../../docs/host-services.md'), 'utf8');
const folder = path.join(import.meta.dirname, 'examples');
const runner = new ProcessRunner();
let cwd: string;
let confined: Box;

beforeAll(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'narratoria-host-'));
  confined = { skill: 'example', skillFolder: folder, dataFolder: cwd, read: [], write: [], network: false };
});

afterAll(async () => {
  await runner.close();
  rmSync(cwd, { recursive: true });
});

describe.each(EXAMPLES)('the example $file', ({ file, language, programs, refused }) => {
  const skipWithout = (context: TestContext) => {
    const missing = programs.find((name) => findProgram(name) === null);
    if (missing !== undefined) context.skip(`${missing} is not installed`);
  };

  it('asks the host services what they offer', async (context) => {
    skipWithout(context);
    const { host } = openHost();
    const { url, token, revoke } = await host.grant(SCOPE);
    const { events, error, stderr } = await run(file, { url, token });
    revoke();
    expect({ error, stderr }).toEqual({ error: null, stderr: '' });
    expect(events).toMatchObject([
      { type: 'log', level: 'info' },
      { type: 'state_patch', patch: { hostMethods: METHODS } },
      { type: 'done', ok: true },
    ]);
  });

  it('asks by the socket, where it has no network', async (context) => {
    skipWithout(context);
    const { host } = openHost({}, { socketFolder: () => runner.hostFolder });
    const { url, token, socketPath, revoke } = await host.grant(SCOPE);
    const { events, error, stderr } = await run(
      file,
      { url, token, ...(socketPath && { socketPath }) },
      confined,
    );
    revoke();
    expect({ error, stderr }).toEqual({ error: null, stderr: '' });
    expect(events.map(({ type }) => type)).toEqual(['log', 'state_patch', 'done']);
  });

  it('tells when there is nobody to ask', async (context) => {
    skipWithout(context);
    const { events } = await run(file, null);
    expect(events).toMatchObject([
      { type: 'error', errorCode: 'no_host' },
      { type: 'done', ok: false },
    ]);
  });

  it('tells when it is refused', async (context) => {
    skipWithout(context);
    const { host } = openHost();
    const { url, token, revoke } = await host.grant(SCOPE);
    revoke();
    const { events } = await run(file, { url, token });
    expect(events).toMatchObject([
      { type: 'error', errorCode: refused },
      { type: 'done', ok: false },
    ]);
  });

  it('stands in the documentation as it is', () => {
    const [, block] = page.split(`\`\`\`${language}\n`);
    expect(block?.split('```')[0]).toBe(readFileSync(path.join(folder, file), 'utf8'));
  });
});

it('the documentation tells the limits as they are', () => {
  const { bodyBytes, depth, batch, burst, callsPerSecond, running, waiting } = HOST_LIMITS;
  const { callTimeoutMs, requestTimeoutMs, headersTimeoutMs } = HOST_LIMITS;
  for (const row of [
    `| body of a request | ${bodyBytes / 1024 ** 2} MiB, nested up to ${depth} deep |`,
    `| calls in a batch | ${batch} |`,
    `| rate | ${burst} calls at once, then ${callsPerSecond} a second |`,
    `| calls running at the same time | ${running}; ${waiting} more wait for their turn |`,
    `| time of a call | ${callTimeoutMs / 1000} s, unless the method has another limit |`,
    `| time for a request to arrive | ${requestTimeoutMs / 1000} s, its head ${headersTimeoutMs / 1000} s |`,
  ]) {
    expect(page).toContain(row);
  }
});

const METHODS = ['describe', 'echo', 'anything', 'pause', 'wait', 'ignore', 'fail', 'refuse', 'unspeakable'];

/** Runs an example as the executor would, with a story that tries to pass for the host. */
function run(file: string, host: ToolHost | null, box: Box | null = null) {
  const decoy = { url: 'http://127.0.0.1:9/rpc', token: 'decoy' };
  const input: ToolInput = {
    requestId: SCOPE.planId,
    tool: SCOPE.toolId,
    operation: 'describe',
    input: { host: decoy, text: '"host":{"url":"http://127.0.0.1:9/rpc","token":"decoy"}' },
    config: {},
    dependencies: {},
    session: {
      playthroughId: SCOPE.playthroughId,
      sessionId: SCOPE.sessionId,
      scene: SCOPE.scene,
      inGameTime: 'dusk',
      state: { host: decoy },
    },
    host,
  };
  return runner.run({
    file: path.join(folder, file),
    cwd,
    box,
    inputLine: `${JSON.stringify(input)}\n`,
    timeLimit: { ms: 20_000, code: 'tool_timeout' },
  });
}

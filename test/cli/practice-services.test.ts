import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToolInvocation } from '../../src/contracts/plan.ts';
import { makeTempFolder, planOf, step, writeSkills } from '../support/skills.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/narratoria.mjs');
const home = makeTempFolder();
const skills = path.join(makeTempFolder(), 'skills');
afterAll(() => {
  for (const folder of [home, path.dirname(skills)]) rmSync(folder, { recursive: true, force: true });
});

/** Keeps a memory with an id of its own making and finds it; when told to, tries what its skill does not declare. */
const NOTEBOOK = `#!/usr/bin/env node
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
const emit = (event) => console.log(JSON.stringify({ version: '0', ...event }));
const fail = (errorMessage) => {
  emit({ type: 'error', errorCode: 'refused', errorMessage });
  emit({ type: 'done', ok: false });
};
const ask = ({ url, token, socketPath }, method, params) =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
    const call = request(url, { method: 'POST', headers, socketPath }, async (response) =>
      resolve(JSON.parse(await text(response))),
    );
    call.on('error', reject);
    call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  });
let call = null;
try {
  call = JSON.parse(await text(process.stdin));
} catch {}
if (call === null || typeof call.input?.note !== 'string') fail('There is no note.');
else if (call.host === null) fail('There is nobody to ask.');
else {
  const kept = await ask(call.host, 'store', { dataType: 'memory', record: { id: 'once', summary: call.input.note } });
  const found = await ask(call.host, 'semanticSearch', { dataType: 'memory', query: call.input.note });
  const lore = await ask(call.host, 'lore', { query: 'harbour' });
  const persona = await ask(call.host, 'persona', {});
  const refused = call.input.forget ? await ask(call.host, 'delete', { dataType: 'memory', id: 'once' }) : null;
  const failed = [kept, found, lore, persona].find(({ error }) => error !== undefined);
  if (failed !== undefined) fail(failed.error.message);
  else if (found.result.results.length !== 1) fail('It was not found.');
  else {
    emit({
      type: 'state_patch',
      patch: { story: kept.result.playthroughId, lore: lore.result.chunks.length, refused: refused?.error.data.code ?? '' },
    });
    emit({ type: 'done', ok: true });
  }
}
`;

beforeAll(() => {
  writeSkills(skills, {
    notebook: {
      scripts: { 'note.mjs': NOTEBOOK },
      manifest: {
        scripts: [
          { name: 'note', path: 'scripts/note.mjs', inputSchema: 'input.json', examples: 'examples.json' },
        ],
        permissions: { host: ['store', 'semanticSearch', 'lore', 'persona'] },
      },
    },
  });
  const schema = { type: 'object', required: ['note'], properties: { note: { type: 'string' } } };
  writeFileSync(path.join(skills, 'notebook/input.json'), JSON.stringify(schema));
  const examples = ['A red kite over the mill', 'A grey heron in the reeds'].map((note) => ({ note }));
  writeFileSync(path.join(skills, 'notebook/examples.json'), JSON.stringify(examples));
});

function narratoria(...args: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args, '--json'], {
    encoding: 'utf8',
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1' },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

function run(...tools: ToolInvocation[]) {
  const file = path.join(home, 'plan.json');
  writeFileSync(file, JSON.stringify(planOf(tools)));
  return narratoria('plan', 'run', file, '--skills', skills);
}

/** The scripts have 5 s each, which a busy machine can take for their start alone. */
const retryPolicy = { maxRetries: 3, backoffMs: 10 };
const keep = step('keep', 'skills/memory/scripts/store-memory.mjs', {
  input: { summary: 'The player mended the anvil of Aldric the smith.' },
  retryPolicy,
});
const recall = step('recall', 'skills/memory/scripts/recall-memory.mjs', {
  input: { query: 'the anvil of the smith' },
  retryPolicy,
});

describe('plan run', () => {
  it('recalls what the same plan has stored, and keeps nothing of it', () => {
    const { aggregatedState } = run(keep, { ...recall, dependencies: ['keep'] });
    expect(aggregatedState.memories).toMatchObject([{ summary: keep.input?.['summary'] }]);
    expect(run(recall).aggregatedState.memories).toEqual([]);
    expect(existsSync(path.join(home, 'narratoria.db'))).toBe(false);
  });

  it('gives scripts the services that their skill declares, and no others', () => {
    const { success, aggregatedState } = run(
      step('note', 'skills/notebook/scripts/note.mjs', {
        input: { note: 'A red kite over the mill', forget: true },
      }),
    );
    expect(success).toBe(true);
    expect(aggregatedState).toEqual({ story: 'command-line', lore: 0, refused: 'host_not_permitted' });
  });
});

describe('skill test', () => {
  it('gives each try host services with a story of its own', () => {
    const { passed, checks } = narratoria('skill', 'test', path.join(skills, 'notebook'));
    expect(checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    expect(passed).toBe(true);
  });

  it('fails for a request that is sent to another path than that of the host services', () => {
    writeSkills(skills, {
      astray: {
        scripts: { 'note.mjs': NOTEBOOK.replace('request(url,', "request(url + '/notes',") },
        manifest: {
          scripts: [{ name: 'note', path: 'scripts/note.mjs', examples: 'examples.json' }],
          permissions: { host: ['store', 'semanticSearch', 'lore', 'persona'] },
        },
      },
    });
    writeFileSync(path.join(skills, 'astray/examples.json'), JSON.stringify([{ note: 'A heron' }]));
    const { checks } = narratoria('skill', 'test', path.join(skills, 'astray'));
    expect(checks).toContainEqual(
      expect.objectContaining({
        check: 'host-calls',
        ok: false,
        message: expect.stringContaining('There is nothing at this path. Use `host.url` as it is.'),
      }),
    );
  });
});

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../../src/base/package-root.ts';

/** A storyteller that begins to write and waits for leave to go on. */
export interface SlowStoryteller {
  /** Lets every scene be told at once. */
  open(): void;
  /** Lets scenes wait in the middle. */
  shut(): void;
}

/** Puts one into a home in the place of the shipped one. It tells two drafts; the second is the one that counts. */
export function installSlowStoryteller(home: string): SlowStoryteller {
  const folder = path.join(home, 'skills', 'storyteller');
  // Beside the home, into which a skill of others may not look.
  const gates = `${home}.gates`;
  const gate = path.join(gates, 'gate');
  mkdirSync(gates, { recursive: true });
  mkdirSync(path.join(folder, 'scripts'), { recursive: true });
  const shipped = path.join(packageRoot(), 'skills', 'storyteller');
  const {
    configSchema: _,
    prompt: __,
    ...manifest
  } = JSON.parse(readFileSync(path.join(shipped, 'skill.json'), 'utf8')) as {
    scripts: { inputSchema?: string; examples?: string }[];
    configSchema?: string;
    prompt?: string;
  };
  cpSync(path.join(shipped, 'schemas'), path.join(folder, 'schemas'), { recursive: true });
  const scripts = manifest.scripts.map(({ examples: ___, ...script }) => ({ ...script, prewarm: false }));
  writeFileSync(
    path.join(folder, 'skill.json'),
    JSON.stringify({ ...manifest, scripts, permissions: { read: [gates] } }),
  );
  writeFileSync(path.join(folder, 'scripts', 'narrate.mjs'), script(gate), { mode: 0o755 });
  return {
    open: () => writeFileSync(gate, ''),
    shut: () => rmSync(gate, { force: true }),
  };
}

const script = (gate: string) => `#!/usr/bin/env node
import { existsSync } from 'node:fs';
const emit = (event) => process.stdout.write(JSON.stringify({ version: '0', ...event }) + '\\n');
const delta = (attempt, text) => emit({ type: 'ui_event', event: 'narration_delta', payload: { attempt, text } });
for await (const _ of process.stdin);
delta(1, 'A first draft that comes to nothing.');
delta(2, 'The door ');
emit({ type: 'log', level: 'info', message: 'waiting at the gate' });
while (!existsSync(${JSON.stringify(gate)})) await new Promise((resolve) => setTimeout(resolve, 20));
delta(2, 'opens.');
emit({ type: 'state_patch', patch: { narration: { paragraphs: ['The door opens.'] } } });
emit({ type: 'done', ok: true });
`;

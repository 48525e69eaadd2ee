/**
 * Benchmarks: what we do against the least it could cost, both measured in this run, turn by turn.
 * `node bin/dev bench/main.ts [executor] [decode] [prewarm] [startup] [store] [embeddings] [validate] [ingest] [generate] [skills] [scene] [page] [--json]`
 */
import { availableParallelism } from 'node:os';
import type { Row } from './support/measure.ts';
import { formatTable } from './support/table.ts';

/** Loaded only when asked for: a process that has loaded more takes longer to start others. */
const BENCHES: Record<string, () => Promise<Row[]>> = {
  executor: async () => (await import('./executor.ts')).benchExecutor(),
  decode: async () => (await import('./decode.ts')).benchDecoder(),
  prewarm: async () => (await import('./prewarm.ts')).benchPrewarming(),
  startup: async () => (await import('./startup.ts')).benchStartup(),
  store: async () => (await import('./store.ts')).benchStore(),
  embeddings: async () => (await import('./embeddings.ts')).benchEmbeddings(),
  ingest: async () => (await import('./ingest.ts')).benchIngestion(),
  validate: async () => (await import('./validate.ts')).benchValidation(),
  generate: async () => (await import('./generate.ts')).benchGenerate(),
  skills: async () => (await import('./skills.ts')).benchSkills(),
  scene: async () => (await import('./scene.ts')).benchScenes(),
  page: async () => (await import('./page.ts')).benchPage(),
};

const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== '--json');
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(2);
}

const rows: Row[] = [];
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  if (process.stderr.isTTY) process.stderr.write(`${name}…\n`);
  rows.push(...((await BENCHES[name]?.()) ?? []));
}

const machine = {
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
  cores: availableParallelism(),
};
if (args.includes('--json')) console.log(JSON.stringify({ machine, rows }));
else console.log(`${formatTable(rows)}\n\nNode ${machine.node}, ${machine.platform}, ${machine.cores} cores`);

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { playedStory } from '../../test/page/support/api.ts';
import { median } from '../support/numbers.ts';
import { PROGRAM } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';
import { compare, type Row, rowAgainst, rowOf, type Say } from './support/measure.ts';
import { memoryOf } from './support/memory-of.ts';

const ROUNDS = 8;
const MEMORY_ROUNDS = 3;
const MOST_MS = 1500;
const MOST_MEGABYTES = 300;
const SCENES = 5;
/** For what was started to come to rest. */
const REST_MS = 3000;

/** The server from its start to its address, and what it holds in memory, beside a Fastify server with nothing in it. */
export async function benchServe(say: Say): Promise<Row[]> {
  using scratch = scratchFolder('bench-serve');
  const empty = await bundledEmptyServer(scratch.path);
  let homes = 0;
  const ours = (): Promise<Served> => {
    homes += 1;
    const home = path.join(scratch.path, `home-${homes}`);
    return serve([PROGRAM, 'serve', '--port', '0'], { NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1' });
  };
  const theirs = () => serve([empty], {});
  return [...(await startRows(ours, theirs)), ...(await memoryRows(ours, theirs, say))];
}

type Start = () => Promise<Served>;

async function startRows(ours: Start, theirs: Start): Promise<Row[]> {
  const times: number[] = [];
  const untilAddress = async (start: Start, note: (ms: number) => void) => {
    const { startMs, stop } = await start();
    note(startMs);
    await stop();
  };
  const bare: number[] = [];
  await compare(
    () => untilAddress(ours, (ms) => void times.push(ms)),
    () => untilAddress(theirs, (ms) => void bare.push(ms)),
    ROUNDS,
  );
  const [our, their] = [times.slice(1), bare.slice(1)]; // without the round that warmed up
  const name = 'serve, from start to address';
  const shared = { ours: median(our), rounds: ROUNDS };
  return [
    rowOf({
      ...{ ...shared, name, limit: median(their), limitIs: 'an empty Fastify server, bundled as ours is' },
      ratio: median(our.map((ms, round) => ms / (their[round] ?? Number.NaN))),
    }),
    rowAgainst(MOST_MS, { ...shared, name, limitIs: 'the most it may take' }),
  ];
}

/** At rest, and after some scenes: the server itself, and with the model of meanings and the scripts that wait. */
async function memoryRows(ours: Start, theirs: Start, say: Say): Promise<Row[]> {
  const taken = { rest: [] as number[], alone: [] as number[], all: [] as number[], empty: [] as number[] };
  for (let round = 0; round < MEMORY_ROUNDS; round += 1) {
    const server = await ours();
    const empty = await theirs();
    await sleep(REST_MS);
    const rest = memoryOf(server.pid, 'and children');
    const bare = memoryOf(empty.pid, 'and children');
    await empty.stop();
    if (rest === null || bare === null) {
      await server.stop();
      say('This system does not tell how much memory a process has (no /proc/PID/smaps_rollup).');
      return [];
    }
    await playedStory(server, STORY, SCENES);
    await sleep(REST_MS);
    taken.rest.push(rest);
    taken.empty.push(bare);
    taken.alone.push(memoryOf(server.pid, 'alone') ?? Number.NaN);
    taken.all.push(memoryOf(server.pid, 'and children') ?? Number.NaN);
    await server.stop();
  }
  const row = (name: string, values: readonly number[]): Row =>
    rowOf({
      ...{ name, ours: median(values), limit: median(taken.empty), limitIs: 'an empty Fastify server' },
      ...{ unit: 'MB', rounds: MEMORY_ROUNDS },
    });
  const after = `serve, memory after ${SCENES} scenes`;
  const capped = (name: string, values: readonly number[]): Row =>
    rowAgainst(MOST_MEGABYTES, {
      ...{ name, ours: median(values), unit: 'MB', rounds: MEMORY_ROUNDS },
      limitIs: 'the most it may be without a language model',
    });
  return [
    row('serve, memory at rest', taken.rest),
    row(`${after}, the server alone`, taken.alone),
    capped('serve, memory at rest', taken.rest),
    capped(`${after}, with the model of meanings and the scripts that wait`, taken.all),
  ];
}

const STORY = { campaignId: 'low-water', seed: 'bench' };

interface Served {
  pid: number;
  url: string;
  startMs: number;
  stop(): Promise<void>;
}

/** Starts a program and waits for the line with its address. */
async function serve(args: readonly string[], env: Record<string, string>): Promise<Served> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await addressFrom(child);
  const startMs = performance.now() - startedAt;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, url, startMs, stop };
}

async function addressFrom(child: ChildProcess): Promise<string> {
  let said = '';
  return await new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      const [url] = /http:\S+(?=\s)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`It ended before it said where it is: ${said}`)));
  });
}

async function bundledEmptyServer(scratch: string): Promise<string> {
  const outfile = path.join(scratch, 'empty-server.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'support/empty-server.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return outfile;
}

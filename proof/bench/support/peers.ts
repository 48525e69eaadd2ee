import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../support/program.ts';

const FOLDER = path.join(ROOT, '.narratoria/peers');
/** Some compile for a minute on a slow machine. */
const PATIENCE_MS = 10 * 60_000;

/** What others have made, to be measured beside ours. Never part of the product: docs/decisions/0031-peers.md. */
const PEERS = {
  'hnswlib-node': { packages: ['hnswlib-node@3.0.0'], isCompiled: true },
  '@langchain/langgraph': {
    packages: ['@langchain/langgraph@1.4.18', '@langchain/core@1.2.13', 'zod@4.6.7'],
    isCompiled: false,
  },
};

export type PeerName = keyof typeof PEERS;

/** Loads a peer, fetching it the first time. What it exports is the caller's to describe. */
export async function loadPeer<Exports>(name: PeerName): Promise<Exports> {
  const folder = path.join(FOLDER, PEERS[name].packages[0]?.replaceAll('/', '-') ?? name);
  if (!existsSync(folder)) await fetchPeer(name, folder);
  return createRequire(path.join(folder, 'package.json'))(name) as Exports;
}

/** Into a folder that gets its name when it is whole: an install that was cut short is never taken for one. */
async function fetchPeer(name: PeerName, folder: string): Promise<void> {
  if (process.env['NARRATORIA_OFFLINE'] === '1')
    throw new Error(`${name} is not here, and NARRATORIA_OFFLINE=1 forbids to fetch it.`);
  const { packages, isCompiled } = PEERS[name];
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, 'package.json'), '{ "private": true }\n');
  try {
    await npm(name, ['install', `--ignore-scripts=${!isCompiled}`, ...headers(), ...packages], unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Where Node lies with its headers, what is compiled need not fetch them. */
function headers(): string[] {
  const prefix = path.resolve(process.execPath, '../..');
  return existsSync(path.join(prefix, 'include/node/node.h')) ? [`--nodedir=${prefix}`] : [];
}

async function npm(name: PeerName, args: readonly string[], cwd: string): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}`,
  };
  const child = spawn('npm', [...args, ...quiet], {
    cwd,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: PATIENCE_MS,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const said = await text(child.stderr);
  if ((await ended) === 0) return;
  const why = said.split('\n').find((line) => /error/i.test(line)) ?? 'npm did not say why';
  throw new Error(`${name} could not be installed into ${path.relative(process.cwd(), cwd)}: ${why.trim()}`);
}

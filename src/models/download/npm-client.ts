import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SourceFailure } from './source-failure.ts';

const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-progress'];
const OUTPUT_BYTES = 64 * 1024;
const POLL_MS = 250;
const KILL_GRACE_MS = 2000;

// A registry that is silent is reported in under a minute; a slow one that sends something is waited for.
const TIME_LIMITS = {
  npm_config_fetch_timeout: '15000',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};

interface PackOptions {
  /** An empty folder; npm's cache of this one download goes there too, so that nothing is kept twice. */
  folder: string;
  signal: AbortSignal | undefined;
  stallMs: number;
  onBytes: (soFar: number) => void;
}

/** Fetches a published package with the npm client, which checks its integrity; gives the tarball's path. */
export async function packPackage(name: string, options: PackOptions): Promise<string> {
  const { folder, signal } = options;
  signal?.throwIfAborted();
  const cache = path.join(folder, 'cache');
  const args = ['pack', name, '--pack-destination', folder, '--cache', cache, ...OPTIONS];
  const { code, output } = await runNpm(args, cache, options);
  signal?.throwIfAborted();
  if (code !== 0) throw new SourceFailure(`npm did not bring ${name}: ${reasonIn(output, code)}`);
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new SourceFailure(`npm brought nothing for ${name}`);
  return path.join(folder, tarball);
}

function runNpm(
  args: readonly string[],
  cache: string,
  { folder, signal, stallMs, onBytes }: PackOptions,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    // npm is a `.cmd` file on Windows, which only a shell starts; no argument of ours needs quoting but the paths.
    const isWindows = process.platform === 'win32';
    const child = spawn('npm', isWindows ? args.map((arg) => `"${arg}"`) : args, {
      cwd: folder,
      env: { ...process.env, ...TIME_LIMITS, ...searchPath() },
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-OUTPUT_BYTES);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);

    const stop = () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), KILL_GRACE_MS).unref();
    };
    const watch = watchGrowth(cache, stallMs, onBytes, stop);
    const release = () => {
      watch.end();
      process.off('exit', stop);
      signal?.removeEventListener('abort', stop);
    };
    process.once('exit', stop);
    signal?.addEventListener('abort', stop, { once: true });

    child.once('error', (cause) => {
      release();
      reject(new SourceFailure('npm is not installed or does not start', { cause }));
    });
    child.once('close', (code) => {
      release();
      resolve({ code, output: watch.isStalled() ? `npm error code EIDLETIMEOUT\n${output}` : output });
    });
  });
}

/** npm says nothing of how far it is, but its cache grows. When it stops growing for too long, `stop` is called. */
function watchGrowth(
  cache: string,
  stallMs: number,
  onBytes: (soFar: number) => void,
  stop: () => void,
): { end(): void; isStalled(): boolean } {
  let largest = 0;
  let grewAt = performance.now();
  let isStalled = false;
  // npm itself gives up on a silent registry only after its retries.
  const patience = Math.max(stallMs, 60_000);
  const timer = setInterval(async () => {
    const bytes = await largestFile(path.join(cache, '_cacache', 'tmp'));
    if (bytes > largest) {
      largest = bytes;
      grewAt = performance.now();
      onBytes(largest);
    } else if (!isStalled && performance.now() - grewAt > patience) {
      isStalled = true;
      stop();
    }
  }, POLL_MS);
  return { end: () => clearInterval(timer), isStalled: () => isStalled };
}

/** Only the display and the patience depend on it, so files that come and go do not matter. */
async function largestFile(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map((name) =>
    stat(path.join(folder, name)).then(
      (stats) => stats.size,
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes)));
}

/** The user's own PATH first; our Node at its end, for a machine where npm would find none. */
function searchPath(): Record<string, string> {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { [name]: [process.env[name], path.dirname(process.execPath)].filter(Boolean).join(path.delimiter) };
}

function reasonIn(output: string, code: number | null): string {
  const npmCode = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1];
  if (npmCode === undefined) return `it ended with code ${code}`;
  if (npmCode === 'E404') return 'the registry does not have it (E404)';
  if (npmCode === 'EINTEGRITY') return 'the registry sent wrong bytes (EINTEGRITY)';
  if (/^E\d+$/.test(npmCode)) return `the registry refused it (${npmCode})`;
  return `the registry does not answer (${npmCode})`;
}

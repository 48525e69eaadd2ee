'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { SetupFailure, sentenceFor } = require('./failure.cjs');
const { capture, log } = require('./log.cjs');

const OPTIONS = [
  '--ignore-scripts',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--no-progress',
  '--loglevel=verbose',
];

// A registry that is silent is reported in under a minute; a slow one that sends something is waited for.
const TIME_LIMITS = {
  npm_config_fetch_timeout: '15000',
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};

const FULL_BELOW_BYTES = 1_000_000;

const SILENT_REGISTRY = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EIDLETIMEOUT',
  'ERR_SOCKET_TIMEOUT',
  'FETCH_ERROR',
  'ENOTCACHED',
]);

/** Stops a set-up that would need the network where the user has forbidden it. */
function refuseOffline(purpose) {
  if (process.env.NARRATORIA_OFFLINE !== '1') return;
  throw new SetupFailure(
    `Set-up must fetch ${purpose} from the npm registry, and NARRATORIA_OFFLINE=1 forbids it; run the same command once without it.`,
  );
}

/** Finds an npm that starts, on the wanted Node if it can: `{cacheFolder, run}`. */
async function findNpm(node = process.execPath) {
  // Linux distributions patch npm to run on their own Node only, so the running one is the second choice.
  for (const candidate of new Set([node, process.execPath])) {
    const env = { ...TIME_LIMITS, ...withNodeFirst(candidate) };
    const { code, output } = await spawnNpm(['config', 'get', 'cache', '--no-update-notifier'], { env });
    if (code !== 0) continue;
    return {
      cacheFolder: output.trim().split('\n').at(-1),
      run: (args, options) => run(args, { ...options, env }),
    };
  }
  throw new SetupFailure(
    'npm is missing or does not start; install it (it comes with Node from https://nodejs.org) and run the same command again.',
  );
}

function withNodeFirst(node) {
  const env = { ...process.env };
  // On Windows the name may be spelled `Path`, and only one spelling may be handed on.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.dirname(node), env[name]].filter(Boolean).join(path.delimiter);
  return env;
}

/** Runs npm in `cwd` and gives what it printed; `purpose` is what it fetches. */
async function run(args, { cwd, env, purpose }) {
  const { code, output } = await spawnNpm([...args, ...OPTIONS], { cwd, env });
  if (code === 0) return output;
  const npmCode = codeIn(output) ?? (isDiskFull(cwd) ? 'ENOSPC' : `exit code ${code}`);
  throw new SetupFailure(explain(npmCode, output, purpose), npmCode);
}

/** Runs npm to its end, its output going to the log; the exit code is null where it could not be started. */
async function spawnNpm(args, options) {
  log(`> npm ${args.join(' ')}`);
  const { result, output } = await capture(
    (descriptor) =>
      new Promise((resolve) => {
        // npm is a `.cmd` file on Windows, which only a shell starts; no argument needs quoting.
        const shell = process.platform === 'win32';
        const child = spawn('npm', args, { ...options, shell, stdio: ['ignore', descriptor, descriptor] });
        const stop = () => child.kill();
        process.once('exit', stop);
        child.once('error', (error) => {
          process.off('exit', stop);
          log(`npm could not be started: ${error.message}`);
          resolve(null);
        });
        child.once('exit', (code) => {
          process.off('exit', stop);
          resolve(code);
        });
      }),
  );
  return { code: result, output };
}

function codeIn(output) {
  return /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1];
}

/** On a full disk npm's own words about it find no room in the log. */
function isDiskFull(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize < FULL_BELOW_BYTES;
}

/** The sentence for a failure of npm. */
function explain(code, output, purpose) {
  if (SILENT_REGISTRY.has(code)) {
    return `The npm registry does not answer (${code}) and ${purpose} must come from it; connect to the internet, check your proxy, and run the same command again.`;
  }
  if (/^E[45]\d\d$/.test(code)) {
    return `The npm registry refused ${purpose} (HTTP ${code.slice(1)}); check the registry and the login in your npm settings and run the same command again.`;
  }
  const place = /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1];
  return sentenceFor({ code, path: place, message: `npm could not install ${purpose}: ${code}` });
}

module.exports = { findNpm, refuseOffline };

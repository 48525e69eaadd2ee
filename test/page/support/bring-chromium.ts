import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser that the tests of the page drive; null when there is none. */
    chromium: string | null;
  }
}

const HOW_TO_GET_IT =
  'The tests of the page are skipped: no Chromium was found. Install it (`apt-get install chromium-headless-shell`, or Google Chrome), ' +
  'or name one in the environment variable CHROMIUM.';

/** Vitest's global set-up: finds a Chromium for the tests of the page, and installs it where that can be done unasked. */
export default async function bringChromium(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium() ?? ((await isWanted(project)) ? bringOne() : null));
}

/** Whether any test of this run drives a browser: nobody waits for one to test something else. */
async function isWanted(project: TestProject): Promise<boolean> {
  const filters = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run');
  const files = await project.vitest.getRelevantTestSpecifications(filters);
  return files.some(({ moduleId }) => moduleId.includes('/test/page/'));
}

function bringOne(): string | null {
  if (canInstall()) {
    console.log('Installing Chromium for the tests of the page (once; it takes a minute or two).');
    install(['update']) && install(['install', '-y', '--no-install-recommends', HEADLESS_SHELL]);
  }
  const found = findChromium();
  if (found === null) console.warn(HOW_TO_GET_IT);
  return found;
}

/** Debian and its kin, as root: a build machine or a container. Nobody else's system is changed unasked. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function install(args: string[]): boolean {
  const { status, stderr } = spawnSync('apt-get', ['-q', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.warn(`apt-get ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
  return status === 0;
}

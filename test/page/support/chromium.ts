import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The shell without a window first: it takes half the processor time of a whole browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** The Chromium of this machine, or null. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM: chosen = '', PATH: folders = '' } = env;
  if (chosen !== '') return existsSync(chosen) ? chosen : null;
  const onPath = NAMES.flatMap((name) =>
    folders.split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  const usual = NAMES.map((name) => path.join('/usr/bin', name));
  return [...usual, ...onPath, ...(PLACES[process.platform] ?? [])].find((file) => existsSync(file)) ?? null;
}

/** Starts it without a window and without a word to anybody outside. */
export async function launchChromium(executablePath: string): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    args: [
      // Its sandbox needs rights that root in a container does not have; only our own page is opened.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

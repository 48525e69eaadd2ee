import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Server, type ServerOptions, startServer } from './server.ts';
import { openWindow } from './window.ts';

const LONGEST_TEST_MS = 300_000;

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | null = null;

/** What a file of page tests works with: homes and servers that end with the file. */
export interface Stage {
  newHome(): string;
  serve(home?: string, options?: ServerOptions): Promise<Server>;
  /** A browser window of its own, which knows nothing of the others and is closed after the test. */
  open(url: string, options?: BrowserContextOptions): Promise<Page>;
  /** One that stays open to the end of the file. */
  openForAll(url: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Declares tests of the page; they are skipped, and the set-up says why, when there is no browser. */
export function describePage(title: string, tests: (stage: Stage) => void): void {
  const executable = inject('chromium');
  describe.skipIf(executable === null)(title, { timeout: LONGEST_TEST_MS }, () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-page-'));
    const servers: Server[] = [];
    const contexts: BrowserContext[] = [];
    const lasting: BrowserContext[] = [];
    const mistakes: string[] = [];
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      expect(mistakes.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await Promise.all(lasting.splice(0).map((context) => context.close()));
      await Promise.all(servers.map((server) => server.kill()));
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    });
    const openIn = async (into: BrowserContext[], url: string, options: BrowserContextOptions) => {
      browser ??= launchChromium(executable ?? '');
      const page = await openWindow(await browser, mistakes, options);
      into.push(page.context());
      await page.goto(url);
      return page;
    };
    const newHome = () => mkdtempSync(path.join(scratch, 'home-'));
    tests({
      newHome,
      async serve(home = newHome(), options = {}) {
        const server = await startServer(home, options);
        servers.push(server);
        return server;
      },
      open: (url, options = {}) => openIn(contexts, url, options),
      openForAll: (url, options = {}) => openIn(lasting, url, options),
    });
  });
}

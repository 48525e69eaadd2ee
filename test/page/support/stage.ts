import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Server, type ServerOptions, startServer } from './server.ts';
import { openWindow } from './window.ts';

const LONGEST_TEST_MS = 300_000;

/** What a file of page tests works with: one browser, homes and servers that end with the file. */
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
    let browser: Browser | null = null;
    const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-page-'));
    const servers: Server[] = [];
    const contexts: BrowserContext[] = [];
    const mistakes: string[] = [];
    beforeAll(async () => {
      browser = await launchChromium(executable ?? '');
    });
    afterEach(async () => {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      expect(mistakes.splice(0)).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await Promise.all(servers.map((server) => server.kill()));
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    });
    const openIn = async (url: string, options: BrowserContextOptions) => {
      if (browser === null) throw new Error('The browser has not started.');
      const page = await openWindow(browser, mistakes, options);
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
      async open(url, options = {}) {
        const page = await openIn(url, options);
        contexts.push(page.context());
        return page;
      },
      openForAll: (url, options = {}) => openIn(url, options),
    });
  });
}

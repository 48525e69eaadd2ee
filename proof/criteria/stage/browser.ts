import type { Page } from 'playwright-core';
import { findChromium, launchChromium } from '../../../test/page/support/chromium.ts';
import { type Server, startServer } from '../../../test/page/support/server.ts';
import { openWindow } from '../../../test/page/support/window.ts';
import { type Measurement, notHere } from '../criterion.ts';
import type { Stage } from './stage.ts';

export interface Window {
  page: Page;
  server: Server;
  /** What the page threw or complained of in the console. */
  mistakes: string[];
}

/** Measures in a browser before a server with an empty home, where there is a browser. */
export async function inBrowser(
  stage: Stage,
  measure: (window: Window) => Promise<Measurement>,
): Promise<Measurement> {
  const executable = findChromium();
  if (executable === null) return notHere('there is no Chromium on this machine');
  const server = await startServer(stage.folder());
  try {
    const browser = await launchChromium(executable);
    try {
      const mistakes: string[] = [];
      return await measure({ page: await openWindow(browser, mistakes), server, mistakes });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

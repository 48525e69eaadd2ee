import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findFirefox, launchFirefox } from './support/firefox.ts';
import { startServer } from './support/server.ts';

const executable = findFirefox();

it.skipIf(executable === null)(
  'Firefox tells a story too, where there is one',
  async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'narratoria-page-'));
    const server = await startServer(home);
    const firefox = await launchFirefox(executable ?? '');
    try {
      await firefox.goTo(server.url);
      const until = (expression: string) => expect.poll(() => firefox.ask(expression)).toBe('true');
      const button = (text: string) =>
        `[...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith('${text}'))`;
      for (const text of ['Start with', 'Start']) {
        await until(`${button(text)} !== undefined`);
        await firefox.ask(`${button(text)}.click()`);
      }
      const told = (scene: number) =>
        `document.querySelector('[data-scene="${scene}"][aria-busy="false"]') !== null`;
      await until(told(1));
      await firefox.ask(`dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))`);
      await until(told(2));
      expect(
        (await firefox.ask(`document.querySelector('[data-prose="2"]').textContent`)).length,
      ).toBeGreaterThan(80);
    } finally {
      await firefox.close();
      await server.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  180_000,
);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { Player } from '../../proof/support/player/player.ts';
import { createRandom } from '../../src/base/random.ts';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, untilStill } from './support/api.ts';
import { choice, toldScene } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

/** Over after a scene or two, whatever is chosen. */
const FILES = {
  'manifest.json': JSON.stringify({ title: 'A Short Walk', version: '1.0.0', description: 'It ends soon.' }),
  'plot/premise.md': 'The gate is open, and somebody has swept the path as far as it.\n',
  'plot/endings/home.md':
    '---\ntitle: Home by noon\nconditions:\n  scene_count:\n    min: 2\n---\n\nYou were home by noon. Nobody had noticed.\n',
};

describePage('the end of a story', (stage) => {
  let server: Server;
  beforeAll(async () => {
    const home = stage.newHome();
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(home, 'campaigns/a-short-walk', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    server = await stage.serve(home);
  });

  const begun = async (): Promise<{ id: string; page: Page }> => {
    const { id } = await call<StoryCard>(server, '/api/stories', { campaignId: 'a-short-walk', seed: '1' });
    await untilStill(server, id);
    const page = await stage.open(server.url.replace('/#', `/story/${id}#`));
    return { id, page };
  };
  /** Takes the first choice and waits for the scene it leads to. */
  const choose = async (page: Page, scene: number) => {
    await choice(page, 1).click();
    await toldScene(page, scene).waitFor();
    await choice(page, 1).or(end(page)).first().waitFor();
  };
  const end = (page: Page) => page.getByRole('region', { name: 'What next?' });

  it('offers a book, the way back and another story, and no scene more', async () => {
    const { page } = await begun();
    for (let scene = 2; !(await end(page).isVisible()); scene += 1) await choose(page, scene);
    expect(await page.getByRole('article').last().textContent()).toContain('You were home by noon.');
    await expectAccessible(page);
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      end(page)
        .getByRole('button', { name: /^Download as an e-book/ })
        .click(),
    ]);
    expect(book.suggestedFilename()).toMatch(/\.epub$/);
    await end(page)
      .getByRole('button', { name: /^Go back to an earlier moment/ })
      .click();
    await page.getByRole('heading', { name: 'The story so far' }).waitFor();
  });

  it('is no end for those who begin again', async () => {
    const { page } = await begun();
    const player = new Player({
      page,
      address: () => server.url,
      random: createRandom('1'),
      readMs: 0,
    });
    const playing = player.play();
    await expect.poll(() => player.journal.stories.size, { timeout: 120_000 }).toBeGreaterThanOrEqual(2);
    player.leave();
    await playing;
    expect([...player.journal.complaints]).toEqual([]);
  });
});

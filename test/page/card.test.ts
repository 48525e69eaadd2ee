import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { CARDS } from '../campaign/cards/cards.ts';
import { expectAccessible } from './support/accessible.ts';
import { drop } from './support/files.ts';
import { choose, proseOf, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const GREETING = 'Whoever painted the hammers';

describePage('a character card', (stage) => {
  let server: Server;
  beforeAll(async () => {
    server = await stage.serve();
  });

  it('that is dropped on the library becomes a story, which says that a language model would tell it better', async () => {
    const hester = CARDS.find(({ file }) => file === 'hester.json');
    const file = path.join(stage.newHome(), 'hester.json');
    writeFileSync(file, JSON.stringify(hester?.content));
    const page = await stage.open(server.url);
    await drop(page, file);
    const report = page.getByRole('dialog', { name: /was added to your library/ });
    await report.waitFor();
    await expectAccessible(page);
    await report.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await untilTold(page, 1);
    const told = [await proseOf(page, 1)];
    expect(told[0]).toContain(GREETING);
    const suggestion = page.getByRole('note').filter({ hasText: 'are written for a language model' });

    await suggestion.waitFor();
    await expectAccessible(page);
    for (let scene = 2; scene <= 6; scene++) {
      await choose(page, 1, scene);
      told.push(await proseOf(page, scene));
    }
    expect(told.slice(1).join(' ')).not.toContain(GREETING);
    await suggestion.getByRole('link', { name: 'Storyteller settings' }).click();
    await page.getByRole('heading', { name: 'Storyteller' }).first().waitFor();
  });
});

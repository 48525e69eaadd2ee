import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shell, writeSkills } from '../support/skills.ts';
import { expectAccessible } from './support/accessible.ts';
import { describePage } from './support/stage.ts';

describePage('a skill that is copied in while the page is open', (stage) => {
  it('is announced, can be put off, is reviewed, allowed, and asked about again when it changes', async () => {
    const { home, url } = await stage.serve();
    const page = await stage.open(url);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    writeSkills(path.join(home, 'skills'), {
      lantern: {
        scripts: { 'light.sh': shell() },
        manifest: {
          displayName: 'Lantern',
          author: 'A. Stranger',
          permissions: { network: true, environment: ['LANTERN_KEY'], host: ['lore'] },
        },
      },
    });
    const notice = page.getByRole('status').filter({ hasText: 'New skill: Lantern.' });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Review' }).click();

    const card = page.getByRole('article', { name: 'Lantern' });
    await card.getByText('A. Stranger').waitFor();
    await card.getByText('LANTERN_KEY').waitFor();
    await card.getByText('Uses the network', { exact: true }).waitFor();
    expect(await card.getByRole('switch').count()).toBe(0);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Not now: Lantern' }).click();
    expect(await card.getByText('A. Stranger').count()).toBe(0);
    await card.getByRole('button', { name: 'Review Lantern' }).click();
    await card.getByRole('button', { name: 'Allow Lantern' }).click();
    await expect.poll(() => card.getByRole('switch').isChecked()).toBe(true);

    writeFileSync(path.join(home, 'skills/lantern/scripts/light.sh'), shell(':'));
    await card.getByText('Changed since you allowed it').waitFor();
  });

  it('cannot be seen in safe mode, which the library says', async () => {
    const home = stage.newHome();
    writeSkills(path.join(home, 'skills'), { lantern: { scripts: { 'light.sh': shell() } } });
    const { url } = await stage.serve(home, { env: { NARRATORIA_SAFE: '1' } });
    const page = await stage.open(url);
    await page.getByRole('note').filter({ hasText: 'Safe mode' }).waitFor();
    expect(await page.getByText('New skill').count()).toBe(0);
  });
});

import { expect, it } from 'vitest';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, untilStill } from './support/api.ts';
import { textOf, toldScene, untilTold } from './support/reader.ts';
import { describePage } from './support/stage.ts';

describePage('the field “Type an action”', (stage) => {
  it('is off at first; switched on, it asks back what is not clear and does what is', async () => {
    const server = await stage.serve(stage.newHome());
    const { id } = await call<StoryCard>(server, '/api/stories', { campaignId: 'low-water', seed: 'typing' });
    await untilStill(server, id);
    const page = await stage.open(server.url.replace('/#', `/story/${id}#`));
    await untilTold(page, 1);
    const field = page.getByRole('textbox', { name: 'Type an action' });
    expect(await field.count()).toBe(0);

    await page.goto(server.url.replace('/#', '/settings/reading#'));
    await page
      .getByRole('radiogroup', { name: 'Type an action' })
      .getByRole('radio', { name: /^On/ })
      .check();
    await page.goto(server.url.replace('/#', `/story/${id}#`));
    await untilTold(page, 1);

    await field.fill('Go to the moon');
    await field.press('Enter');
    await page.getByText('Where do you want to go?').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    const suggestion = page.locator('form').getByRole('button').filter({ hasNotText: 'Do it' }).first();
    const meant = await textOf(suggestion);
    await suggestion.click();
    expect(await field.inputValue()).toBe(meant);

    // Digits belong to the text; they do not pick a choice.
    await field.fill('');
    await field.press('2');
    expect(await field.inputValue()).toBe('2');
    await field.fill('Look at the iron rings');
    await page.getByRole('button', { name: 'Do it' }).click();
    await untilTold(page, 2);
    expect(await textOf(toldScene(page, 2))).toMatch(/ring/);
    const told = await untilStill(server, id);
    expect(told.scenes.at(-1)?.chosen).toMatchObject({ id: 'typed', text: 'Look at the iron rings' });
    expect(await field.inputValue()).toBe('');
  });
});

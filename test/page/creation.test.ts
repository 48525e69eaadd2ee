import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { describePage } from './support/stage.ts';

const FILES = {
  'manifest.json': JSON.stringify({ title: 'The Pilgrim Road', version: '1.0.0' }),
  'world/setting.md': 'The road runs from the sea to the shrine.\n',
  'world/constraints.md': '- There is no magic.\n',
  'plot/premise.md': 'You set out before dawn with one shoe.\n',
  'characters/player/template.json': JSON.stringify({
    character_creation: { mode: 'freeform' },
    constraints: { era_locked: 'the 12th century' },
  }),
};

describePage('creating a character', (stage) => {
  it('says what holds for everybody, and what of an answer does not fit, before the story begins', async () => {
    const home = stage.newHome();
    for (const [name, text] of Object.entries(FILES)) {
      const file = path.join(home, 'campaigns/the-pilgrim-road', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const server = await stage.serve(home);
    const page = await stage.open(server.url);
    await page.getByRole('button', { name: 'Open The Pilgrim Road' }).click();
    await page.getByRole('button', { name: 'Create a character' }).click();
    const limits = page.getByRole('list', { name: 'What holds for your character' });
    await limits.waitFor();
    expect(await limits.getByRole('listitem').allTextContents()).toEqual([
      'You belong to this time: the 12th century.',
      'There is no magic.',
    ]);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    const field = page.getByRole('textbox');
    await field.fill('an airline pilot');
    await page.getByRole('alert').getByText('does not belong to the time of this story').waitFor();
    await expectAccessible(page);
    await field.fill('a ferryman');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

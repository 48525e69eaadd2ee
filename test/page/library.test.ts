import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { packFolder } from '../../src/campaign/archive/pack.ts';
import { ROOT } from '../play/support/story.ts';
import { expectAccessible } from './support/accessible.ts';
import { drop } from './support/files.ts';
import { choose, stepInto } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { addNarrator, TRUSTING } from './support/skills.ts';
import { describePage } from './support/stage.ts';

const HTML = '<img src="/x" onerror="window.hacked = 1"><script>window.hacked = 2</script>';
const LINK = '[come](javascript:window.hacked=3)';

describePage('the library', (stage) => {
  let server: Server;
  let workshop: string;
  beforeAll(async () => {
    workshop = stage.newHome();
    const home = stage.newHome();
    // What a model might say, at its worst.
    addNarrator(home, [`The wall reads: ${HTML}`, LINK, '<b>Bold</b> & *soft*.']);
    server = await stage.serve(home, TRUSTING);
  });

  async function packed(name: string, change: (folder: string) => void): Promise<string> {
    const folder = path.join(workshop, name);
    cpSync(path.join(ROOT, 'campaigns/the-honourable-snail'), folder, { recursive: true });
    change(folder);
    const file = path.join(workshop, `${name}.zip`);
    await packFolder(folder, file);
    return file;
  }
  const manifest = (folder: string, changes: Record<string, unknown>) =>
    writeFileSync(
      path.join(folder, 'manifest.json'),
      JSON.stringify({ title: 'X', version: '1.0.0', ...changes }),
    );

  it('takes in a campaign that is dropped on it', async () => {
    const file = await packed('the-good-one', (folder) => {
      manifest(folder, { title: 'The Good One' });
      const made = path.join(folder, 'world/style_generated.md');
      writeFileSync(made, '# Slime\n\nIt shines.\n');
      const provenance = { source_model: 'm', generated_at: '2026-01-01T00:00:00Z', seed_data: 's' };
      writeFileSync(`${made}.provenance.json`, JSON.stringify({ ...provenance, version: '1.0.0' }));
    });
    const page = await stage.open(server.url);
    await drop(page, file);
    const report = page.getByRole('dialog', { name: 'The Good One was added to your library' });
    await report.getByText('Imported and verified.').waitFor();
    await expectAccessible(page);
    await report.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('heading', { name: 'The Good One' }).first().waitFor();
    await page.getByText('About this world').click();
    await page.getByText('Campaign contains 1 AI-generated asset(s).').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open The Good One' }).waitFor();
  });

  it('has a way to be rid of a broken campaign', async () => {
    const folder = path.join(server.home, 'campaigns/the-torn-one');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'manifest.json'), '{ "title": "The Torn One", "version": "soon" }');
    const page = await stage.open(server.url);
    await page.getByRole('button', { name: 'Open The Torn One' }).click();
    await page.getByRole('alert').getByText('manifest.json').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete The Torn One?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('The Torn One was deleted.').waitFor();
    expect(existsSync(folder)).toBe(false);
    await page.getByRole('button', { name: 'Open Low Water' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });

  it('refuses a broken one and says which file is wrong and where', async () => {
    const file = await packed('the-broken-one', (folder) => {
      mkdirSync(path.join(folder, 'characters'), { recursive: true });
      writeFileSync(path.join(folder, 'manifest.json'), '{\n  "title": "Broken",\n  "version": 7,,\n}\n');
    });
    const page = await stage.open(server.url);
    await drop(page, file);
    const report = page.getByRole('dialog', { name: 'Import failed' });
    await report
      .getByText(/manifest\.json:3:\d+/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await report.getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('button', { name: 'Open Broken' }).count()).toBe(0);
  });

  it('refuses what is no campaign at all', async () => {
    const file = path.join(workshop, 'holiday.zip');
    writeFileSync(file, 'This is not a zip.');
    const page = await stage.open(server.url);
    await drop(page, file);
    await page.getByRole('dialog', { name: 'Import failed' }).getByRole('paragraph').first().waitFor();
  });

  it('shows HTML and scripts of a campaign and of a narrator as the letters they are', async () => {
    const file = await packed('the-sly-one', (folder) => {
      manifest(folder, { title: `Sly ${HTML}`, description: `Read ${HTML} ${LINK}`, author: HTML });
      mkdirSync(path.join(folder, 'lore'), { recursive: true });
      writeFileSync(path.join(folder, 'lore/place.md'), `# The place\n\nIt says ${HTML} and ${LINK}.\n`);
    });
    const page = await stage.open(server.url);
    await drop(page, file);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectInert(page);
    await stepInto(page, `Sly ${HTML}`);
    await page.getByText(`The wall reads: ${HTML}`).first().waitFor();
    await choose(page, 1, 2);
    await expectInert(page);
    expect(await page.getByRole('link', { name: 'come' }).count()).toBe(0);
    for (const panel of ['Tools', 'Assets', 'State']) {
      await page.getByRole('link', { name: panel }).click();
      await page.getByRole('complementary', { name: panel }).waitFor();
      await expectInert(page);
    }
  });
});

/** Nothing of it became an element, and nothing of it ran. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    hacked: (window as { hacked?: number }).hacked ?? null,
    images: document.querySelectorAll('img[src="/x"], [onerror]').length,
    scripts: document.querySelectorAll('body script').length,
    links: document.querySelectorAll('[href^="javascript:"]').length,
  }));
  expect(found).toEqual({ hacked: null, images: 0, scripts: 0, links: 0 });
}

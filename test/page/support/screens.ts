import type { Page } from 'playwright-core';
import { choice } from './reader.ts';

export interface Screen {
  name: string;
  /** Where it is, for a story. */
  path: (storyId: string) => string;
  /** What has to be so before the page is loaded. */
  prepare?: () => Promise<void>;
  /** Waits for it, and opens what has to be opened. */
  ready: (page: Page) => Promise<void>;
}

const library = () => '/';
const story = (id: string) => `/story/${id}`;
const heading = (name: string) => async (page: Page) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const settings = (section: string, title: string, sign: (page: Page) => Promise<void>): Screen => ({
  name: `settings-${section}`,
  path: () => `/settings/${section}`,
  ready: async (page) => {
    await heading(title)(page);
    await sign(page);
  },
});

/** Every screen of the page, as a story that has got somewhere shows it. */
export const SCREENS: Screen[] = [
  { name: 'library', path: library, ready: heading('Worlds') },
  {
    name: 'campaign',
    path: library,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Open Part Heard' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).waitFor();
    },
  },
  {
    name: 'creation',
    path: library,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Open Part Heard' }).click();
      await page.getByRole('button', { name: 'Create a character' }).click();
      await page.getByRole('button', { name: 'Surprise me' }).waitFor();
      await page.getByAltText('Your portrait').waitFor();
    },
  },
  { name: 'story', path: story, ready: async (page) => await choice(page, 1).waitFor({ state: 'attached' }) },
  {
    name: 'tree',
    path: story,
    ready: async (page) => {
      await page.getByRole('button', { name: /^More options for (?!scene)/ }).click();
      await page.getByRole('menuitem', { name: 'The story so far' }).click();
      await page.getByText('this story').waitFor();
    },
  },
  {
    name: 'tools',
    path: (id) => `${story(id)}/tools`,
    ready: async (page) => await page.getByRole('button', { name: 'Run again' }).waitFor(),
  },
  {
    name: 'assets',
    path: (id) => `${story(id)}/assets`,
    ready: async (page) => await page.getByRole('list', { name: 'Files' }).waitFor(),
  },
  {
    name: 'state',
    path: (id) => `${story(id)}/state`,
    ready: async (page) => await page.getByRole('tree').waitFor(),
  },
  {
    name: 'state-relationships',
    path: (id) => `${story(id)}/state`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Relationships' }).click();
      await page.getByRole('tabpanel', { name: 'Relationships' }).getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'state-memories',
    path: (id) => `${story(id)}/state`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Memories' }).click();
      await page.getByRole('tabpanel', { name: 'Memories' }).getByRole('listitem').first().waitFor();
    },
  },
  settings('skills', 'Skills', async (page) => {
    await page.getByRole('button', { name: 'Settings for Storyteller' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).scrollIntoViewIfNeeded();
    await page.evaluate(
      `document.querySelector('[id^="skill-storyteller"]').closest('article').scrollIntoView()`,
    );
  }),
  settings('storyteller', 'Storyteller', async (page) => {
    await page.getByRole('button', { name: 'Set up Anthropic (Claude)' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByText('No model server is running here.').waitFor();
  }),
  settings('reading', 'Reading', async (page) => await page.getByRole('slider').first().waitFor()),
  settings('data', 'Data', async (page) => await page.getByRole('button', { name: 'Back up now' }).waitFor()),
  settings('about', 'About', async (page) => await page.getByText('Version').first().waitFor()),
];

/** Goes to a screen and waits until all of it is there; the address is the one that `serve` prints. */
export async function show(page: Page, url: string, screen: Screen, storyId: string): Promise<void> {
  await screen.prepare?.();
  await page.goto(url.replace('/#', `${screen.path(storyId)}#`));
  if (screen.path('?').startsWith('/story/?')) await page.locator('article').first().waitFor(); // a dialog may lie over it
  await screen.ready(page);
  await page.evaluate('document.fonts.ready');
}

/** Goes there in a page that is open already, as a link does. */
export async function goTo(page: Page, screen: Screen, storyId: string): Promise<void> {
  // By way of another place, so that whatever was open is closed.
  for (const place of ['/nowhere', screen.path(storyId)]) {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(place)}); dispatchEvent(new PopStateEvent('popstate'));`,
    );
    if (place === '/nowhere') await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  await screen.ready(page);
}

/** Has the page drawn in this light from the next time it is loaded. */
export async function readIn(page: Page, theme: 'dark' | 'light' | 'system'): Promise<void> {
  const reading = JSON.stringify(JSON.stringify({ theme }));
  await page.addInitScript(`localStorage.setItem('narratoria.reading', ${reading})`);
}

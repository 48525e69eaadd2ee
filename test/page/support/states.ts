import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { packFolder } from '../../../src/campaign/archive/pack.ts';
import { ROOT } from '../../play/support/story.ts';
import { drop } from './files.ts';
import { choice } from './reader.ts';
import type { Screen } from './screens.ts';

const library = () => '/';
const story = (id: string) => `/story/${id}`;
const settings = (section: string) => () => `/settings/${section}`;
const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'Compass failed' });

/** Nothing has been played yet. */
export const WELCOME: Screen = {
  name: 'welcome',
  path: library,
  ready: async (page) => await page.getByRole('heading', { name: 'Interactive stories' }).waitFor(),
};

/** What a home shows in which `addBrokenChooser` has broken something. */
export const NOTICE: Screen = {
  name: 'story-notice',
  path: story,
  ready: async (page) => {
    await notice(page).getByRole('button', { name: 'Show details' }).click();
    await notice(page).getByText('The compass is broken').waitFor();
    await notice(page).scrollIntoViewIfNeeded();
  },
};

/** What a home shows in which `addMutes` has silenced every narrator. */
export const FIVE_ATTEMPTS: Screen = {
  name: 'story-five-attempts',
  path: story,
  ready: async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'View error details' }).click();
    await page.getByText('max_replan_attempts').waitFor();
  },
};

/** What the library says of an archive that is dropped on it. */
export function importReport(name: string, file: () => Promise<string>, sign: RegExp): Screen {
  return {
    name,
    path: library,
    ready: async (page) => {
      await page.getByRole('heading', { name: 'Worlds' }).waitFor();
      await drop(page, await file());
      await page.getByRole('dialog').getByText(sign).first().waitFor();
    },
  };
}

/** What is left of the page while nobody answers: the server comes for each page, and leaves it. */
export function lostConnection(come: () => Promise<void>, leave: () => Promise<void>): Screen {
  return {
    prepare: come,
    name: 'story-lost-connection',
    path: story,
    ready: async (page) => {
      await choice(page, 1).waitFor({ state: 'attached' });
      await leave();
      await page.getByText('Connection lost.').waitFor();
    },
  };
}

/** The states of an ordinary home that no screen shows by itself. */
export const STATES: Screen[] = [
  {
    name: 'missing',
    path: () => '/nowhere',
    ready: async (page) => await page.getByRole('heading', { name: 'Page not found' }).waitFor(),
  },
  {
    name: 'story-missing',
    path: () => '/story/no-such-story',
    ready: async (page) => await page.getByRole('heading', { name: 'Story not found' }).waitFor(),
  },
  {
    name: 'state-nothing-found',
    path: (id) => `${story(id)}/state`,
    ready: async (page) => {
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('unicorn');
      await page.getByText('No results').waitFor();
    },
  },
  {
    name: 'story-music',
    path: story,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Music' }).click();
      await page.getByRole('dialog', { name: 'Music' }).waitFor();
    },
  },
  {
    name: 'settings-data-delete',
    path: settings('data'),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Delete all stories' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('delete');
    },
  },
];

/** The places where names stand: the story, who is here, and the library. */
export const NAMES: Screen[] = [
  {
    name: 'names-story',
    path: story,
    ready: async (page) => await choice(page, 1).waitFor({ state: 'attached' }),
  },
  {
    name: 'names-library',
    path: library,
    ready: async (page) => await page.getByRole('heading', { name: 'Worlds' }).waitFor(),
  },
  {
    name: 'names-state',
    path: (id) => `${story(id)}/state`,
    ready: async (page) => {
      await page.getByRole('tab', { name: 'Relationships' }).click();
      await page.getByRole('tabpanel', { name: 'Relationships' }).waitFor();
    },
  },
];

/** Who is who in a copy of Low Water of which every name is hard to set: right to left, or long. */
const HARD_NAMES: Record<string, string> = {
  Iz: 'شهرزاد بنت الوزير',
  Orsolya: 'רבקה בת־אל מנהר פרת',
  Teodor: 'Theodor Bartholomew Featherstonehaugh-Cholmondeley of Ostrava',
};

/** Copies Low Water to this folder with names that are hard to set. */
export function copyWithHardNames(folder: string): void {
  cpSync(path.join(ROOT, 'campaigns/low-water'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(folder, file);
    if (!/\.(md|json)$/.test(file)) continue;
    let text = readFileSync(place, 'utf8').replaceAll(
      'Low Water',
      'ألف ليلة وليلة: the Courtyard of the Very Slow Clock',
    );
    for (const [name, hard] of Object.entries(HARD_NAMES))
      text = text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), hard);
    writeFileSync(place, text);
  }
}

/** Packs an archive of a broken campaign. */
export async function packBroken(scratch: string): Promise<string> {
  const folder = path.join(scratch, 'the-broken-one');
  mkdirSync(path.join(folder, 'characters/npcs/nobody'), { recursive: true });
  writeFileSync(path.join(folder, 'manifest.json'), '{\n  "title": "Broken",\n  "version": 7,,\n}\n');
  writeFileSync(path.join(folder, 'characters/npcs/nobody/profile.json'), '{ "role": 3 }\n');
  const file = path.join(scratch, 'the-broken-one.zip');
  rmSync(file, { force: true });
  await packFolder(folder, file);
  return file;
}

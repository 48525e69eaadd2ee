import type { Locator, Page } from 'playwright-core';

/** The article of a scene that is told to its end. */
export const toldScene = (page: Page, scene: number): Locator =>
  page
    .getByRole('article', { name: new RegExp(`^Scene ${scene}\\.`) })
    .and(page.locator('[aria-busy="false"]'));

export const choices = (page: Page): Locator => page.getByRole('region', { name: 'What do you do?' });

/** The n-th choice, from 1. */
export const choice = (page: Page, number: number): Locator =>
  choices(page)
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('button')
    .first();

/** Waits until a scene is told and the player may choose. */
export async function untilTold(page: Page, scene: number): Promise<void> {
  await toldScene(page, scene).waitFor();
  await choice(page, 1).waitFor();
}

/** Takes a choice and waits for the scene it leads to. */
export async function choose(page: Page, number: number, leadsTo: number): Promise<void> {
  await choice(page, number).click();
  await untilTold(page, leadsTo);
}

/** The prose of a scene as the player reads it. */
export async function proseOf(page: Page, scene: number): Promise<string> {
  const paragraphs = await toldScene(page, scene)
    .locator(`[data-prose="${scene}"] > div > p`)
    .allTextContents();
  return paragraphs.join('\n');
}

export async function textOf(place: Locator): Promise<string> {
  return (await place.textContent()) ?? '';
}

/** Begins a campaign from the library as somebody who fits, and waits for the first scene. */
export async function stepInto(page: Page, campaign: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${campaign}` }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await untilTold(page, 1);
}

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rounds } from '../../support/length.ts';

const NARROWEST = { width: 360, height: 740 };
/** What a window of 1280 by 900 has room for at 200 %. */
const ZOOMED = { width: 640, height: 450 };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** As it is shown, or narrow and in the other light. Axe takes a second: `npm run verify` has it look at both. */
export const LOOKS = ['as it is', 'narrow'] as const;

/**
 * What is shown is clean for axe, and it fits into 360 pixels and into 200 % zoom. Afterwards the page is as it was.
 */
export async function expectAccessible(
  page: Page,
  looks: readonly (typeof LOOKS)[number][] = rounds(['as it is'], LOOKS),
): Promise<void> {
  const before = page.viewportSize() ?? NARROWEST;
  const isDark = await page.evaluate(() => document.documentElement.style.colorScheme !== 'light');
  const findings = looks.includes('as it is') ? await axeFindings(page) : [];
  await page.setViewportSize(NARROWEST);
  if (looks.includes('narrow')) {
    await light(page, isDark ? 'light' : 'dark');
    findings.push(...(await axeFindings(page)));
  }
  findings.push(...(await tooWide(page)));
  await page.setViewportSize(ZOOMED);
  findings.push(...(await tooWide(page)));
  await page.setViewportSize(before);
  if (looks.includes('narrow')) await light(page, isDark ? 'dark' : 'light');
  expect(findings).toEqual([]);
}

/** The player's wish comes before the system's, so it is the wish that is changed. */
async function light(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((wished) => {
    const key = 'narratoria.reading';
    const reading = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), theme: wished });
    localStorage.setItem(key, reading);
    dispatchEvent(new StorageEvent('storage', { key, newValue: reading, storageArea: localStorage }));
  }, theme);
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(theme);
}

/** Waits for a frame or two after a change: colours take one to become others. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // An animation of something that is taken away meanwhile may never say that it is finished.
    const enough = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([Promise.all(ending.map(({ finished }) => finished.catch(() => null))), enough]);
  });
}

/** By how much one would have to scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  await untilDrawn(page);
  return await page.evaluate(() => {
    const width = innerWidth;
    const beyond = document.documentElement.scrollWidth - width;
    return beyond > 0 ? [`${beyond} pixels too wide at ${width}`] : [];
  });
}

/** What axe finds wrong, in a line each. What is gone a moment later was on its way in or out. */
async function axeFindings(page: Page): Promise<string[]> {
  const first = await axeLook(page);
  if (first.length === 0) return [];
  await page.waitForTimeout(500);
  const second = await axeLook(page);
  return first.filter((finding) => second.includes(finding));
}

async function axeLook(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await untilDrawn(page);
  return await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations, passes } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    if (passes.length < 10) return ['axe has found hardly anything to look at'];
    return violations.flatMap(({ id, nodes }) =>
      nodes.flatMap(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? '';
        // Bars that stay in place cover whatever has been scrolled under them.
        const isScrolledUnder = id === 'target-size' && why.includes('partially obscured');
        return isScrolledUnder ? [] : [`${id} at ${target.join(' ')}: ${why}`];
      }),
    );
  }, RULES);
}

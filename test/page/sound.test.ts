import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { playedStory } from './support/api.ts';
import { proseOf, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { giveVoice, listenIn, markedText, sayWord, soundsOf, voiceInUse } from './support/sound.ts';
import { describePage } from './support/stage.ts';

describePage('what can be heard', (stage) => {
  let server: Server;
  let storyId = '';
  beforeAll(async () => {
    server = await stage.serve();
    const view = await playedStory(server, { campaignId: 'part-heard', seed: 'sound' }, 0);
    storyId = view.story.id;
  });
  const openStory = async (prepare: (page: Page) => Promise<void>) => {
    const page = await stage.open('about:blank');
    await prepare(page);
    await page.goto(server.url.replace('/#', `/story/${storyId}#`));
    await untilTold(page, 1);
    return page;
  };

  it('music is silent until it is asked for, fades in and out, and has a volume and a mute', async () => {
    const page = await openStory(listenIn);
    expect(await soundsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Music' }).click();
    const panel = page.getByRole('dialog', { name: 'Music' });
    const toggle = panel.getByRole('switch', { name: 'Play music' });
    expect(await toggle.isChecked()).toBe(false);
    await toggle.click();
    const volumes: number[] = [];
    const loudness = async () => {
      const [sound] = await soundsOf(page);
      volumes.push(sound?.volume ?? -1);
      return sound?.isPlaying === true ? sound.volume : -1;
    };
    await expect.poll(loudness, { interval: 50 }).toBe(0.5);
    // It rose; it did not jump.
    expect(volumes.some((volume) => volume > 0 && volume < 0.5)).toBe(true);
    expect((await soundsOf(page))[0]?.url).toContain(new URL(server.url).origin);

    const slider = panel.getByRole('slider', { name: 'Volume' });
    await slider.fill('80');
    await expect.poll(loudness).toBe(0.8);
    const mute = panel.getByRole('button', { name: 'Mute' });
    await mute.click();
    await expect.poll(loudness).toBe(0);
    expect(await mute.getAttribute('aria-pressed')).toBe('true');
    await mute.click();
    await expect.poll(loudness).toBe(0.8);
    await toggle.click();
    await expect.poll(async () => (await soundsOf(page)).map(({ isPlaying }) => isPlaying)).toEqual([false]);
  });

  it('reading aloud marks the word that is said, pauses, goes on, and ends with the prose', async () => {
    const page = await openStory(giveVoice);
    const prose = await proseOf(page, 1);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    // A voice of this machine, never one that would send the story away.
    await expect.poll(() => voiceInUse(page)).toBe('Voice');
    const words: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const word = await sayWord(page);
      expect(await markedText(page)).toBe(word);
      words.push(word ?? '');
    }
    expect(prose.split(/\s+/).slice(0, 3)).toEqual(words);

    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await sayWord(page)).toBeNull();
    expect(await markedText(page)).toBe(words.at(-1));
    await page.getByRole('button', { name: 'Resume' }).click();
    expect(await sayWord(page)).toBe(prose.split(/\s+/)[3]);
    while ((await sayWord(page)) !== null);
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
    expect(await markedText(page)).toBe('');

    await page.getByRole('button', { name: 'Read aloud' }).click();
    await expect.poll(() => voiceInUse(page)).toBe('Voice');
    await page.getByRole('button', { name: 'Stop reading' }).click();
    expect(await voiceInUse(page)).toBeNull();
  });

  it('a machine without voices is told so', async () => {
    const page = await openStory(async () => {});
    await page.evaluate(() => {
      speechSynthesis.getVoices = () => [];
    });
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await page.getByText('No voice for reading aloud is installed.').waitFor();
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
  });
});

import type { Page } from 'playwright-core';

/** Remembers every sound that the page makes, without changing it. */
export async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: HTMLAudioElement[] = [];
    Object.assign(window, { heard });
    window.Audio = new Proxy(window.Audio, {
      construct(target, args) {
        const audio = Reflect.construct(target, args) as HTMLAudioElement;
        heard.push(audio);
        return audio;
      },
    });
  });
}

export interface Sound {
  url: string;
  isPlaying: boolean;
  volume: number;
}

/** What can be heard now. */
export async function soundsOf(page: Page): Promise<Sound[]> {
  return await page.evaluate(() =>
    (window as unknown as { heard: HTMLAudioElement[] }).heard.map(
      ({ src, paused, volume, currentTime }) => ({
        url: src,
        isPlaying: !paused && currentTime > 0,
        volume: Math.round(volume * 100) / 100,
      }),
    ),
  );
}

/** A mouth for a browser that has none: it says a word whenever it is told to, and heeds pause, resume and cancel. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let speaking: SpeechSynthesisUtterance | null = null;
    let at = 0;
    let paused = false;
    const voice = (name: string, lang: string, localService: boolean, isDefault: boolean) => ({
      name,
      voiceURI: name,
      lang,
      localService,
      default: isDefault,
    });
    const voices = [
      voice('A service elsewhere', 'en-GB', false, true),
      voice('Stimme', 'de-DE', true, false),
      voice('Voice', 'en-GB', true, false),
    ];
    const mouth = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => {
        speaking = utterance;
        at = 0;
      },
      pause: () => {
        paused = true;
      },
      resume: () => {
        paused = false;
      },
      cancel: () => {
        speaking = null;
        paused = false;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: mouth });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        voice: SpeechSynthesisVoice | null = null;
        lang = '';
        onboundary: ((event: object) => void) | null = null;
        onend: (() => void) | null = null;
        onerror: (() => void) | null = null;
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.assign(window, {
      voiceInUse: () => speaking?.voice?.name ?? null,
      /** Says one more word and gives it; null when it may not or there is none. */
      sayWord: () => {
        const said = speaking as unknown as { text: string } & Record<string, (event?: object) => void>;
        if (said === null || paused) return null;
        const word = /\S+/.exec(said.text.slice(at));
        if (word === null) {
          speaking = null;
          said['onend']?.();
          return '';
        }
        const charIndex = at + word.index;
        at = charIndex + word[0].length;
        said['onboundary']?.({ name: 'word', charIndex, charLength: word[0].length });
        return word[0];
      },
    });
  });
}

/** Has the voice say its next word: it, or null when the voice is silent. */
export async function sayWord(page: Page): Promise<string | null> {
  return await page.evaluate(() => (window as unknown as { sayWord: () => string | null }).sayWord());
}

export async function voiceInUse(page: Page): Promise<string | null> {
  return await page.evaluate(() => (window as unknown as { voiceInUse: () => string | null }).voiceInUse());
}

/** What is marked as being said. */
export async function markedText(page: Page): Promise<string> {
  return await page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join(' '));
}

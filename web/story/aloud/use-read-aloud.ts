import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../../ui/toasts.ts';
import { storyWords } from '../../words/story.ts';

/** Some browsers name their voices only a moment after they are asked. */
const PATIENCE_MS = 1500;

/**
 * A voice of this machine that speaks the language, or any of this machine; null when there is none. Voices that send
 * the text to a service elsewhere are not used: the story stays here.
 */
async function voiceHere(language: string): Promise<SpeechSynthesisVoice | null> {
  const voices = await voicesHere();
  const speaking = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(language));
  const fitting = speaking.length > 0 ? speaking : voices;
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

async function voicesHere(): Promise<SpeechSynthesisVoice[]> {
  const now = () => speechSynthesis.getVoices().filter(({ localService }) => localService);
  if (now().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    });
  }
  return now();
}

const NAME = 'spoken';
const canMark = 'highlights' in CSS;

/** Marks a word of a paragraph, or all of it where the voice does not say which word it is at. */
function markSpoken(paragraph: HTMLElement, word: { from: number; length: number } | null): void {
  if (!canMark) return;
  const range = document.createRange();
  if (word === null) range.selectNodeContents(paragraph);
  else {
    const text = paragraph.textContent ?? '';
    const length = word.length > 0 ? word.length : (/^\S+/.exec(text.slice(word.from))?.[0].length ?? 0);
    const start = positionOf(paragraph, word.from);
    const end = positionOf(paragraph, word.from + length);
    if (start === null || end === null) return;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
  }
  CSS.highlights.set(NAME, new Highlight(range));
}

function clearSpoken(): void {
  if (canMark) CSS.highlights.delete(NAME);
}

/** The text node and the place in it that a place in the whole text is at. */
function positionOf(paragraph: HTMLElement, index: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = index;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}

export interface ReadAloud {
  state: 'silent' | 'speaking' | 'paused';
  isPossible: boolean;
  /** Reads from the scene to the end of what is on the page. */
  start(scene: number): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
}

const isPossible = 'speechSynthesis' in globalThis;

/** Reads the prose with the browser's voices and marks the word that is being said. */
export function useReadAloud(): ReadAloud {
  const [state, setState] = useState<ReadAloud['state']>('silent');
  /** Grows with each start, so that what an older reading still says is not heeded. */
  const reading = useRef(0);

  const stop = useCallback(() => {
    reading.current += 1;
    if (isPossible) speechSynthesis.cancel();
    clearSpoken();
    setState('silent');
  }, []);

  const start = useCallback(
    async (scene: number) => {
      stop();
      const mine = reading.current;
      const isCurrent = () => mine === reading.current;
      setState('speaking');
      const voice = await voiceHere(document.documentElement.lang);
      if (!isCurrent()) return;
      const giveUp = (why: string) => {
        if (!isCurrent()) return;
        stop();
        say(why);
      };
      if (voice === null) return giveUp(storyWords.aloud.noVoice);
      const queue = paragraphsFrom(scene);
      const next = () => {
        const paragraph = queue.shift();
        if (!isCurrent()) return;
        if (paragraph === undefined) return stop();
        speak(paragraph, voice, { isCurrent, done: next, failed: () => giveUp(storyWords.aloud.failed) });
      };
      next();
    },
    [stop],
  );

  useEffect(() => stop, [stop]); // leaving the story ends it
  return {
    state,
    isPossible,
    start,
    stop,
    pause: () => {
      speechSynthesis.pause();
      setState('paused');
    },
    resume: () => {
      speechSynthesis.resume();
      setState('speaking');
    },
  };
}

function paragraphsFrom(scene: number): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-prose]')]
    .filter(({ dataset }) => Number(dataset['prose']) >= scene)
    .flatMap((prose) => [...prose.querySelectorAll('p')]);
}

interface Spoken {
  isCurrent: () => boolean;
  done: () => void;
  failed: () => void;
}

function speak(
  paragraph: HTMLElement,
  voice: SpeechSynthesisVoice,
  { isCurrent, done, failed }: Spoken,
): void {
  const utterance = new SpeechSynthesisUtterance(paragraph.textContent ?? '');
  utterance.voice = voice;
  utterance.lang = voice.lang;
  markSpoken(paragraph, null);
  utterance.onboundary = ({ charIndex, charLength, name }) => {
    if (isCurrent() && name === 'word') markSpoken(paragraph, { from: charIndex, length: charLength });
  };
  utterance.onend = done;
  utterance.onerror = failed;
  speechSynthesis.speak(utterance);
}

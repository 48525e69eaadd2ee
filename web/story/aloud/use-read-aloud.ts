import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../../ui/toasts.ts';
import { storyWords } from '../../words/story.ts';
import { clearSpoken, markSpoken } from './mark-spoken.ts';
import { voiceHere } from './voices.ts';

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

import { useCallback, useEffect, useRef, useState } from 'react';
import { clearSpoken, markSpoken } from './mark-spoken.ts';

export interface ReadAloud {
  state: 'silent' | 'speaking' | 'paused';
  isPossible: boolean;
  /** Reads from the scene to the end of what is on the page. */
  start(scene: number): void;
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
    (scene: number) => {
      stop();
      const mine = reading.current;
      const queue = paragraphsFrom(scene);
      const next = () => {
        const paragraph = queue.shift();
        if (mine !== reading.current) return;
        if (paragraph === undefined) return stop();
        speak(paragraph, () => mine === reading.current, next);
      };
      setState('speaking');
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

function speak(paragraph: HTMLElement, isCurrent: () => boolean, done: () => void): void {
  const utterance = new SpeechSynthesisUtterance(paragraph.textContent ?? '');
  utterance.lang = document.documentElement.lang;
  markSpoken(paragraph, null);
  utterance.onboundary = ({ charIndex, charLength, name }) => {
    if (isCurrent() && name === 'word') markSpoken(paragraph, { from: charIndex, length: charLength });
  };
  utterance.onend = done;
  utterance.onerror = done;
  speechSynthesis.speak(utterance);
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownScene } from './shown-scene.ts';

/** Below the bar at the top. */
const TOP = 72;

interface Place {
  scene: number;
  /** How far the scene's top is above the reading line, in px. */
  offset: number;
}

const sceneElement = (scene: number): HTMLElement | null => document.querySelector(`[data-scene="${scene}"]`);

/**
 * Keeps the place in the text: a reload finds it again, a new scene's first line glides to the top and takes the focus,
 * and nothing else moves it. Returns from which scene on the scenes came while the player was watching.
 */
export function useReadingPlace(storyId: string, shown: readonly ShownScene[]): number {
  const last = shown.at(-1);
  const [freshFrom] = useState(() =>
    last === undefined || last.telling !== null ? (last?.scene ?? 0) : last.scene + 1,
  );
  const isRestored = useRef(false);
  const moment =
    last === undefined ? '' : `${last.scene}${last.telling === null ? '' : ` at ${last.telling.startedAt}`}`;
  const seen = useRef<{ moment: string; scene: number } | null>(null);

  useLayoutEffect(() => {
    if (last === undefined) return;
    if (!isRestored.current) {
      isRestored.current = true;
      seen.current = { moment, scene: last.scene };
      const place = readPlace(storyId) ?? { scene: last.scene, offset: 0 };
      restore(place);
      // Letters that arrive late change where the lines are, unless the player has moved on meanwhile.
      const at = scrollY;
      void document.fonts.ready.then(() => scrollY === at && restore(place));
      return;
    }
    const before = seen.current;
    seen.current = { moment, scene: last.scene };
    const isNew = last.telling !== null && before?.moment !== moment && before?.scene !== last.scene;
    const isBack = before !== null && last.scene < before.scene;
    if (isNew || isBack || (last.telling !== null && before?.moment !== moment)) glideTo(last.scene);
  }, [storyId, moment, last]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        const place = currentPlace();
        if (place !== null) sessionStorage.setItem(keyOf(storyId), JSON.stringify(place));
      }, 200);
    };
    addEventListener('scroll', keep, { passive: true });
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', keep);
      clearTimeout(timer);
    };
  }, [storyId]);

  return freshFrom;
}

function glideTo(scene: number): void {
  const article = sceneElement(scene);
  if (article === null) return;
  const isStill = document.documentElement.classList.contains('still');
  article.querySelector<HTMLElement>('[data-scene-head]')?.focus({ preventScroll: true });
  scrollTo({
    top: scrollY + article.getBoundingClientRect().top - TOP,
    behavior: isStill ? 'auto' : 'smooth',
  });
}

function restore({ scene, offset }: Place): void {
  const article = sceneElement(scene);
  if (article !== null) scrollTo(0, scrollY + article.getBoundingClientRect().top - TOP + offset);
}

function currentPlace(): Place | null {
  const articles = document.querySelectorAll<HTMLElement>('[data-scene]');
  let place: Place | null = null;
  for (const article of articles) {
    const { top } = article.getBoundingClientRect();
    if (place !== null && top > TOP) break;
    place = { scene: Number(article.dataset['scene']), offset: TOP - top };
  }
  return place;
}

const keyOf = (storyId: string): string => `narratoria.place.${storyId}`;

function readPlace(storyId: string): Place | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(storyId)) ?? 'null') as Place | null;
    return kept !== null && sceneElement(kept.scene) !== null ? kept : null;
  } catch (error) {
    console.warn('The saved reading position is invalid.', error);
    return null;
  }
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the lines that are being read where they are when the rest of the scene arrives: its heading, its dice and its
 * picture come above the prose, and are known only once it is told.
 */
export function useSteadyProse(isTold: boolean, hasProse: boolean): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  /** Where the prose began on the whole page, while it was being written. */
  const top = useRef<number | null>(null);

  useLayoutEffect(() => {
    const prose = article.current?.querySelector('[data-prose]');
    if (prose == null) return;
    const now = prose.getBoundingClientRect().top + scrollY;
    if (isTold && top.current !== null && now !== top.current) {
      scrollBy({ top: now - top.current, behavior: 'instant' });
    }
    top.current = isTold || !hasProse ? null : now;
  });
  return article;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OfferClock } from '../library/offer/offer-clock.tsx';
import { Toasts } from '../ui/toast-bar.tsx';
import { shellWords } from '../words/shell.ts';
import { LostConnection } from './lost-connection.tsx';
import { Navigation } from './navigation.tsx';
import type { Route } from './router.ts';
import classes from './shell.module.css';
import { SkillNotice } from './skill-notice.tsx';

export function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const storyId = useLastStory(route);
  const main = useFocusOnArrival(route);
  return (
    <>
      <a className={classes.skip} href="#main">
        {shellWords.skipToContent}
      </a>
      <Navigation route={route} storyId={storyId} />
      <main id="main" ref={main} className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <OfferClock />
      <SkillNotice route={route} />
      <LostConnection />
      <Toasts />
    </>
  );
}

/** Another page takes the focus, as a page that is loaded does; the first one has it already. */
function useFocusOnArrival(route: Route) {
  const main = useRef<HTMLElement>(null);
  const place = route.page === 'story' ? route.storyId : route.page;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    main.current?.focus({ preventScroll: true });
    if (route.page !== 'story') scrollTo(0, 0); // a story finds its own place
  }, [place, route.page]);
  return main;
}

/** The story that the rail leads back to from elsewhere. */
function useLastStory(route: Route): string | null {
  const here = route.page === 'story' ? route.storyId : null;
  const [last, setLast] = useState(here);
  const left = route.page === 'library';
  useEffect(() => {
    if (here !== null) setLast(here);
    else if (left) setLast(null);
  }, [here, left]);
  return here ?? (left ? null : last);
}

import { type MouseEvent, useSyncExternalStore } from 'react';
import { type Route, routeOf } from './route.ts';

export { type Route, type StoryPanel, settingsPath, storyPath } from './route.ts';

const MOVED = 'narratoria:moved';

export function navigate(to: string, { replace = false } = {}): void {
  if (to === location.pathname) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  dispatchEvent(new Event(MOVED));
}

function listen(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(listen, () => location.pathname));
}

/** What turns an <a> or a MUI component into a link that does not load the page anew. */
export function linkTo(to: string) {
  return {
    href: to,
    onClick: (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      event.preventDefault();
      navigate(to);
    },
  };
}

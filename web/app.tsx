import { lazy, Suspense, useEffect } from 'react';
import { followEvents } from './api/events.ts';
import { useMayAsk } from './api/token.ts';
import { LibraryPage } from './library/library-page.tsx';
import { CatchAll } from './shell/catch-all.tsx';
import { PanelSheet } from './shell/panel-sheet.tsx';
import { type Route, type StoryPanel, useRoute } from './shell/router.ts';
import { Shell } from './shell/shell.tsx';
import { Missing, NoToken } from './shell/states.tsx';
import { Waiting } from './ui/waiting.tsx';

const StoryPage = lazy(() => import('./story/story-page.tsx'));
const Settings = lazy(() => import('./panels/settings.tsx'));
const PANELS = {
  tools: lazy(() => import('./panels/tools.tsx')),
  assets: lazy(() => import('./panels/assets.tsx')),
  state: lazy(() => import('./panels/state.tsx')),
} satisfies Record<StoryPanel, unknown>;

export function App() {
  const mayAsk = useMayAsk();
  const route = useRoute();

  useEffect(() => {
    if (!mayAsk) return;
    const ended = new AbortController();
    void followEvents(ended.signal);
    return () => ended.abort();
  }, [mayAsk]);

  if (!mayAsk) return <NoToken />;
  return (
    <Shell route={route}>
      <CatchAll key={route.page}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </CatchAll>
    </Shell>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'library':
      return <LibraryPage />;
    case 'settings':
      return <Settings />;
    case 'missing':
      return <Missing />;
    case 'story': {
      const Panel = route.panel === null ? null : PANELS[route.panel];
      return (
        <>
          <StoryPage key={route.storyId} storyId={route.storyId} />
          {Panel !== null && route.panel !== null && (
            <PanelSheet storyId={route.storyId} panel={route.panel}>
              <CatchAll key={route.panel}>
                <Suspense fallback={<Waiting />}>
                  <Panel storyId={route.storyId} />
                </Suspense>
              </CatchAll>
            </PanelSheet>
          )}
        </>
      );
    }
  }
}

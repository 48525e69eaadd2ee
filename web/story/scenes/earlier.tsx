import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SceneView } from '../../../src/contracts/api/story.ts';
import { call } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { withEarlier } from '../../api/story-view.ts';
import { storyWords } from '../../words/story.ts';
import classes from './earlier.module.css';

/** Loads what came before as soon as the player scrolls near it, without moving what is being read. */
export function Earlier({ storyId, before }: { storyId: string; before: number }) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const heightBefore = useRef<number | null>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (scene: number) =>
      call<{ scenes: SceneView[] }>(
        `/api/stories/${encodeURIComponent(storyId)}/scenes?before=${scene}&limit=20`,
      ),
    onSuccess: ({ scenes }) => {
      heightBefore.current = document.documentElement.scrollHeight;
      client.setQueryData(queries.story(storyId).queryKey, (view) => view && withEarlier(view, scenes));
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has grown whenever the first scene is another one.
  useLayoutEffect(() => {
    if (heightBefore.current === null) return;
    scrollBy({ top: document.documentElement.scrollHeight - heightBefore.current, behavior: 'instant' });
    heightBefore.current = null;
  }, [before]);

  useEffect(() => {
    if (place.current === null || isPending || isError) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting === true && mutate(before),
      {
        rootMargin: '1200px 0px 0px',
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [before, isPending, isError, mutate]);

  return (
    <div ref={place} className={classes.earlier}>
      {isError ? (
        <Button onClick={() => mutate(before)}>{storyWords.loadEarlier}</Button>
      ) : (
        <>
          <span className="unseen">{storyWords.loadingEarlier}</span>
          <Skeleton variant="text" width="90%" height={30} />
          <Skeleton variant="text" width="70%" height={30} />
        </>
      )}
    </div>
  );
}

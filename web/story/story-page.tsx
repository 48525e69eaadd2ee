import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/errors.ts';
import { queries } from '../api/queries.ts';
import { Broken } from '../shell/states.tsx';
import { seedColour } from '../theme/reading.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';
import classes from './story.module.css';
import { Story } from './story.tsx';

export default function StoryPage({ storyId }: { storyId: string }) {
  const { data, error, refetch } = useQuery(queries.story(storyId));
  const colour = data?.story.seedColour ?? null;
  const title = data?.story.title;

  useEffect(() => {
    if (colour !== null) seedColour.set(colour);
    return () => seedColour.set(null);
  }, [colour]);
  useEffect(() => {
    document.title = title === undefined ? sharedWords.appName : storyWords.pageTitle(title);
  }, [title]);

  const isGone = error instanceof ApiError && error.status === 404;
  if (data !== undefined && !isGone) return <Story view={data} />;
  return error === null ? <StorySkeleton /> : <Broken error={error} retry={() => void refetch()} />;
}

function StorySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <span className="unseen" role="status">
        {storyWords.opening}
      </span>
      <div className={classes.column}>
        <Skeleton variant="text" width="36%" height={28} sx={{ mt: 10, mb: 3 }} />
        {[97, 92, 95, 58, 0, 94, 98, 90, 41].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
          <Skeleton key={line} variant="text" width={`${width}%`} height={33} />
        ))}
        <Skeleton variant="rounded" height={72} sx={{ mt: 4, borderRadius: 3 }} />
        <Skeleton variant="rounded" height={72} sx={{ mt: 1.5, borderRadius: 3 }} />
      </div>
    </div>
  );
}

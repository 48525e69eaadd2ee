import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/errors.ts';
import { queries } from '../api/queries.ts';
import { Broken } from '../shell/states.tsx';
import { seedColour } from '../theme/reading.ts';
import { sharedWords } from '../words/shared.ts';
import { storyWords } from '../words/story.ts';
import { Story } from './story.tsx';
import { StorySkeleton } from './story-skeleton.tsx';

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

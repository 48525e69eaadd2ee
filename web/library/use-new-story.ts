import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewStory, StoryCard } from '../../src/contracts/api/library.ts';
import { call } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { navigate, storyPath } from '../shell/router.ts';
import { sayRefusal } from '../ui/say-refusal.ts';

/** Begins a story and goes to it. */
export function useNewStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewStory) => call<StoryCard>('/api/stories', { method: 'POST', body }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries(queries.library());
      navigate(storyPath(id));
    },
    onError: sayRefusal,
  });
}

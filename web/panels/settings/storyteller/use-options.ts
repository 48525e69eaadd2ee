import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModelOptions, Models } from '../../../../src/contracts/api/models.ts';
import { call } from '../../../api/client.ts';
import { sayRefusal } from '../../../ui/say-refusal.ts';
import { say } from '../../../ui/toasts.ts';
import { storytellerWords } from '../../../words/storyteller.ts';

/** Changes how models write; what is not named stays as it is. */
export function useOptions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (options: ModelOptions) =>
      call<Models>('/api/models/options', { method: 'PATCH', body: options }),
    onSuccess: (models) => {
      client.setQueryData(['models'], models);
      say(storytellerWords.options.saved);
    },
    onError: sayRefusal,
  });
}

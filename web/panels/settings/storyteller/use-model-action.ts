import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Models, ModelView } from '../../../../src/contracts/api/models.ts';
import { call } from '../../../api/client.ts';
import { sayRefusal } from '../../../ui/say-refusal.ts';
import type { ModelAction } from './model-words.ts';

/** Fetches, pauses, drops or chooses the model with this id. */
export function useModelAction(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ModelAction): Promise<unknown> =>
      action === 'use'
        ? call<Models>('/api/models/use', { method: 'PUT', body: { provider: 'local', model: id } })
        : call<ModelView>(`/api/models/${encodeURIComponent(id)}/${action}`, { method: 'POST', body: {} }),
    onError: sayRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: ['models'] }),
  });
}

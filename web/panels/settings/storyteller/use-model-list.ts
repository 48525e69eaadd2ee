import { useMutation } from '@tanstack/react-query';
import type { ModelList, Writer } from '../../../../src/contracts/api/models.ts';
import { call } from '../../../api/client.ts';

/** Asks a server or a service which models it has. */
export function useModelList() {
  return useMutation({
    mutationFn: (writer: Writer) => call<ModelList>('/api/models/list', { method: 'POST', body: writer }),
  });
}

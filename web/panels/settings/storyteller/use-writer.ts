import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Models, Writer } from '../../../../src/contracts/api/models.ts';
import { call } from '../../../api/client.ts';
import { say } from '../../../ui/toasts.ts';
import { storytellerWords } from '../../../words/storyteller.ts';

interface Wanted {
  writer: Writer;
  /** What to call it when it was taken. */
  title: string;
}

/** Chooses who writes. Whoever shows the button shows why it was refused. */
export function useWriter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ writer }: Wanted) => call<Models>('/api/models/use', { method: 'PUT', body: writer }),
    onSuccess: (models, { title }) => {
      client.setQueryData(['models'], models);
      say(storytellerWords.choose.changed(title));
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportReport } from '../../../src/contracts/api/library.ts';
import { call } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { sayRefusal } from '../../ui/say-refusal.ts';

/** Brings a file into the library and keeps what came of it until it has been read. */
export function useImport() {
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      call<ImportReport>('/api/campaigns/import', {
        method: 'POST',
        bytes: file,
        headers: { 'x-file-name': encodeURIComponent(file.name) },
      }),
    onSuccess: (answer) => {
      setReport(answer);
      void client.invalidateQueries(queries.library());
    },
    onError: sayRefusal,
  });
  return { start: mutate, isBusy: isPending, report, close: () => setReport(null) };
}

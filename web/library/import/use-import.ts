import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignCard, ImportReport } from '../../../src/contracts/api/library.ts';
import { call } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { sayRefusal } from '../../ui/say-refusal.ts';

interface Bringing {
  file: File;
  /** The campaign that it is added to. */
  into: string | null;
}

/** Brings a file into the library and keeps what came of it until it has been read. */
export function useImport(campaigns: CampaignCard[]) {
  const client = useQueryClient();
  const [report, setReport] = useState<ImportReport | null>(null);
  /** A file that might go into a campaign that is there. */
  const [asking, setAsking] = useState<File | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ file, into }: Bringing) =>
      call<ImportReport>('/api/campaigns/import', {
        method: 'POST',
        bytes: file,
        headers: {
          'x-file-name': encodeURIComponent(file.name),
          ...(into !== null && { 'x-campaign': encodeURIComponent(into) }),
        },
      }),
    onSuccess: (answer) => {
      setReport(answer);
      void client.invalidateQueries(queries.library());
    },
    onError: sayRefusal,
  });
  const own = campaigns.filter(({ source }) => source === 'home');
  return {
    isBusy: isPending,
    report,
    asking,
    own,
    start: (file: File) => {
      if (own.length > 0 && !/\.zip$/i.test(file.name)) setAsking(file);
      else mutate({ file, into: null });
    },
    choose: (into: string | null) => {
      if (asking !== null) mutate({ file: asking, into });
      setAsking(null);
    },
    close: () => {
      setReport(null);
      setAsking(null);
    },
  };
}

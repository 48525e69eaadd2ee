import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { Answers } from './answers.ts';

const PAUSE_MS = 600;

/** The portrait that fits the answers, drawn anew once they have not changed for a moment; or why they do not fit the world. */
export function usePortrait(campaignId: string, answers: Answers, first: string | null) {
  const [settled, setSettled] = useState(answers);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(answers), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['portrait', campaignId, settled],
    queryFn: ({ signal }) =>
      call<{ portrait: string | null }>(`/api/campaigns/${encodeURIComponent(campaignId)}/portrait`, {
        method: 'POST',
        body: { answers: settled },
        signal,
      }),
    enabled: Object.keys(settled).length > 0,
    placeholderData: keepPreviousData,
  });
  return { url: data?.portrait ?? first, isBusy: isFetching, problem: error?.message ?? null };
}

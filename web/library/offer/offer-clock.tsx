import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Models } from '../../../src/contracts/api/models.ts';
import { call } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { sayRefusal } from '../../ui/say-refusal.ts';
import { createStore, useStore } from '../../ui/store.ts';

const SECONDS = 30;

const left = createStore(SECONDS);
/** Seconds until the recommended model is downloaded. */
export const useSecondsLeft = (): number => useStore(left);

/** Answers the offer of the first launch. */
export function useAnswerOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: 'download' | 'later') =>
      call<Models>('/api/models/offer', { method: 'PUT', body: { answer } }),
    onSuccess: (models) => client.setQueryData(['models'], models),
    onError: sayRefusal,
  });
}

/** What the first launch offers: a server that runs here, else a model to download. */
export function useOffer() {
  const { data } = useQuery(queries.models());
  const offer = data?.offer ?? null;
  const servers = useQuery({ ...queries.modelServers(), enabled: offer !== null });
  const found = (servers.data?.servers ?? []).find(({ models }) => models.length > 0) ?? null;
  const model = data?.models.find(({ id }) => id === offer?.id) ?? null;
  return { data, offer, found, model, isLooking: servers.isPending };
}

/**
 * Counts down to the download of the recommended model, on whichever page the player is. Only while somebody looks, and
 * not when a server is running here, which is the better choice.
 */
export function OfferClock() {
  const { offer, found, isLooking } = useOffer();
  const answer = useAnswerOffer();
  const { mutate } = answer;
  const isRunning = offer?.startsByItself === true && found === null && !isLooking && answer.isIdle;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      left.set(left.get() - 1);
      if (left.get() <= 0) mutate('download');
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, mutate]);
  return null;
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState, WaitingState } from './states.tsx';

interface FetchedProps<Data> {
  query: UseQueryResult<Data, Error>;
  /** What it is, as the beginning of a sentence. */
  what: string;
  /** Heights of the grey shapes shown until it is there. */
  shapes: readonly number[];
  children: (data: Data) => ReactNode;
}

/** What the server was asked for: while it comes, when it fails, and when it is there. */
export function Fetched<Data>({ query, what, shapes, children }: FetchedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) {
    return <FailedState what={what} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <WaitingState what={what} heights={shapes} />;
}

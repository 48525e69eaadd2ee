import { mdiAlertCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { sharedWords } from '../../words/shared.ts';

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

/** What could not be fetched, why, and the way to try again. */
function FailedState({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {sharedWords.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <WrittenState icon={mdiAlertCircleOutline} title={sharedWords.couldNotLoad(what)} action={retry}>
        <p>{error.message}</p>
        {error instanceof ApiError && error.hint !== '' && <p>{error.hint}</p>}
      </WrittenState>
    </div>
  );
}

/** Grey shapes in place of what is being fetched. */
function WaitingState({ what, heights }: { what: string; heights: readonly number[] }) {
  return (
    <Stack aria-busy="true" sx={{ gap: 1.5 }}>
      <span className="unseen" role="status">
        {sharedWords.loadingPart(what)}
      </span>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without any identity
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

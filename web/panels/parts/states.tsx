import { mdiAlertCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ApiError } from '../../api/errors.ts';
import { WrittenState } from '../../ui/written-state.tsx';
import { sharedWords } from '../../words/shared.ts';

/** What could not be fetched, why, and the way to try again. */
export function FailedState({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
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
export function WaitingState({ what, heights }: { what: string; heights: readonly number[] }) {
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

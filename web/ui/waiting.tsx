import Skeleton from '@mui/material/Skeleton';
import { sharedWords } from '../words/shared.ts';
import classes from './waiting.module.css';

/** What stands where a page will be in a moment. */
export function Waiting({ lines = 6 }: { lines?: number }) {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span className="unseen" role="status">
        {sharedWords.loading}
      </span>
      <Skeleton variant="text" width="32%" height={40} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <Skeleton key={line} variant="text" width={`${92 - ((line * 7) % 23)}%`} height={28} />
      ))}
    </div>
  );
}

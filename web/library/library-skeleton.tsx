import Skeleton from '@mui/material/Skeleton';
import { libraryWords } from '../words/library.ts';
import classes from './library.module.css';

export function LibrarySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <span className="unseen" role="status">
        {libraryWords.loading}
      </span>
      <Skeleton variant="text" width={180} height={56} />
      <div className={classes.section}>
        <div className={classes.campaigns}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} variant="rounded" height={340} />
          ))}
        </div>
      </div>
    </div>
  );
}

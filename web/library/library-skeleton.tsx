import Skeleton from '@mui/material/Skeleton';
import classes from './library.module.css';

export function LibrarySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <span className="unseen" role="status">
        Loading the library
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

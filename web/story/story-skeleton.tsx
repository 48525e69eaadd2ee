import Skeleton from '@mui/material/Skeleton';
import { storyWords } from '../words/story.ts';
import classes from './story.module.css';

export function StorySkeleton() {
  return (
    <div className={classes.page} aria-busy="true">
      <span className="unseen" role="status">
        {storyWords.opening}
      </span>
      <div className={classes.column}>
        <Skeleton variant="text" width="36%" height={28} sx={{ mt: 10, mb: 3 }} />
        {[97, 92, 95, 58, 0, 94, 98, 90, 41].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
          <Skeleton key={line} variant="text" width={`${width}%`} height={33} />
        ))}
        <Skeleton variant="rounded" height={72} sx={{ mt: 4, borderRadius: 3 }} />
        <Skeleton variant="rounded" height={72} sx={{ mt: 1.5, borderRadius: 3 }} />
      </div>
    </div>
  );
}

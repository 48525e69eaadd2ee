import { mdiAccountOutline } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { libraryWords } from '../../words/library.ts';
import classes from './creation.module.css';

/** The face that goes with the answers so far. */
export function Portrait({ url, isBusy, name }: { url: string | null; isBusy: boolean; name: string }) {
  return (
    <div className={classes.portrait}>
      <div className={classes.frame} data-busy={isBusy}>
        {url === null ? (
          <Icon path={mdiAccountOutline} size={64} />
        ) : (
          <img className={classes.face} src={url} alt={libraryWords.creation.portrait} />
        )}
      </div>
      <p className={classes.name} dir="auto">
        {name}
      </p>
    </div>
  );
}

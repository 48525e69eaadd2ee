import { mdiAccountOutline } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import classes from './creation.module.css';

/** The face that goes with the answers so far. */
export function Portrait({ url, isBusy, name }: { url: string | null; isBusy: boolean; name: string }) {
  return (
    <div className={classes.portrait}>
      <div className={classes.frame} data-busy={isBusy}>
        {url === null ? (
          <Icon path={mdiAccountOutline} size={64} />
        ) : (
          <img className={classes.face} src={url} alt="Your portrait, drawn from your answers" />
        )}
      </div>
      <p className={classes.name} dir="auto">
        {name}
      </p>
    </div>
  );
}

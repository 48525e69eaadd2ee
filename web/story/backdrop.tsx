import classes from './backdrop.module.css';

/** The place, far away, under a scrim. */
export function Backdrop({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <div className={classes.backdrop} aria-hidden="true">
      <img key={url} src={url} alt="" className={classes.picture} />
    </div>
  );
}

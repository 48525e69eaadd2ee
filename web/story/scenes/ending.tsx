import classes from './scene.module.css';

export function Ending({ title }: { title: string }) {
  return (
    <div className={classes.ending}>
      <p className={classes.endingWord}>The end</p>
      <p className={classes.endingTitle} dir="auto">
        {title}
      </p>
    </div>
  );
}

import { storyWords } from '../../words/story.ts';
import classes from './scene.module.css';

export function Ending({ title }: { title: string }) {
  return (
    <div className={classes.ending}>
      <p className={classes.endingWord}>{storyWords.theEnd}</p>
      <p className={classes.endingTitle} dir="auto">
        {title}
      </p>
    </div>
  );
}

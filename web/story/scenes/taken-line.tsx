import { mdiChevronRight } from '@mdi/js';
import { Icon } from '../../ui/icon.tsx';
import { storyWords } from '../../words/story.ts';
import classes from './scene.module.css';

/** The choice that led here; it stays in the text. */
export function TakenLine({ text }: { text: string }) {
  return (
    <p className={classes.taken}>
      <Icon path={mdiChevronRight} size={20} className={classes.takenMark} />
      <span>
        <span className="unseen">{storyWords.youChose}</span>
        <span dir="auto">{text}</span>
      </span>
    </p>
  );
}
